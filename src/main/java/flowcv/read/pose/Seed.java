package flowcv.read.pose;

/**
 * One cell around a dot, as a parallelogram.
 *
 * @param x its middle, in pixels
 * @param y its middle, in pixels
 * @param ux one side of it, in pixels
 * @param uy the same
 * @param vx the side a quarter turn on, clockwise as pictures are seen
 * @param vy the same
 * @param score levels by which lines around it stand out of what is between them
 */
record Seed(double x, double y, double ux, double uy, double vx, double vy, double score) {}
