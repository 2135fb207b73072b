package flowcv.image.file;

/** What the segments of a JPEG have set so far for the scans to come. */
final class JpegTables {
    private static final int SLOTS = 4;

    private final Bytes bytes;
    private final HuffmanTable[] dc = new HuffmanTable[SLOTS];
    private final HuffmanTable[] ac = new HuffmanTable[SLOTS];
    private int restartInterval;

    JpegTables(Bytes bytes) {
        this.bytes = bytes;
    }

    /** Reads the tables of a segment. */
    void read(int start, int length) throws RejectedException {
        int at = start;
        while (at < start + length) {
            int slot = bytes.u8(at);
            HuffmanTable[] kind = slot >> 4 == 0 ? dc : ac;
            if ((slot & 15) >= SLOTS || slot >> 4 > 1) {
                throw RejectedException.damaged("JPEG", "it has a Huffman table number " + slot);
            }
            kind[slot & 15] = HuffmanTable.read(bytes, at + 1);
            at += 17 + HuffmanTable.size(bytes, at + 1);
        }
        if (at != start + length) {
            throw RejectedException.damaged("JPEG", "a Huffman table has a wrong length");
        }
    }

    /** The table of mean values in a slot. */
    HuffmanTable dc(int slot) throws RejectedException {
        return present(slot < SLOTS ? dc[slot] : null);
    }

    /** The table of other coefficients in a slot. */
    HuffmanTable ac(int slot) throws RejectedException {
        return present(slot < SLOTS ? ac[slot] : null);
    }

    /** After how many units of a scan a restart marker stands; 0 for none. */
    int restartInterval() {
        return restartInterval;
    }

    void restartInterval(int units) {
        restartInterval = units;
    }

    private static HuffmanTable present(HuffmanTable table) throws RejectedException {
        if (table == null) {
            throw RejectedException.damaged("JPEG", "a Huffman table is missing");
        }
        return table;
    }
}
