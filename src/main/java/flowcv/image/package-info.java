/** Pictures as bytes and as pixels: the native library, decoding, and writing. */
package flowcv.image;
