package flowcv.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The calls, as anybody may make them. */
class WebServerTest {
    private static final Path SAMPLES = Path.of("samples");
    private static final Logger LIBRARY = Logger.getLogger("org.eclipse.jetty");

    private final List<Throwable> bugs = new CopyOnWriteArrayList<>();
    private final List<String> logged = new CopyOnWriteArrayList<>();
    private final Handler listener = new Handler() {
        @Override
        public void publish(LogRecord line) {
            logged.add(line.getLevel() + " " + line.getMessage());
        }

        @Override
        public void flush() {
            // Nothing is kept back.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    };
    private WebServer server;
    private Caller caller;

    @BeforeEach
    void start() throws Exception {
        LIBRARY.addHandler(listener);
        server = WebServer.start(new WebSettings("localhost", 0, Optional.empty()), bugs::add);
        caller = new Caller(server.port());
    }

    @AfterEach
    void stop() throws Exception {
        assertThat(caller.get("/").statusCode()).as("it is alive").isEqualTo(200);
        server.close();
        LIBRARY.removeHandler(listener);
        assertThat(bugs).isEmpty();
        assertThat(logged).isEmpty();
    }

    @Test
    void recognizesPictures() throws Exception {
        HttpResponse<String> reply = caller.post("/api/recognize", Files.readAllBytes(SAMPLES.resolve("7x7.png")));
        assertThat(reply.statusCode()).isEqualTo(200);
        assertThat(reply.body())
                .contains("\"status\":\"recognized\"", "\"text\":\"O.YOGR.\\n", "\"doubts\":[]", "\"cellSize\":");
        assertThat(caller.post(
                                "/api/recognize",
                                caller.bytes("/api/overlay", picture(), "image/png")
                                        .body())
                        .body())
                .as("what was solved is read again")
                .contains("\"text\":\"O.YOGR.\\n");
    }

    @Test
    void solvesBoardsAndPictures() throws Exception {
        assertThat(caller.post("/api/solve?solutions=2", "R.B\n...\nR.B\n").body())
                .contains("\"status\":\"no-solution\"");
        assertThat(caller.post("/api/solve?solutions=2", "R.\nR.\n").body())
                .contains("\"status\":\"solved\"", "\"unique\":true", "{\"label\":\"R\",\"places\":[0,1,3,2]}");
        assertThat(caller.post("/api/solve?solutions=2", picture()).body()).contains("\"unique\":true");
        assertThat(caller.post("/api/solve", "https://puzz.link/p?arukone/5/5/1g2g3h4g5l2g3h145g")
                        .body())
                .contains("\"status\":\"solved\"");
    }

    @Test
    void leadsSearchesStepByStep() throws Exception {
        String begun = caller.post("/api/searches", Files.readString(SAMPLES.resolve("12x10.flow")))
                .body();
        String path = "/api/searches/" + begun.split("\"")[3];
        assertThat(caller.post(path + "/run?states=1", "").body())
                .contains("\"event\":\"states\"", "\"states\":1,", "\"reason\":");
        assertThat(caller.post(path + "/run?states=3", "").body()).contains("\"states\":4,");
        assertThat(caller.get(path).body()).contains("\"states\":4,");
        assertThat(caller.post(path + "/stop", "").statusCode()).isEqualTo(200);
        assertThat(caller.post(path + "/run?millis=1000", "").body()).contains("\"event\":\"solution\"");
        assertThat(caller.post(path + "/run?millis=1000", "").body())
                .contains("\"event\":\"exhausted\"", "\"unique\":true");
        assertThat(caller.call("DELETE", path).statusCode()).isEqualTo(200);
        assertThat(caller.get(path).statusCode()).isEqualTo(404);
    }

    @Test
    void givesHints() throws Exception {
        assertThat(caller.post("/api/hints?steps=2", Files.readString(SAMPLES.resolve("7x7.flow")))
                        .body())
                .contains("\"status\":\"hinted\"", "from row");
        assertThat(caller.post("/api/hints?drawn=0-7", "R.\nR.\n").statusCode()).isEqualTo(400);
        assertThat(caller.post("/api/hints?drawn=0-1", "R.\nR.\n").body()).contains("\"places\":[1,3,2]");
    }

    @Test
    void drawsOverPicturesAndCorrectedBoards() throws Exception {
        byte[] plain = caller.bytes("/api/overlay", picture(), "image/png").body();
        assertThat(plain).startsWith(0x89, 'P', 'N', 'G');
        String board = Files.readString(SAMPLES.resolve("7x7.flow"));
        HttpResponse<byte[]> same =
                caller.bytes("/api/overlay", form(picture(), board), "multipart/form-data; boundary=Xx");
        assertThat(same.body()).isEqualTo(plain);
        HttpResponse<byte[]> other =
                caller.bytes("/api/overlay", form(picture(), "R.\nR.\n"), "multipart/form-data; boundary=Xx");
        assertThat(other.statusCode()).isEqualTo(422);
        assertThat(new String(other.body(), StandardCharsets.UTF_8)).contains("other rows and columns");
    }

    @Test
    void showsSamplesAsPictures() throws Exception {
        assertThat(caller.get("/api/samples").body()).contains("\"name\":\"square\"");
        assertThat(caller.get("/api/samples/square").headers().firstValue("Content-Type"))
                .hasValue("image/png");
        assertThat(caller.get("/api/samples/..%2f..%2fetc%2fpasswd").statusCode())
                .isBetween(400, 404);
        assertThat(caller.get("/api/samples/none").statusCode()).isEqualTo(404);
    }

    @Test
    void answersBadInputWithWhatIsWrong() throws Exception {
        byte[] png = picture();
        refused(422, caller.post("/api/recognize", java.util.Arrays.copyOf(png, png.length / 2)), "truncated");
        refused(422, caller.post("/api/recognize", "GIF89a and no more"), "");
        refused(422, caller.post("/api/recognize", "R.B\nR.B\n"), "");
        refused(400, caller.post("/api/recognize", ""), "empty");
        refused(422, caller.post("/api/recognize", bomb()), "65535x65535");
        refused(422, caller.post("/api/board", "R.B\n"), "R stands once");
        refused(422, caller.post("/api/board", "size: 99999x99999\n\nR.R\n"), "");
        refused(422, caller.post("/api/board", "topology: hex\n\n" + ("." + ".".repeat(199) + "\n").repeat(200)), "");
        refused(
                422,
                caller.post(
                        "/api/board", ("R" + ".".repeat(199) + "\n").repeat(2) + (".".repeat(200) + "\n").repeat(98)),
                "cells");
        refused(415, caller.post("/api/board", png), "no text");
        refused(400, caller.post("/api/board", "  \n"), "empty");
        refused(400, caller.post("/api/solve?solutions=many", "R.\nR.\n"), "solutions");
        refused(400, caller.post("/api/solve?time=-1", "R.\nR.\n"), "time");
        refused(400, caller.post("/api/solve?rules=mine", "R.\nR.\n"), "rules");
        refused(400, caller.post("/api/solve?soluti%6Fnz=1", "R.\nR.\n"), "solutionz");
        refused(400, caller.post("/api/solve?rules=%ff%fe", "R.\nR.\n"), "");
        refused(413, caller.post("/api/board", new byte[2 << 20]), "bytes");
        refused(413, caller.post("/api/searches/x/run", "1"), "bytes");
        refused(404, caller.post("/api/searches/x/run", ""), "anew");
        refused(404, caller.get("/api/none"), "path");
        refused(405, caller.get("/api/solve"), "POST");
        refused(405, caller.call("DELETE", "/"), "GET");
        refused(400, caller.post("/api/overlay", "--", "Content-Type", "multipart/form-data; boundary=Xx"), "form");
        refused(400, caller.post("/api/overlay", "--", "Content-Type", "multipart/form-data"), "form");
        Random random = new Random(7);
        for (int i = 0; i < 100; i++) {
            byte[] noise = png.clone();
            for (int k = 0; k < 20; k++) {
                noise[random.nextInt(noise.length)] = (byte) random.nextInt();
            }
            assertThat(caller.post("/api/recognize", noise).statusCode()).isIn(200, 422);
        }
    }

    @Test
    void answersBrokenCalls() throws Exception {
        Duration patience = Duration.ofSeconds(2);
        String host = "Host: localhost:" + server.port() + "\r\n";
        assertThat(caller.raw("rubbish\r\n\r\n", patience)).startsWith("HTTP/1.1 400");
        assertThat(caller.raw("GET / HTTP/1.1\r\n\r\n", patience)).startsWith("HTTP/1.1 400");
        assertThat(caller.raw("GET /../../etc/passwd HTTP/1.1\r\n" + host + "\r\n", patience))
                .startsWith("HTTP/1.1 4");
        assertThat(caller.raw("GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n" + host + "\r\n", patience))
                .startsWith("HTTP/1.1 4");
        assertThat(caller.raw("GET /style.css%00.png HTTP/1.1\r\n" + host + "\r\n", patience))
                .startsWith("HTTP/1.1 4");
        assertThat(caller.raw("GET /" + "x".repeat(100_000) + " HTTP/1.1\r\n" + host + "\r\n", patience))
                .startsWith("HTTP/1.1 4");
        assertThat(caller.raw("GET / HTTP/1.1\r\n" + host + "A: " + "x".repeat(100_000) + "\r\n\r\n", patience))
                .startsWith("HTTP/1.1 431");
        assertThat(caller.raw(
                        "POST /api/solve HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\n2\r\nR.\r\n",
                        patience))
                .startsWith("HTTP/1.1 411");
        assertThat(caller.raw("POST /api/solve HTTP/1.1\r\n" + host + "Content-Length: -5\r\n\r\n", patience))
                .startsWith("HTTP/1.1 400");
        assertThat(caller.raw(
                        "POST /api/recognize HTTP/1.1\r\n" + host + "Content-Length: 99999999999\r\n\r\nxx", patience))
                .startsWith("HTTP/1.1 413");
        // Half a body: nothing is kept once the caller has left.
        caller.raw("POST /api/recognize HTTP/1.1\r\n" + host + "Content-Length: 1000\r\n\r\nxx", Duration.ofMillis(50));
        until(() -> server.calls() == 0 && server.isIdle());
    }

    @Test
    void keepsOthersOut() throws Exception {
        assertThat(caller.post("/api/board", "R.\nR.\n", "Origin", "http://localhost:" + server.port())
                        .statusCode())
                .isEqualTo(200);
        refused(403, caller.post("/api/board", "R.\nR.\n", "Origin", "https://example.org"), "origin");
        refused(403, caller.post("/api/board", "R.\nR.\n", "Origin", "null"), "origin");
        refused(403, caller.post("/api/board", "R.\nR.\n", "Origin", "http://localhost:1"), "origin");
        refused(403, caller.post("/api/board", "R.\nR.\n", "Sec-Fetch-Site", "cross-site"), "sites");
        assertThat(caller.get("/", "Sec-Fetch-Site", "cross-site", "Sec-Fetch-Mode", "navigate")
                        .statusCode())
                .as("a link may lead to the page")
                .isEqualTo(200);
        assertThat(caller.raw("GET / HTTP/1.1\r\nHost: rebound.example.org\r\n\r\n", Duration.ofSeconds(2)))
                .startsWith("HTTP/1.1 403");
        HttpResponse<String> page = caller.get("/");
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(page.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
        assertThat(page.headers().map()).doesNotContainKeys("access-control-allow-origin", "server");
    }

    @Test
    void asksForATokenOnOtherAddresses() throws Exception {
        String token = WebServer.newToken();
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
            assertThat(open.link("192.168.1.2")).endsWith(":" + open.port() + "/?token=" + token);
        }
    }

    @Test
    void cancelsSearchesThatNobodyWaitsFor() throws Exception {
        String hard = hard();
        for (int i = 0; i < 60; i++) {
            caller.abandon("/api/solve?solutions=1000&time=600000", hard);
        }
        until(() -> server.calls() == 0 && server.load() == 0);
        assertThat(server.isIdle()).isTrue();
        for (int i = 0; i < SearchSessions.MOST + 20; i++) {
            caller.post("/api/searches", "R.\nR.\n");
        }
        assertThat(server.searches()).isEqualTo(SearchSessions.MOST);
    }

    @Test
    void servesManyAtOnce() throws Exception {
        byte[] picture = picture();
        List<Thread> clients = new ArrayList<>();
        List<String> faults = new CopyOnWriteArrayList<>();
        for (int i = 0; i < 50; i++) {
            int number = i;
            clients.add(new Thread(() -> {
                try {
                    String status = number % 5 == 0
                            ? caller.post("/api/solve", picture).body()
                            : caller.post("/api/solve", "R.\nR.\n").body();
                    if (!status.contains("\"solved\"")) {
                        faults.add(status);
                    }
                } catch (Exception e) {
                    faults.add(e.toString());
                }
            }));
        }
        clients.forEach(Thread::start);
        for (Thread client : clients) {
            client.join();
        }
        assertThat(faults).isEmpty();
    }

    @Test
    void documentsEveryCall() throws Exception {
        String document = caller.get("/api/openapi.json").body();
        List<String> documented = new ArrayList<>();
        try (JsonParser json = new JsonFactory().createParser(document)) {
            while (json.nextToken() != null) {
                String at = json.getParsingContext().pathAsPointer().toString().replace("~1", "/");
                if (at.matches("/paths/.*/operationId") && json.currentToken().isScalarValue()) {
                    String[] parts = at.substring("/paths/".length()).split("/(?=[a-z]+/operationId)");
                    documented.add(
                            parts[1].replace("/operationId", "").toUpperCase(java.util.Locale.ROOT) + " " + parts[0]);
                }
            }
        }
        List<String> served = new Routes(new SearchSessions())
                .all().stream()
                        .filter(route -> route.path().startsWith("/api/"))
                        .map(route -> route.method() + " " + route.path())
                        .toList();
        assertThat(documented).containsExactlyInAnyOrderElementsOf(served);
    }

    @Test
    void writesQrCodesThatReadersRead() throws Exception {
        String link = "http://192.168.178.23:8474/?token=" + WebServer.newToken();
        List<String> lines = QrText.of(link)
                .lines()
                .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", ""))
                .toList();
        int scale = 4;
        int width = lines.get(0).length() * scale;
        int height = lines.size() * 2 * scale;
        int[] pixels = new int[width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                char c = lines.get(y / scale / 2).charAt(x / scale);
                boolean lower = y / scale % 2 == 1;
                boolean dark = c == '█' || c == (lower ? '▄' : '▀');
                pixels[y * width + x] = dark ? 0 : 0xFFFFFF;
            }
        }
        BinaryBitmap bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(width, height, pixels)));
        assertThat(new QRCodeReader()
                        .decode(bitmap, Map.of(com.google.zxing.DecodeHintType.PURE_BARCODE, true))
                        .getText())
                .isEqualTo(link);
    }

    private static byte[] picture() throws Exception {
        return Files.readAllBytes(SAMPLES.resolve("7x7.png"));
    }

    /** A board without solution that takes the search more than minutes. */
    private static String hard() {
        return """
                H.............
                ..............
                ....B.........
                F...........C.
                ...A......A...
                ............E.
                ..............
                ..............
                ..............
                ..........H.B.
                ..........F.C.
                D.............
                ..EG....G.....
                .........D....
                """;
    }

    /** A PNG that claims gigapixels. */
    private static byte[] bomb() throws Exception {
        byte[] png = picture();
        byte[] huge = {0, 0, (byte) 0xFF, (byte) 0xFF};
        System.arraycopy(huge, 0, png, 16, 4);
        System.arraycopy(huge, 0, png, 20, 4);
        java.util.zip.CRC32 sum = new java.util.zip.CRC32();
        sum.update(png, 12, 17);
        java.nio.ByteBuffer.wrap(png).putInt(29, (int) sum.getValue());
        return png;
    }

    private static byte[] form(byte[] picture, String board) throws Exception {
        java.io.ByteArrayOutputStream form = new java.io.ByteArrayOutputStream();
        form.write("--Xx\r\nContent-Disposition: form-data; name=\"picture\"; filename=\"../../x.png\"\r\n\r\n"
                .getBytes(StandardCharsets.US_ASCII));
        form.write(picture);
        form.write(("\r\n--Xx\r\nContent-Disposition: form-data; name=\"board\"\r\n\r\n" + board + "\r\n--Xx--\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        return form.toByteArray();
    }

    private static void refused(int status, HttpResponse<String> reply, String part) {
        assertThat(reply.statusCode()).as(reply.body()).isEqualTo(status);
        assertThat(reply.body()).startsWith("{\"error\":\"").contains(part);
    }

    private static void until(java.util.function.BooleanSupplier done) throws Exception {
        long end = System.nanoTime() + 20_000_000_000L;
        while (!done.getAsBoolean()) {
            assertThat(System.nanoTime()).as("in time").isLessThan(end);
            Thread.sleep(20);
        }
    }
}
