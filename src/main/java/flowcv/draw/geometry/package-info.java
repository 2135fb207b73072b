/** Where the parts of a board lie as the game draws them, without any pixels. */
package flowcv.draw.geometry;
