/** Parts of a screen that know nothing of the scene around them. */
package flowcv.draw.part;
