package flowcv.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Who may call. */
class AccessTest {
    @RegisterExtension
    final ServedPage page = new ServedPage();

    @Test
    void keepsOthersOut() throws Exception {
        assertThat(page.caller()
                        .post(
                                "/api/board",
                                "R.\nR.\n",
                                "Origin",
                                "http://localhost:" + page.server().port())
                        .statusCode())
                .isEqualTo(200);
        refused(403, page.caller().post("/api/board", "R.\nR.\n", "Origin", "https://example.org"), "origin");
        refused(403, page.caller().post("/api/board", "R.\nR.\n", "Origin", "null"), "origin");
        refused(403, page.caller().post("/api/board", "R.\nR.\n", "Origin", "http://localhost:1"), "origin");
        refused(403, page.caller().post("/api/board", "R.\nR.\n", "Sec-Fetch-Site", "cross-site"), "sites");
        assertThat(page.caller()
                        .get("/", "Sec-Fetch-Site", "cross-site", "Sec-Fetch-Mode", "navigate")
                        .statusCode())
                .as("a link may lead to the page")
                .isEqualTo(200);
        assertThat(page.caller().raw("GET / HTTP/1.1\r\nHost: rebound.example.org\r\n\r\n"))
                .startsWith("HTTP/1.1 403");
        HttpResponse<String> start = page.caller().get("/");
        assertThat(start.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(start.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
        assertThat(start.headers().map()).doesNotContainKeys("access-control-allow-origin", "server");
    }

    /** The body arrives after the head, by which the call is refused. */
    @Test
    void aRefusalIsHeardWhoeverSendsABody() throws Exception {
        String head = "POST /api/board HTTP/1.1\r\nHost: localhost\r\nOrigin: null\r\nContent-Length: 60000\r\n\r\n";
        try (Socket socket = page.caller().open(head)) {
            for (int i = 0; i < 60; i++) {
                socket.getOutputStream().write("R".repeat(1000).getBytes(StandardCharsets.US_ASCII));
            }
            byte[] answer = socket.getInputStream().readNBytes(12);
            assertThat(new String(answer, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 403");
        }
    }

    @Test
    void asksForATokenOnOtherAddresses() throws Exception {
        String token = WebServer.newToken();
        List<Throwable> bugs = new CopyOnWriteArrayList<>();
        try (WebServer open = WebServer.start(new WebSettings("0.0.0.0", 0, Optional.of(token)), bugs::add)) {
            Caller stranger = new Caller(open.port());
            refused(401, stranger.get("/"), "link");
            refused(401, stranger.get("/?token=" + token.substring(1)), "link");
            refused(401, stranger.post("/api/board", "R.\nR.\n"), "link");
            HttpResponse<String> guest = stranger.get("/?token=" + token);
            assertThat(guest.statusCode()).isEqualTo(200);
            String cookie = guest.headers().firstValue("Set-Cookie").orElseThrow();
            assertThat(cookie).contains("HttpOnly", "SameSite=Strict");
            assertThat(stranger.post("/api/board", "R.\nR.\n", "Cookie", cookie.split(";")[0])
                            .statusCode())
                    .isEqualTo(200);
            assertThat(stranger.post("/api/board", "R.\nR.\n", "Authorization", "Bearer " + token)
                            .statusCode())
                    .isEqualTo(200);
            HttpResponse<String> known =
                    stranger.get("/?token=" + token.substring(1), "Authorization", "Bearer " + token);
            assertThat(known.statusCode()).isEqualTo(200);
            assertThat(known.headers().map()).as("another token is not kept").doesNotContainKey("set-cookie");
            for (String other : List.of("%0d%0aA:%20b", "%00", "a%3bb,%22", "%c3%a4")) {
                refused(401, stranger.get("/?token=" + other), "link");
                assertThat(stranger.get("/?token=" + other, "Authorization", "Bearer " + token)
                                .statusCode())
                        .isEqualTo(200);
            }
            assertThat(open.link("192.168.1.2")).endsWith(":" + open.port() + "/?token=" + token);
        }
        assertThat(bugs).isEmpty();
    }

    @Test
    void keepsNoTokenWhereNoneIsAskedFor() throws Exception {
        for (String token : List.of("abc", "%0d%0aA:%20b", "%00", "a%3bb,%22", "%c3%a4")) {
            HttpResponse<String> reply = page.caller().get("/?token=" + token);
            assertThat(reply.statusCode()).as(token).isEqualTo(200);
            assertThat(reply.headers().map()).doesNotContainKey("set-cookie");
        }
    }

    private static void refused(int status, HttpResponse<String> reply, String part) {
        assertThat(reply.statusCode()).as(reply.body()).isEqualTo(status);
        assertThat(reply.body()).startsWith("{\"error\":\"").contains(part);
    }
}
