/** A picture ready to be measured: its pixels, and a copy of bounded size. */
package flowcv.read.frame;
