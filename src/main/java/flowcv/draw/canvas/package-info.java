/** Pixels to paint on: shapes, letters, and colors. */
package flowcv.draw.canvas;
