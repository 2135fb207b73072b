/** From a picture to a board: find the board, find its cells, read each cell, pair the dots. */
package flowcv.read;
