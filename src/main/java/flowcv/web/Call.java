package flowcv.web;

/**
 * What somebody asks.
 *
 * @param argument the part of the path that names a thing, if the path has one
 * @param parameters what stands behind the question mark
 * @param type the media type of the body, in lower case; empty where it was not told
 * @param body not to be changed
 */
record Call(String argument, Parameters parameters, String type, byte[] body) {}
