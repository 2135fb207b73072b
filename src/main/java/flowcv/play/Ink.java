package flowcv.play;

/**
 * How a character looks.
 *
 * @param color 0xRRGGBB, or -1 for the terminal's own
 * @param ground color behind it, 0xRRGGBB, or -1
 * @param bold whether it stands out
 * @param underlined whether there is a line below it
 */
record Ink(int color, int ground, boolean bold, boolean underlined) {
    static final Ink PLAIN = new Ink(-1, -1, false, false);
    static final Ink FAINT = new Ink(0x808080, -1, false, false);
    static final Ink BOLD = new Ink(-1, -1, true, false);

    static Ink of(int color) {
        return new Ink(color, -1, true, false);
    }

    /** Letters on a color: black or white, whichever is seen better (luma of ITU-R BT.601). */
    static Ink on(int ground) {
        int luma = 299 * (ground >> 16 & 0xFF) + 587 * (ground >> 8 & 0xFF) + 114 * (ground & 0xFF);
        return new Ink(luma > 110_000 ? 0x000000 : 0xFFFFFF, ground, true, false);
    }

    Ink withGround(int other) {
        return new Ink(color, other, bold, underlined);
    }

    Ink withLine() {
        return new Ink(color, ground, bold, true);
    }
}
