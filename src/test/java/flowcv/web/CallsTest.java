package flowcv.web;

import static flowcv.web.ServedPage.picture;
import static flowcv.web.ServedPage.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import flowcv.read.Cause;
import flowcv.read.Doubt;
import java.io.ByteArrayOutputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The calls, as anybody may make them. */
class CallsTest {
    @RegisterExtension
    final ServedPage page = new ServedPage();

    @Test
    void recognizesPictures() throws Exception {
        HttpResponse<String> reply =
                page.caller().post("/api/recognize", Files.readAllBytes(ServedPage.SAMPLES.resolve("7x7.png")));
        assertThat(reply.statusCode()).isEqualTo(200);
        assertThat(reply.body())
                .contains("\"status\":\"recognized\"", "\"text\":\"O.YOGR.\\n", "\"doubts\":[]", "\"cellSize\":");
        assertThat(page.caller()
                        .post(
                                "/api/recognize",
                                page.caller()
                                        .bytes("/api/overlay", picture(), "image/png")
                                        .body())
                        .body())
                .as("what was solved is read again")
                .contains("\"text\":\"O.YOGR.\\n");
    }

    @Test
    void solvesBoardsAndPictures() throws Exception {
        assertThat(page.caller()
                        .post("/api/solve?solutions=2", "R.B\n...\nR.B\n")
                        .body())
                .contains("\"status\":\"no-solution\"");
        assertThat(page.caller().post("/api/solve?solutions=2", "R.\nR.\n").body())
                .contains(
                        "\"status\":\"solved\"",
                        "\"unique\":true",
                        "\"solutions\":[{\"R\":[[0,0],[0,1],[1,1],[1,0]]}]");
        assertThat(page.caller().post("/api/solve?solutions=2", picture()).body())
                .contains("\"unique\":true");
        assertThat(page.caller()
                        .post("/api/solve", "https://puzz.link/p?arukone/5/5/1g2g3h4g5l2g3h145g")
                        .body())
                .contains("\"status\":\"solved\"");
    }

    @Test
    void leadsSearchesStepByStep() throws Exception {
        String begun = page.caller()
                .post("/api/searches", Files.readString(ServedPage.SAMPLES.resolve("12x10.flow")))
                .body();
        String path = "/api/searches/" + begun.split("\"")[3];
        assertThat(page.caller().post(path + "/run?states=1", "").body())
                .contains("\"event\":\"states\"", "\"states\":1,", "\"reason\":");
        assertThat(page.caller().post(path + "/run?states=3", "").body()).contains("\"states\":4,");
        assertThat(page.caller().get(path).body()).contains("\"states\":4,");
        assertThat(page.caller().post(path + "/stop", "").statusCode()).isEqualTo(200);
        assertThat(ran(path)).contains("\"event\":\"solution\"");
        assertThat(ran(path)).contains("\"event\":\"exhausted\"", "\"unique\":true");
        assertThat(page.caller().call("DELETE", path).statusCode()).isEqualTo(200);
        assertThat(page.caller().get(path).statusCode()).isEqualTo(404);
    }

    /** Runs a search until something has come of it, however slow the machine is. */
    private String ran(String path) throws Exception {
        String[] answer = new String[1];
        until("something has come of it", () -> {
            answer[0] = page.caller().posted(path + "/run?millis=1000");
            return !answer[0].contains("\"event\":\"time\"");
        });
        return answer[0];
    }

    @Test
    void givesHints() throws Exception {
        assertThat(page.caller()
                        .post("/api/hints?steps=2", Files.readString(ServedPage.SAMPLES.resolve("7x7.flow")))
                        .body())
                .contains("\"status\":\"hinted\"", "from row");
        assertThat(page.caller().post("/api/hints?drawn=0-7", "R.\nR.\n").statusCode())
                .isEqualTo(400);
        assertThat(page.caller().post("/api/hints?drawn=0-1", "R.\nR.\n").body())
                .contains("\"places\":[1,3,2]");
    }

    @Test
    void drawsOverPicturesAndCorrectedBoards() throws Exception {
        byte[] plain =
                page.caller().bytes("/api/overlay", picture(), "image/png").body();
        assertThat(plain).startsWith(0x89, 'P', 'N', 'G');
        String board = Files.readString(ServedPage.SAMPLES.resolve("7x7.flow"));
        HttpResponse<byte[]> same =
                page.caller().bytes("/api/overlay", form(picture(), board), "multipart/form-data; boundary=Xx");
        assertThat(same.body()).isEqualTo(plain);
        HttpResponse<byte[]> shouted =
                page.caller().bytes("/api/overlay", form(picture(), board), "Multipart/Form-Data; Boundary=Xx");
        assertThat(shouted.body())
                .as("names of types do not tell capitals apart")
                .isEqualTo(plain);
        HttpResponse<byte[]> other =
                page.caller().bytes("/api/overlay", form(picture(), "R.\nR.\n"), "multipart/form-data; boundary=Xx");
        assertThat(other.statusCode()).isEqualTo(422);
        assertThat(new String(other.body(), StandardCharsets.UTF_8)).contains("other rows and columns");
    }

    @Test
    void showsSamplesAsPictures() throws Exception {
        assertThat(page.caller().get("/api/samples").body()).contains("\"name\":\"square\"");
        assertThat(page.caller().get("/api/samples/square").headers().firstValue("Content-Type"))
                .hasValue("image/png");
        assertThat(page.caller().get("/api/samples/..%2f..%2fetc%2fpasswd").statusCode())
                .isBetween(400, 404);
        assertThat(page.caller().get("/api/samples/none").statusCode()).isEqualTo(404);
    }

    @Test
    void tellsTheHeadsOfFilesAlone() throws Exception {
        for (String path : StaticFiles.paths()) {
            HttpResponse<String> whole = page.caller().get(path);
            HttpResponse<String> head = page.caller().call("HEAD", path);
            assertThat(head.statusCode()).isEqualTo(200);
            assertThat(head.body()).isEmpty();
            assertThat(head.headers().firstValueAsLong("Content-Length"))
                    .hasValue(whole.body().getBytes(StandardCharsets.UTF_8).length);
            assertThat(head.headers().firstValue("Content-Type"))
                    .isEqualTo(whole.headers().firstValue("Content-Type"));
        }
    }

    @Test
    void documentsEveryCall() throws Exception {
        String document = page.caller().get("/api/openapi.json").body();
        List<String> documented = new ArrayList<>();
        try (JsonParser json = new JsonFactory().createParser(document)) {
            while (json.nextToken() != null) {
                String at = json.getParsingContext().pathAsPointer().toString().replace("~1", "/");
                if (at.matches("/paths/.*/operationId") && json.currentToken().isScalarValue()) {
                    String[] parts = at.substring("/paths/".length()).split("/(?=[a-z]+/operationId)");
                    documented.add(parts[1].replace("/operationId", "").toUpperCase(Locale.ROOT) + " " + parts[0]);
                }
            }
        }
        List<String> served = new Routes(new SearchSessions(), new Pictures(Timeouts.USUAL.reading()))
                .all().stream()
                        .filter(route -> route.path().startsWith("/api/"))
                        .map(route -> route.method() + " " + route.path())
                        .toList();
        assertThat(documented).containsExactlyInAnyOrderElementsOf(served);
    }

    @Test
    void documentsEveryCauseAndEveryAlternative() throws Exception {
        String document = page.caller().get("/api/openapi.json").body();
        String readme = Files.readString(Path.of("README.md"));
        Stream.concat(
                        Arrays.stream(Cause.values()).map(Cause::word),
                        Arrays.stream(Doubt.Kind.values()).map(Doubt.Kind::word))
                .forEach(word -> {
                    assertThat(document).contains('"' + word + '"');
                    assertThat(readme).contains('`' + word + '`');
                });
    }

    private static byte[] form(byte[] picture, String board) throws Exception {
        ByteArrayOutputStream form = new ByteArrayOutputStream();
        form.write("--Xx\r\nContent-Disposition: form-data; name=\"picture\"; filename=\"../../x.png\"\r\n\r\n"
                .getBytes(StandardCharsets.US_ASCII));
        form.write(picture);
        form.write(("\r\n--Xx\r\nContent-Disposition: form-data; name=\"board\"\r\n\r\n" + board + "\r\n--Xx--\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        return form.toByteArray();
    }
}
