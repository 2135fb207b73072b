/** Photographs painted screens: pose, lens, light, moiré, sensor and file. */
package flowcv.draw.camera;
