package flowcv.web;

import static flowcv.web.ServedPage.picture;
import static flowcv.web.ServedPage.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Calls that have something wrong with them are answered with what it is. */
class BadCallsTest {
    @RegisterExtension
    final ServedPage page = new ServedPage();

    @Test
    void answersBadInputWithWhatIsWrong() throws Exception {
        byte[] png = picture();
        refused(422, page.caller().post("/api/recognize", Arrays.copyOf(png, png.length / 2)), "truncated");
        refused(422, page.caller().post("/api/recognize", "GIF89a and no more"), "");
        refused(422, page.caller().post("/api/recognize", "R.B\nR.B\n"), "");
        refused(400, page.caller().post("/api/recognize", ""), "empty");
        refused(422, page.caller().post("/api/recognize", bomb()), "65535x65535");
        refused(422, page.caller().post("/api/board", "R.B\n"), "R stands once");
        refused(422, page.caller().post("/api/board", "size: 99999x99999\n\nR.R\n"), "");
        refused(
                422,
                page.caller().post("/api/board", "topology: hex\n\n" + ("." + ".".repeat(199) + "\n").repeat(200)),
                "");
        refused(
                422,
                page.caller()
                        .post(
                                "/api/board",
                                ("R" + ".".repeat(199) + "\n").repeat(2) + (".".repeat(200) + "\n").repeat(98)),
                "cells");
        refused(415, page.caller().post("/api/board", png), "no text");
        refused(400, page.caller().post("/api/board", "  \n"), "empty");
        refused(400, page.caller().post("/api/solve?solutions=many", "R.\nR.\n"), "solutions");
        refused(400, page.caller().post("/api/solve?time=-1", "R.\nR.\n"), "time");
        refused(400, page.caller().post("/api/solve?rules=mine", "R.\nR.\n"), "rules");
        refused(400, page.caller().post("/api/solve?soluti%6Fnz=1", "R.\nR.\n"), "solutionz");
        refused(400, page.caller().post("/api/solve?rules=%ff%fe", "R.\nR.\n"), "");
        refused(413, page.caller().post("/api/searches/x/run", "1"), "bytes");
        refused(404, page.caller().post("/api/searches/x/run", ""), "start it again");
        refused(404, page.caller().get("/api/none"), "path");
        refused(405, page.caller().get("/api/solve"), "POST");
        assertThat(page.caller().get("/api/solve").headers().firstValue("Allow"))
                .hasValue("POST");
        assertThat(page.caller().call("DELETE", "/").headers().firstValue("Allow"))
                .hasValue("GET, HEAD");
        assertThat(page.caller().get("/api/none").headers().firstValue("Allow")).isEmpty();
        refused(413, page.caller().post("/api/solve", "R".repeat(2 << 20)), "bytes");
        for (String huge : List.of(
                "https://puzz.link/p?numlin/400/400/" + "z".repeat(7_999) + "11", "400,0,1,1;0,1", "399,0,1,2;0,1;5")) {
            for (String path : List.of("/api/board", "/api/solve", "/api/hints", "/api/searches")) {
                assertThat(page.caller().post(path, huge).statusCode()).as(huge).isBetween(400, 499);
            }
        }
        refused(405, page.caller().call("DELETE", "/"), "GET");
        refused(
                400,
                page.caller().post("/api/overlay", "--", "Content-Type", "multipart/form-data; boundary=Xx"),
                "form");
        refused(400, page.caller().post("/api/overlay", "--", "Content-Type", "multipart/form-data"), "form");
        refused(415, page.caller().post("/api/overlay", "--", "Content-Type", "multipart/mixed; boundary=Xx"), "form");
        String large = "RR" + ".".repeat(98) + "\n" + (".".repeat(100) + "\n").repeat(99);
        refused(
                422,
                page.caller().post("/api/solve?solutions=1000", large),
                "1000 solutions of a board of 10000 cells");
        Random random = new Random(7);
        for (int i = 0; i < 100; i++) {
            byte[] noise = png.clone();
            for (int k = 0; k < 20; k++) {
                noise[random.nextInt(noise.length)] = (byte) random.nextInt();
            }
            assertThat(page.caller().post("/api/recognize", noise).statusCode()).isIn(200, 422);
        }
    }

    @Test
    void answersBrokenCalls() throws Exception {
        String host = "Host: localhost:" + page.server().port() + "\r\n";
        assertThat(page.caller().raw("rubbish\r\n\r\n")).startsWith("HTTP/1.1 400");
        assertThat(page.caller().raw("GET / HTTP/1.1\r\n\r\n")).startsWith("HTTP/1.1 400");
        assertThat(page.caller().raw("GET /../../etc/passwd HTTP/1.1\r\n" + host + "\r\n"))
                .startsWith("HTTP/1.1 4");
        assertThat(page.caller().raw("GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n" + host + "\r\n"))
                .startsWith("HTTP/1.1 4");
        assertThat(page.caller().raw("GET /style.css%00.png HTTP/1.1\r\n" + host + "\r\n"))
                .startsWith("HTTP/1.1 4");
        assertThat(page.caller().raw("GET /" + "x".repeat(100_000) + " HTTP/1.1\r\n" + host + "\r\n"))
                .startsWith("HTTP/1.1 4");
        assertThat(page.caller().raw("GET / HTTP/1.1\r\n" + host + "A: " + "x".repeat(100_000) + "\r\n\r\n"))
                .startsWith("HTTP/1.1 431");
        assertThat(page.caller()
                        .raw("POST /api/solve HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\n2\r\nR.\r\n"))
                .startsWith("HTTP/1.1 411");
        assertThat(page.caller().raw("POST /api/solve HTTP/1.1\r\n" + host + "Content-Length: -5\r\n\r\n"))
                .startsWith("HTTP/1.1 400");
        assertThat(page.caller()
                        .raw("POST /api/recognize HTTP/1.1\r\n" + host + "Content-Length: 99999999999\r\n\r\nxx"))
                .startsWith("HTTP/1.1 413");
        for (String strange : List.of(
                "GET /\r\n\r\n",
                "\026\003\001\002\000\001\000\001\374\003\003",
                "FOO / HTTP/1.1\r\n" + host + "\r\n",
                "g e t / HTTP/1.1\r\n" + host + "\r\n",
                "CONNECT example.org:443 HTTP/1.1\r\n" + host + "\r\n",
                "OPTIONS * HTTP/1.1\r\n" + host + "\r\n",
                "TRACE / HTTP/1.1\r\n" + host + "\r\n",
                "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                "GET / HTTP/9.9\r\n" + host + "\r\n",
                "GET /%zz HTTP/1.1\r\n" + host + "\r\n",
                "GET /%c0%ae HTTP/1.1\r\n" + host + "\r\n",
                "GET http://[::1 HTTP/1.1\r\n" + host + "\r\n",
                "GET /a;b=c/..;/ HTTP/1.1\r\n" + host + "\r\n",
                "GET / HTTP/1.1\r\n" + host + "A\000b: c\r\n\r\n",
                "GET / HTTP/1.1\r\n" + host + ": c\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                "POST / HTTP/1.1\r\n" + host + "Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
                "POST / HTTP/1.1\r\n" + host + "Expect: wonders\r\n\r\n")) {
            assertThat(page.caller().raw(strange))
                    .as(strange)
                    .startsWith("HTTP/1.1 ")
                    .doesNotStartWith("HTTP/1.1 500");
        }
        // Whoever goes on sending may see the line closed before the answer, so only the length is told here.
        assertThat(page.caller().raw("POST /api/board HTTP/1.1\r\n" + host + "Content-Length: 2097152\r\n\r\n"))
                .startsWith("HTTP/1.1 413");
    }

    @Test
    void keepsNothingOfCallersWhoLeaveInTheMiddle() throws Exception {
        String half = "POST /api/recognize HTTP/1.1\r\nHost: localhost:"
                + page.server().port() + "\r\nContent-Length: 1000\r\n\r\nxx";
        Socket caller = page.caller().open(half);
        until("the call is known", () -> page.server().calls() == 1);
        assertThat(page.server().isIdle()).isFalse();
        caller.close();
        until(
                "nothing is kept",
                () -> page.server().calls() == 0 && page.server().isIdle());
    }

    /** A PNG that claims gigapixels. */
    private static byte[] bomb() throws Exception {
        byte[] png = picture();
        byte[] huge = {0, 0, (byte) 0xFF, (byte) 0xFF};
        System.arraycopy(huge, 0, png, 16, 4);
        System.arraycopy(huge, 0, png, 20, 4);
        CRC32 sum = new CRC32();
        sum.update(png, 12, 17);
        ByteBuffer.wrap(png).putInt(29, (int) sum.getValue());
        return png;
    }

    private static void refused(int status, HttpResponse<String> reply, String part) {
        assertThat(reply.statusCode()).as(reply.body()).isEqualTo(status);
        assertThat(reply.body()).startsWith("{\"error\":\"").contains(part);
    }
}
