package flowcv.read;

import java.util.function.Supplier;

/**
 * A side between two cells of a lattice.
 *
 * @param place the cell below it, or behind it
 * @param color of what was found there, taken when it is asked for
 */
record InnerSide(Place place, Side side, Supplier<LineColor> color) {}
