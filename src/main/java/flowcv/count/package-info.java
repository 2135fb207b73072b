/**
 * Exact numbers of solutions by the frontier method: the nodes of a {@link flowcv.solve.Graph} are
 * decided one after the other in a fixed order, and of all that was decided only how the paths end at
 * the border of the undecided part is kept. Equal states are merged and their numbers added (Knuth,
 * The Art of Computer Programming 7.1.4, "Simpath"; Yoshinaka et al. 2012 for Numberlink).
 */
package flowcv.count;
