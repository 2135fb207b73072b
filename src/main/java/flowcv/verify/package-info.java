/** Reads pictures whose boards are known, and says how far both agree. */
package flowcv.verify;
