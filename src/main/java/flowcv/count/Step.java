package flowcv.count;

/**
 * One node's turn in a sweep, with all that does not depend on the state.
 *
 * @param node the node that is decided
 * @param slot where its code stands in a state, or -1 where no decided node touches it
 * @param initial its code where it has no slot
 * @param links the links to nodes that are not yet decided
 * @param slots for each of them the slot of the node it leads to
 * @param enters for each of them whether that node gets its slot now
 * @param initials for each of them the code of that node before it is touched
 * @param left for each of them how many links to undecided nodes that node has after this turn
 */
record Step(int node, int slot, int initial, int[] links, int[] slots, boolean[] enters, int[] initials, int[] left) {}
