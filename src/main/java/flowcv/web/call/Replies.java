package flowcv.web.call;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Sends answers, each with the headers that keep the page to itself. */
public final class Replies {
    /** The page runs its own scripts and styles alone, talks to this server alone, and stands in no other page. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
            + " img-src 'self' blob:; media-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'none';"
            + " frame-ancestors 'none'";

    /** Half of the longest reading. */
    private static final int RETRY_SECONDS = 5;

    private Replies() {}

    /** Puts the headers that every answer has. */
    public static void secure(HttpFields.Mutable headers) {
        headers.put("Content-Security-Policy", POLICY);
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("X-Frame-Options", "DENY");
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Permissions-Policy", "camera=(self), geolocation=(), microphone=()");
        headers.put(HttpHeader.CACHE_CONTROL, "no-store");
    }

    public static void send(Response response, Reply reply, Callback callback) {
        if (!response.isCommitted()) {
            response.setStatus(reply.status());
            response.getHeaders().put(HttpHeader.CONTENT_TYPE, reply.type());
            response.getHeaders().put(HttpHeader.CONTENT_LENGTH, reply.body().length);
            reply.headers().forEach(response.getHeaders()::put);
            if (reply.status() == 503) {
                response.getHeaders().put(HttpHeader.RETRY_AFTER, RETRY_SECONDS);
            }
        }
        response.write(true, ByteBuffer.wrap(reply.body()), callback);
    }
}
