package flowcv.image.file;

/** A table of prefix codes of up to 16 bits, ITU-T T.81 annex C and F.2.2.3. */
final class HuffmanTable {
    /** Most codes of a picture are this short; one look decodes them. */
    private static final int SHORT = 9;

    private static final int LONGEST = 16;

    private final int[] symbols;
    /** By the next bits: length of the code times 256 plus its symbol, or 0 where the code is longer. */
    private final int[] shortCodes = new int[1 << SHORT];
    /** By length: one more than the last code of this length, shifted left to 16 bits. */
    private final int[] limits = new int[LONGEST + 1];
    /** By length: the index of a symbol minus its code. */
    private final int[] offsets = new int[LONGEST + 1];

    private HuffmanTable(int[] symbols) {
        this.symbols = symbols;
    }

    /**
     * Reads a table.
     *
     * @param at where the 16 counts of codes by length begin; the symbols follow
     */
    static HuffmanTable read(Bytes bytes, int at) throws RejectedException {
        int total = size(bytes, at);
        int[] symbols = new int[total];
        for (int i = 0; i < total; i++) {
            symbols[i] = bytes.u8(at + LONGEST + i);
        }
        HuffmanTable table = new HuffmanTable(symbols);
        int code = 0;
        int next = 0;
        for (int length = 1; length <= LONGEST; length++) {
            int count = bytes.u8(at + length - 1);
            if (code + count > 1 << length) {
                throw RejectedException.damaged("JPEG", "a Huffman table has too many codes");
            }
            table.offsets[length] = next - code;
            table.fillShort(length, code, count, next);
            code += count;
            next += count;
            table.limits[length] = code << LONGEST - length;
            code <<= 1;
        }
        return table;
    }

    /** How many symbols a table has. */
    static int size(Bytes bytes, int at) throws RejectedException {
        int total = 0;
        for (int i = 0; i < LONGEST; i++) {
            total += bytes.u8(at + i);
        }
        return total;
    }

    /**
     * The code that the bits begin with: its length times 256 plus its symbol; 0 if there is none.
     *
     * @param bits the next 16 bits
     */
    int code(int bits) {
        int found = shortCodes[bits >> LONGEST - SHORT];
        return found != 0 ? found : longCode(bits);
    }

    private int longCode(int bits) {
        for (int length = SHORT + 1; length <= LONGEST; length++) {
            if (bits < limits[length]) {
                return length << 8 | symbols[(bits >> LONGEST - length) + offsets[length]];
            }
        }
        return 0;
    }

    private void fillShort(int length, int firstCode, int count, int firstSymbol) {
        if (length > SHORT) {
            return;
        }
        int each = 1 << SHORT - length;
        for (int i = 0; i < count; i++) {
            int from = firstCode + i << SHORT - length;
            for (int j = 0; j < each; j++) {
                shortCodes[from + j] = length << 8 | symbols[firstSymbol + i];
            }
        }
    }
}
