/** OpenCV's native library: found in its jar for this machine, unpacked once, loaded. */
package flowcv.image.library;
