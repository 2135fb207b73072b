package flowcv.read.line;

/**
 * By how much lines stand out.
 *
 * @param levels at least
 * @param ofBrightest at least this share of what is brightest beside them, for JPEG's waves have less
 * @param along levels by which a piece of line stands out that is too faint to be told at each place; 0 where such
 *     lines are not looked for
 * @param isLedOn whether lines that end within cells are led on to the next ones
 * @param isGray whether lines are looked for in gray: JPEG keeps colors in blocks twice as large, and leaves waves
 *     of color beside pipes that are clearer than lines on tints
 * @param ridge levels by which a piece of line is brighter than both its sides, where lines fainter than JPEG's waves are
 *     looked for; 0 where they are not
 */
public record LineContrast(
        int levels, double ofBrightest, double along, boolean isLedOn, boolean isGray, double ridge) {
    /** Ridges are of gray pictures alone. */
    public LineContrast {
        if (ridge > 0 && !isGray) {
            throw new IllegalArgumentException("ridges in colors, expected in gray");
        }
    }

    /** Lines that stand out by so many levels, wherever they are. */
    public LineContrast(int levels) {
        this(levels, 0, 0, false, false, 0);
    }

    /** The same where what is brightest beside them asks for more. */
    public LineContrast(int levels, double ofBrightest) {
        this(levels, ofBrightest, 0, false, false, 0);
    }

    /** The same, and pieces of fainter lines. */
    public LineContrast(int levels, double ofBrightest, double along) {
        this(levels, ofBrightest, along, false, false, 0);
    }

    /** The same where lines that end within cells are led on. */
    public LineContrast ledOn() {
        return new LineContrast(levels, ofBrightest, along, true, isGray, ridge);
    }

    /** The same in gray. */
    public LineContrast inGray() {
        return new LineContrast(levels, ofBrightest, along, isLedOn, true, ridge);
    }

    /** The same in gray, and pieces that are brighter than both their sides by so many levels. */
    public LineContrast withRidges(double least) {
        return new LineContrast(levels, ofBrightest, along, isLedOn, true, least);
    }

    /** What it is called in words. */
    public String words() {
        return "contrast " + levels
                + (ofBrightest > 0 ? " and " + ofBrightest + " of the brightest" : "")
                + (along > 0 ? ", pieces of " + along : "")
                + (ridge > 0 ? ", ridges of " + ridge : "")
                + (isGray ? " in gray" : "")
                + (isLedOn ? ", led on" : "");
    }
}
