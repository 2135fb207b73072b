package flowcv.draw.screen;

import flowcv.draw.canvas.Tone;

/** The color of a level pack: of its titles, and made paler of its lines. */
public enum Pack {
    GREEN(0x00B500, 0x4FA72E),
    RED(0xFE0000, 0xE93423),
    ORANGE(0xFF8000, 0xEB8E34),
    YELLOW(0xEEEE00, 0xE8E04A),
    BLUE(0x0080FF, 0x377EF7),
    PINK(0xFF80FF, 0xED83E6),
    CYAN(0x00E0E0, 0x55D0D0);

    /** Lines are the title's color this far on the way to white: 3f6d3f against 00b500 at half brightness. */
    private static final double PALE = 0.5;
    /** Outlines of boards with holes and inner walls stand above that: 8cef8c against 7fda7f. */
    private static final double BRIGHT = 1.08;

    private final int plain;
    private final int wide;

    Pack(int plain, int wide) {
        this.plain = plain;
        this.wide = wide;
    }

    /** The title's color, 0xRRGGBB. */
    int title(Palette palette) {
        return palette == Palette.WIDE ? wide : plain;
    }

    /** Outlines of boards with holes, and inner walls. */
    int outline(Palette palette) {
        return Tone.times(Tone.mix(title(palette), 0xFFFFFF, PALE), BRIGHT);
    }

    /** Grid lines. */
    int line(Palette palette) {
        return Tone.times(Tone.mix(title(palette), 0xFFFFFF, PALE), 0.5);
    }
}
