/** What all text forms stand on: lines and their places, faults with line and column, boards with what a text says of them. */
package flowcv.format.text;
