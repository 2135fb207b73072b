package flowcv.read;

/**
 * One side of a cell as the picture shows it.
 *
 * @param kind what is drawn there
 * @param contrast levels by which what is there stands out of both cells; 0 where there is nothing
 * @param width of the line at half its contrast, or of the pipe between faces, in pixels; 0 where there is
 *     none; on the picture's edge, how many pixels of the picture lie beyond where it would be
 * @param whole whether there is picture enough on both sides of it; the picture's edge halves lines
 * @param beside brightness of the brighter of both cells beside it; 0 where nobody measured it
 * @param offset how far to the right of where it is expected, or below, its middle lies, in pixels; 0 where nobody
 *     measured it
 */
record Side(Kind kind, double contrast, double width, boolean whole, double beside, double offset) {

    enum Kind {
        /** A line, thin or thick. */
        LINE,
        /** A pipe runs over it from one cell to the other. */
        CROSSED,
        /** The tint of one cell ends there, and the line, which is thin then, is no brighter. */
        TINTED,
        /** Nothing that is surely a line. */
        MISSING,
        /** It would lie on the very edge of the picture, where a crop may have taken it. */
        ON_EDGE,
        /** It would lie outside the picture. */
        OUTSIDE
    }

    static final Side OUTSIDE = new Side(Kind.OUTSIDE, 0, 0, false);

    Side(Kind kind, double contrast, double width, boolean whole) {
        this(kind, contrast, width, whole, 0, 0);
    }

    /**
     * Nothing on the picture's edge.
     *
     * @param beyond pixels of the picture beyond where the line would be; less than 0 where even that lies outside
     */
    static Side onEdge(double beyond) {
        return new Side(Kind.ON_EDGE, 0, beyond, false);
    }

    /** Nothing that is surely a line. */
    static Side missing(double contrast, double beside) {
        return new Side(Kind.MISSING, contrast, 0, true, beside, 0);
    }

    /** The same where more of a line is seen in one of the colors. */
    Side orFaint(double inColor) {
        return new Side(kind, Math.max(contrast, inColor), width, whole, beside, offset);
    }

    /** The same as wide as it is seen in one of the colors, and where it lies there. */
    Side asWideAs(Side inColor) {
        return new Side(kind, contrast, inColor.width, whole, beside, inColor.offset);
    }

    /** The same on the picture's edge, which halves what lies there. */
    Side halved() {
        return new Side(kind, contrast, width, false, beside, offset);
    }

    /** The same as if what is seen of it were a line. */
    Side asLine() {
        return new Side(Kind.LINE, contrast, width, whole, beside, offset);
    }

    /** How much line there is: its width times its contrast, which blur does not change. */
    double ink() {
        return width * contrast;
    }

    /** How bright it is itself. */
    double level() {
        return beside + contrast;
    }

    /** Whether a cell may end here. */
    boolean isDrawn() {
        return kind == Kind.LINE || kind == Kind.CROSSED || kind == Kind.TINTED || kind == Kind.ON_EDGE;
    }
}
