package flowcv.image.file;

/**
 * Follows the codes of one scan of a JPEG without making pixels, ITU-T T.81 annexes F and G. The decoder makes a gray
 * or shifted picture of broken codes and only mutters, so they have to be found here.
 */
final class JpegScan {
    /** No set of coefficients: the mean value is never in it. */
    private static final long NO_CODE = -1;

    private final int from;
    private final int to;
    private final boolean refines;
    private ScanBits bits;
    /** Blocks still to come in which this scan has nothing to add. */
    private int emptyBlocks;

    /**
     * @param from the first coefficient of a block that the scan brings, 0..63
     * @param to the last one
     * @param refines whether it adds a bit to coefficients that an earlier scan brought
     */
    JpegScan(int from, int to, boolean refines) {
        this.from = from;
        this.to = to;
        this.refines = refines;
    }

    /** Goes to the bits after a scan header or a restart marker. */
    void restart(ScanBits next) {
        bits = next;
        emptyBlocks = 0;
    }

    /** Follows a block of a JPEG that is not progressive; false where no code fits. */
    boolean sequential(HuffmanTable dc, HuffmanTable ac) {
        if (!difference(dc)) {
            return false;
        }
        int at = 1;
        while (at < 64) {
            int code = ac.code(bits.peek16());
            int size = code & 15;
            int run = code >> 4 & 15;
            bits.skip((code >> 8) + size);
            if (size == 0 && run != 15) {
                return code != 0 && run == 0;
            }
            at += run + 1;
        }
        return at == 64;
    }

    /** Follows a block of a progressive JPEG; false where no code fits. */
    boolean progressive(JpegChannel channel, int block) {
        if (from == 0) {
            return mean(channel.dc());
        }
        long known = channel.known()[block];
        long found = refines ? refined(channel.ac(), known) : first(channel.ac(), known);
        channel.known()[block] = found;
        return found != NO_CODE;
    }

    /** Follows the mean value of a block of a progressive JPEG; false where no code fits. */
    boolean mean(HuffmanTable dc) {
        if (refines) {
            bits.skip(1);
            return true;
        }
        return difference(dc);
    }

    private boolean difference(HuffmanTable dc) {
        int code = dc.code(bits.peek16());
        int size = code & 0xFF;
        if (code == 0 || size > 15) {
            return false;
        }
        bits.skip((code >> 8) + size);
        return true;
    }

    private long first(HuffmanTable ac, long known) {
        if (emptyBlocks > 0) {
            emptyBlocks--;
            return known;
        }
        long found = known;
        int at = from;
        while (at <= to) {
            int code = ac.code(bits.peek16());
            int size = code & 15;
            int run = code >> 4 & 15;
            if (code == 0) {
                return NO_CODE;
            }
            bits.skip(code >> 8);
            if (size == 0 && run != 15) {
                emptyBlocks = (1 << run) + bits.take(run) - 1;
                return found;
            }
            bits.skip(size);
            at += run;
            if (size > 0 && at <= to) {
                found |= 1L << at;
            }
            at++;
        }
        return at == to + 1 ? found : NO_CODE;
    }

    private long refined(HuffmanTable ac, long known) {
        long found = known;
        int at = from;
        while (at <= to && emptyBlocks == 0) {
            int code = ac.code(bits.peek16());
            int size = code & 15;
            int run = code >> 4 & 15;
            if (code == 0 || size > 1) {
                return NO_CODE;
            }
            bits.skip(code >> 8);
            if (size == 0 && run != 15) {
                emptyBlocks = (1 << run) + bits.take(run);
            } else {
                // The sign of the new coefficient comes before the bits of those it passes.
                bits.skip(size);
                at = pass(at, run, known);
                if (at > to) {
                    return NO_CODE;
                }
                found |= (long) size << at;
                at++;
            }
        }
        if (emptyBlocks > 0) {
            emptyBlocks--;
            pass(at, 64, known);
        }
        return found;
    }

    /** Takes a bit for each known coefficient until so many unknown ones are passed and the next one is unknown. */
    private int pass(int start, int unknown, long known) {
        int left = unknown;
        int at = start;
        while (at <= to) {
            if ((known >> at & 1) == 1) {
                bits.skip(1);
            } else if (left-- == 0) {
                return at;
            }
            at++;
        }
        return at;
    }
}
