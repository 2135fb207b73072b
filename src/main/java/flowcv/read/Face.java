package flowcv.read;

import flowcv.image.Point;

/**
 * A closed region of the line network.
 *
 * @param center its centroid, in pixels of the picture
 * @param area in pixels of the picture, lines left out
 * @param atEdge whether it reaches the picture's edge
 * @param ink area of the dots and pipes in it, in pixels of the picture
 * @param inkCenter centroid of those; the face's own where there are none
 * @param inkRadius of the largest circle of ink in it, in pixels: a dot's or half a pipe's width
 * @param stubs area of lines within it that part it from no other face, in pixels
 * @param rgb their median color, 0xRRGGBB
 * @param relief levels by which its middle is brighter than most of its rim: more than 40 where something
 *     lies in it, ink or not
 */
record Face(
        Point center,
        double area,
        boolean atEdge,
        double ink,
        Point inkCenter,
        double inkRadius,
        double stubs,
        int rgb,
        double relief) {

    /** The same face with its middle elsewhere. */
    Face at(Point middle) {
        return new Face(middle, area, atEdge, ink, inkCenter, inkRadius, stubs, rgb, relief);
    }

    /** The same face with so many times the area, its own and its ink's, and the radius of ink. */
    Face scaled(double areas, double radii) {
        return new Face(center, areas * area, atEdge, areas * ink, inkCenter, radii * inkRadius, stubs, rgb, relief);
    }

    /** The same face with nothing in it that stands out but its ink. */
    Face flat() {
        return new Face(center, area, atEdge, ink, inkCenter, inkRadius, stubs, rgb, 0);
    }
}
