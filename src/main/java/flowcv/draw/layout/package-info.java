/** Where the cells of free boards lie on a plane, in units of a cell. */
package flowcv.draw.layout;
