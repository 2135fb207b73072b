/** Finds square lattices that lie turned, tilted or bent in a picture, and straightens them. */
package flowcv.read.pose;
