/**
 * Picture files as they lie on a disk: which format, which size, and whether they are whole. What the decoders would
 * make gray areas of is found here, before they see it.
 */
package flowcv.image.file;
