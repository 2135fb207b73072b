/** Lattices of squares and hexagons that the lines of a picture agree with. */
package flowcv.read.lattice;
