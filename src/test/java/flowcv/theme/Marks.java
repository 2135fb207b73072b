package flowcv.theme;

/**
 * What endpoints look like.
 *
 * @param size of the form, in cells
 * @param corner of a square: the radius, by its size
 * @param text what stands on the form, or alone
 * @param height of the text, in cells
 * @param palette where the colors of pairs come from
 * @param rgb the color of all pairs, if they have but one
 * @param edge the width of a dark line around the form, or of a ring, in cells
 */
record Marks(Form form, double size, double corner, Text text, double height, Palette palette, int rgb, double edge) {
    /** A larger square fills its cell, in cells. */
    private static final double FULL = 0.9;

    /** The outline of a mark. */
    enum Form {
        /** No form: the text alone. */
        BARE,
        DISC,
        BALL,
        SQUARE,
        RING,
        TRIANGLE,
        STAR,
        DIAMOND,
        HEXAGON,
        HEART,
        CROSS,
        PLUS,
        /** Each pair has another one of the seven before. */
        ICONS;

        boolean isIcon() {
            return compareTo(RING) > 0;
        }
    }

    /** What is written. */
    enum Text {
        NONE,
        DIGITS,
        LETTERS
    }

    static Marks read(Fields fields) {
        return new Marks(
                fields.choice(Form.class),
                fields.number(),
                fields.number(),
                fields.choice(Text.class),
                fields.number(),
                fields.choice(Palette.class),
                fields.rgb(),
                fields.number());
    }

    /** Text on a square that fills its cell is text on the ground for all that anybody sees. */
    boolean isGlyph() {
        boolean isGround = form == Form.SQUARE && size > FULL && text != Text.NONE;
        return isGround || form == Form.BARE || form == Form.RING || form.isIcon();
    }

    /** Whether only the text tells pairs apart. */
    boolean isOfOneColor() {
        return palette == Palette.ONE;
    }

    /** How large a mark is, in cells. */
    double extent() {
        return form == Form.BARE ? height : size;
    }
}
