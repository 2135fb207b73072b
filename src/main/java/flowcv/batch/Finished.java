package flowcv.batch;

/**
 * What work on one picture leaves.
 *
 * @param overlay a PNG or JPEG file with the solution drawn; empty where there is none
 * @param thumbnail a JPEG file; empty where none is wanted or nothing was decoded
 * @param settled whether another try would end the same way as long as the picture does not change
 */
record Finished(PictureResult result, byte[] overlay, byte[] thumbnail, boolean settled) {
    static final byte[] NOTHING = {};

    static Finished without(PictureResult result, boolean settled) {
        return new Finished(result, NOTHING, NOTHING, settled);
    }

    Finished unwritten(String why) {
        return new Finished(result.unwritten(why), NOTHING, thumbnail, false);
    }
}
