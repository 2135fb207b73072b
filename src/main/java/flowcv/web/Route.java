package flowcv.web;

import flowcv.web.call.Endpoint;
import java.util.Set;

/**
 * A kind of call.
 *
 * @param method of HTTP
 * @param path with {@code {id}} where a name stands
 * @param mostBytes of the body
 * @param beats whether a sign of life is sent while an answer is long in coming: white space, which JSON ignores
 * @param endpoint who answers
 */
record Route(String method, String path, int mostBytes, boolean beats, Endpoint endpoint) {
    private static final String NAME = "{id}";

    /** What it answers to; the library leaves the body out where the head alone is asked for. */
    Set<String> methods() {
        return method.equals("GET") ? Set.of(method, "HEAD") : Set.of(method);
    }

    /** The name in a path if it is of this kind, empty if this kind has no name; null if it is not of this kind. */
    String argument(String asked) {
        int at = path.indexOf(NAME);
        if (at < 0) {
            return path.equals(asked) ? "" : null;
        }
        String before = path.substring(0, at);
        String behind = path.substring(at + NAME.length());
        if (!asked.startsWith(before)
                || !asked.endsWith(behind)
                || asked.length() <= before.length() + behind.length()) {
            return null;
        }
        String name = asked.substring(before.length(), asked.length() - behind.length());
        return name.indexOf('/') < 0 ? name : null;
    }
}
