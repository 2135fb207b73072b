package flowcv.web.call;

import flowcv.format.Json;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * An answer to a call.
 *
 * @param status of HTTP
 * @param type the media type of the body
 * @param body not to be changed
 * @param headers beside those that every answer has
 */
public record Reply(int status, String type, byte[] body, Map<String, String> headers) {
    public static final String JSON = "application/json";

    public static Reply ok(String type, byte[] body) {
        return new Reply(200, type, body, Map.of());
    }

    public static Reply json(Json json) {
        return json(200, json);
    }

    public static Reply json(int status, Json json) {
        return new Reply(status, JSON, json.text().getBytes(StandardCharsets.UTF_8), Map.of());
    }

    /** What is wrong with a call, in words. */
    public static Reply error(int status, String words) {
        return json(status, new Json().with("error", words));
    }

    /** The same answer with a header more. */
    public Reply with(String name, String value) {
        Map<String, String> more = new TreeMap<>(headers);
        more.put(name, value);
        return new Reply(status, type, body, more);
    }
}
