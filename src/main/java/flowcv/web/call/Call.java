package flowcv.web.call;

/**
 * What somebody asks.
 *
 * @param argument the part of the path that names a thing, if the path has one
 * @param parameters what stands behind the question mark
 * @param type the media type of the body as it was told, with its parameters; empty where it was not told
 * @param body not to be changed
 */
public record Call(String argument, Parameters parameters, String type, byte[] body) {
    /** Whether the body is a form; names of types do not tell capitals apart, values of their parameters may. */
    boolean isForm() {
        String name = type.split(";", 2)[0].strip();
        return name.equalsIgnoreCase("multipart/form-data");
    }

    /** Whether the body consists of parts, of a form or not. */
    public boolean hasParts() {
        return type.regionMatches(true, 0, "multipart/", 0, "multipart/".length());
    }
}
