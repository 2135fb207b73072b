/** Boards as pictures and as text: overlays, painted game screens, terminal drawings. */
package flowcv.draw;
