package flowcv.draw.screen;

/** The signed distance to the edge of a shape, in pixels; negative inside. */
@FunctionalInterface
interface Distance {
    double at(double x, double y);
}
