package flowcv.read;

/** Where the faces of a segmented picture meet, pixel by pixel of the picture itself. */
final class FaceBorders {
    private FaceBorders() {}

    /** Is shown pixels that have a pixel of another face at their right, or below. */
    @FunctionalInterface
    interface Visitor {
        /**
         * A pixel on a border.
         *
         * @param first the smaller of both labels; 0 where no face reaches
         * @param second the greater one
         */
        void visit(int x, int y, int first, int second);
    }

    /**
     * Goes along all borders.
     *
     * @param width of the picture
     * @param height of it
     */
    static void each(Segments segments, int width, int height, Visitor visitor) {
        for (int y = 0; y < height; y++) {
            int here = segments.face(0, y);
            for (int x = 0; x < width; x++) {
                int right = segments.face(x + 1, y);
                int below = segments.face(x, y + 1);
                int other = right == here ? below : right;
                if (other != here) {
                    visitor.visit(x, y, Math.min(here, other), Math.max(here, other));
                }
                here = right;
            }
        }
    }
}
