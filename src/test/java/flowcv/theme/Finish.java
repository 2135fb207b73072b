package flowcv.theme;

/**
 * How large a picture is and what happens to it.
 *
 * @param cell the width of a cell, in pixels
 * @param aspect the height of a cell by its width
 * @param isSnapped whether lines lie on whole pixels
 * @param scale the picture is drawn so many times as large, and then resized; 1 not at all
 * @param noise in levels of 255
 * @param quality of the JPEG, 1 to 100; 0 for PNG
 */
record Finish(double cell, double aspect, boolean isSnapped, double scale, double noise, int quality) {
    static Finish read(Fields fields) {
        return new Finish(
                fields.number(), fields.number(), fields.is("snapped"), fields.number(), fields.number(), (int)
                        fields.number());
    }
}
