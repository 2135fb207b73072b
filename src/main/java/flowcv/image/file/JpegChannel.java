package flowcv.image.file;

/**
 * A channel of a JPEG as one scan brings it.
 *
 * @param component its place in the frame
 * @param dc the table of mean values; null where the scan brings none
 * @param ac the table of other coefficients; null where the scan brings none
 * @param known by block, a bit for each coefficient that is not zero; kept from scan to scan of a progressive JPEG
 */
record JpegChannel(JpegFrame.Component component, HuffmanTable dc, HuffmanTable ac, long[] known) {}
