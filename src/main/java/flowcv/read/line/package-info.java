/** Follows thin lines in a reduced picture: where they end, fork, go on unseen and go on straight. */
package flowcv.read.line;
