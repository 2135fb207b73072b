package flowcv.image.file;

import java.util.Arrays;
import java.util.List;

/** The scans of a JPEG one after the other, and what of its coefficients they have brought. */
final class JpegScans {
    /** Encoders make 6 to 13; each costs the decoder a walk over the whole picture. */
    private static final int MAX_SCANS = 20;

    /** Where a coefficient has not come yet. */
    private static final int NONE = -1;

    private final byte[] file;
    private final Bytes bytes;
    private final JpegFrame frame;
    private final JpegTables tables;
    /** By channel and block: which coefficients are not zero; filled for a progressive JPEG alone. */
    private final long[][] known;
    /** By channel and coefficient: how many low bits are still to come. */
    private final int[][] missing;

    private int count;

    JpegScans(byte[] file, Bytes bytes, JpegFrame frame, JpegTables tables) {
        this.file = file;
        this.bytes = bytes;
        this.frame = frame;
        this.tables = tables;
        this.known = new long[frame.components().size()][];
        this.missing = new int[frame.components().size()][64];
        for (int[] channel : missing) {
            Arrays.fill(channel, NONE);
        }
    }

    /** Whether every channel came. */
    boolean complete() {
        for (int[] channel : missing) {
            if (channel[0] == NONE) {
                return false;
            }
        }
        return true;
    }

    /**
     * Follows a scan.
     *
     * @param header where the parameters of its header begin
     * @param coded where its codes begin
     * @return where the marker after it begins
     */
    int follow(int header, int coded) throws RejectedException {
        if (++count > MAX_SCANS) {
            throw RejectedException.unsupported("a JPEG of more than " + MAX_SCANS + " scans");
        }
        int channels = bytes.u8(header);
        int from = bytes.u8(header + 1 + 2 * channels);
        int to = bytes.u8(header + 2 + 2 * channels);
        int before = bytes.u8(header + 3 + 2 * channels) >> 4;
        int after = bytes.u8(header + 3 + 2 * channels) & 15;
        boolean refines = before != 0;
        boolean sensible =
                frame.progressive() ? from <= to && to < 64 && from > 0 == to > 0 : from == 0 && to == 63 && !refines;
        if (channels == 0 || channels > 1 && from > 0 || !sensible) {
            throw RejectedException.damaged("JPEG", "a scan header makes no sense");
        }
        JpegChannel[] members = new JpegChannel[channels];
        for (int i = 0; i < channels; i++) {
            int index = index(bytes.u8(header + 1 + 2 * i));
            int slots = bytes.u8(header + 2 + 2 * i);
            members[i] = channel(index, slots, from, refines);
            for (int coefficient = from; coefficient <= to; coefficient++) {
                // The decoder takes scans in any order, and makes a picture of them that nobody drew.
                boolean next = missing[index][coefficient] == (refines ? before : NONE);
                if (frame.progressive() && (!next || refines && after != before - 1)) {
                    throw RejectedException.damaged("JPEG", "its scans do not follow on each other");
                }
                missing[index][coefficient] = after;
            }
        }
        return follow(new JpegScan(from, to, refines), List.of(members), coded);
    }

    private JpegChannel channel(int index, int slots, int from, boolean refines) throws RejectedException {
        JpegFrame.Component component = frame.components().get(index);
        boolean needsDc = from == 0 && !refines;
        boolean needsAc = from > 0 || !frame.progressive();
        if (from > 0 && missing[index][0] == NONE) {
            throw RejectedException.damaged("JPEG", "its scans do not follow on each other");
        }
        if (from > 0 && known[index] == null) {
            known[index] = new long[frame.blocksAcross(component) * frame.blocksDown(component)];
        }
        return new JpegChannel(
                component,
                needsDc ? tables.dc(slots >> 4) : null,
                needsAc ? tables.ac(slots & 15) : null,
                known[index]);
    }

    private int index(int id) throws RejectedException {
        for (int i = 0; i < missing.length; i++) {
            if (frame.components().get(i).id() == id) {
                return i;
            }
        }
        throw RejectedException.damaged("JPEG", "a scan brings a channel that the frame lacks");
    }

    private int follow(JpegScan scan, List<JpegChannel> members, int coded) throws RejectedException {
        boolean interleaved = members.size() > 1;
        JpegChannel only = members.get(0);
        int units =
                interleaved ? frame.units() : frame.blocksAcross(only.component()) * frame.blocksDown(only.component());
        int interval = tables.restartInterval() == 0 ? units : tables.restartInterval();
        ScanBits bits = new ScanBits(file, coded);
        int restarts = 0;
        for (int done = 0; done < units; done += interval) {
            if (done > 0) {
                bits = new ScanBits(file, restart(bits.nextMarker(), restarts++));
            }
            scan.restart(bits);
            int end = Math.min(units, done + interval);
            boolean fits = interleaved ? interleaved(scan, members, done, end) : single(scan, only, done, end);
            if (bits.overrun()) {
                throw bits.nextMarker() >= file.length
                        ? RejectedException.truncated("JPEG", "found no end marker after " + file.length + " bytes")
                        : RejectedException.damaged("JPEG", "pixels are missing before byte " + bits.nextMarker());
            }
            if (!fits || !bits.onlyFillingLeft()) {
                throw RejectedException.damaged(
                        "JPEG", "its coded pixels make no sense before byte " + bits.nextMarker());
            }
        }
        return bits.nextMarker();
    }

    private boolean interleaved(JpegScan scan, List<JpegChannel> members, int start, int end) {
        boolean fits = true;
        for (int unit = start; unit < end && fits; unit++) {
            for (int i = 0; i < members.size(); i++) {
                JpegChannel member = members.get(i);
                JpegFrame.Component component = member.component();
                for (int block = component.horizontal() * component.vertical(); block > 0 && fits; block--) {
                    fits = frame.progressive() ? scan.mean(member.dc()) : scan.sequential(member.dc(), member.ac());
                }
            }
        }
        return fits;
    }

    private boolean single(JpegScan scan, JpegChannel member, int start, int end) {
        boolean fits = true;
        for (int block = start; block < end && fits; block++) {
            fits = frame.progressive() ? scan.progressive(member, block) : scan.sequential(member.dc(), member.ac());
        }
        return fits;
    }

    /** The offset after the restart marker of a number, which has to stand here. */
    private int restart(int start, int number) throws RejectedException {
        int at = start;
        while (bytes.u8(at + 1L) == 0xFF) {
            at++;
        }
        if (bytes.u8(at + 1L) != 0xD0 + number % 8) {
            throw RejectedException.damaged("JPEG", "pixels are missing before byte " + at);
        }
        return at + 2;
    }
}
