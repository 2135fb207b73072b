/** Which labeling is the board, and how sure that is. */
package flowcv.read.decide;
