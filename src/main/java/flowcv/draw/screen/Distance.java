package flowcv.draw.screen;

/** The signed distance to the edge of a shape, in pixels; negative inside. From pixel to pixel it changes by one at most. */
@FunctionalInterface
interface Distance {
    double at(double x, double y);
}
