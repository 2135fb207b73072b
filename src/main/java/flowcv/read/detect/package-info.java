/** Lines of a picture, thin and straight, light or dark. */
package flowcv.read.detect;
