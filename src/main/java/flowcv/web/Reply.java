package flowcv.web;

import java.nio.charset.StandardCharsets;

/**
 * An answer to a call.
 *
 * @param status of HTTP
 * @param type the media type of the body
 * @param body not to be changed
 */
record Reply(int status, String type, byte[] body) {
    static final String JSON = "application/json";

    static Reply ok(String type, byte[] body) {
        return new Reply(200, type, body);
    }

    static Reply json(String text) {
        return json(200, text);
    }

    static Reply json(int status, String text) {
        return new Reply(status, JSON, text.getBytes(StandardCharsets.UTF_8));
    }

    /** What is wrong with a call, in words. */
    static Reply error(int status, String words) {
        return json(status, Json.write(json -> json.writeStringField("error", words)));
    }
}
