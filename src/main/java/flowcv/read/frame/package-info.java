/** A picture ready to be measured: its pixels, a copy of bounded size, and how noisy it is. */
package flowcv.read.frame;
