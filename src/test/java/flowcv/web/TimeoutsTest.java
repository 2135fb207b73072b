package flowcv.web;

import static flowcv.web.ServedPage.hard;
import static flowcv.web.ServedPage.picture;
import static flowcv.web.ServedPage.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** How long callers and the server wait for each other. */
@Tag("process")
class TimeoutsTest {
    private static final Timeouts USUAL = Timeouts.USUAL;
    private static final Duration SHORT = Duration.ofMillis(300);
    private static final Duration LATE = ServedPage.LONGEST.multipliedBy(2);

    @RegisterExtension
    final ServedPage quickToClose =
            new ServedPage(new Timeouts(SHORT, USUAL.head(), USUAL.upload(), USUAL.turn(), USUAL.reading()));

    @RegisterExtension
    final ServedPage quickToRefuse =
            new ServedPage(new Timeouts(USUAL.idle(), USUAL.head(), SHORT, USUAL.turn(), USUAL.reading()));

    @RegisterExtension
    final ServedPage quickToHangUp = new ServedPage(new Timeouts(LATE, SHORT, LATE, USUAL.turn(), USUAL.reading()));

    @RegisterExtension
    final ServedPage quickToGiveUp = new ServedPage(
            new Timeouts(USUAL.idle(), USUAL.head(), USUAL.upload(), USUAL.turn(), Duration.ofMillis(1)));

    @Test
    void hangsUpOnCallersWhoNeverSayWhatTheyWant() throws Exception {
        List<Socket> slow = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            slow.add(quickToHangUp.caller().open("G"));
        }
        assertThat(quickToHangUp.caller().get("/").statusCode()).isEqualTo(200);
        for (Socket caller : slow) {
            until("it is closed, whatever is said", () -> isClosed(caller));
            caller.close();
        }
    }

    @Test
    void keepsTheLineOfACallThatWasRejected() throws Exception {
        String call = "GET /api/none HTTP/1.1\r\nHost: localhost:"
                + quickToHangUp.server().port() + "\r\n\r\n";
        try (Socket caller = quickToHangUp.caller().open(call)) {
            assertThat(body(caller)).contains("there is no such path");
            // Whoever speaks for longer is hung up on first; the second is so in a later look than the first.
            for (int i = 0; i < 2; i++) {
                try (Socket slow = quickToHangUp.caller().open("G")) {
                    until("it is closed", () -> isClosed(slow));
                }
            }
            caller.getOutputStream().write(call.getBytes(StandardCharsets.US_ASCII));
            assertThat(body(caller)).contains("there is no such path");
        }
    }

    /** Reads an answer of one JSON object, and no further. */
    private static String body(Socket caller) throws IOException {
        StringBuilder answer = new StringBuilder();
        for (int b = caller.getInputStream().read();
                b >= 0;
                b = caller.getInputStream().read()) {
            answer.append((char) b);
            if (b == '}') {
                break;
            }
        }
        return answer.toString();
    }

    private static boolean isClosed(Socket caller) {
        try {
            caller.getOutputStream().write('E');
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    @Test
    void refusesPicturesThatAreNotReadInTime() throws Exception {
        String reason = "not read within 0.001 s";
        assertThat(quickToGiveUp.caller().post("/api/recognize", picture()).body())
                .contains("\"status\":\"unrecognized\"", "\"stage\":\"time\"", reason);
        assertThat(quickToGiveUp.caller().post("/api/solve", picture()).body())
                .contains("\"status\":\"unrecognized\"", reason);
        HttpResponse<String> overlay = quickToGiveUp.caller().post("/api/overlay", picture());
        assertThat(overlay.statusCode()).isEqualTo(422);
        assertThat(overlay.body()).contains(reason);
    }

    @Test
    void answersAfterASilenceInWhichItWorked() throws Exception {
        Caller caller = quickToClose.caller();
        String id = caller.post("/api/searches", hard()).body().split("\"")[3];
        assertThat(caller.post("/api/searches/" + id + "/run?millis=1000", "").body())
                .contains("\"event\":\"time\"");
        assertThat(caller.post("/api/solve?time=1500", hard()).body()).contains("gave-up");
    }

    @Test
    void refusesBodiesThatDoNotCome() throws Exception {
        assertThat(quickToRefuse.caller().raw(half(quickToRefuse))).startsWith("HTTP/1.1 408");
        assertThat(quickToClose.caller().raw(half(quickToClose))).startsWith("HTTP/1.1 408");
        for (ServedPage page : new ServedPage[] {quickToRefuse, quickToClose}) {
            until(
                    "nothing is kept",
                    () -> page.server().calls() == 0 && page.server().isIdle());
        }
    }

    @Test
    void refusesCallsWhoseBodiesDoNotCome() throws Exception {
        String call = half(quickToHangUp).replace("/api/recognize", "/api/none");
        try (Socket caller = quickToHangUp.caller().open(call)) {
            assertThat(body(caller)).contains("there is no such path");
        }
    }

    private static String half(ServedPage page) {
        return "POST /api/recognize HTTP/1.1\r\nHost: localhost:"
                + page.server().port() + "\r\nContent-Length: 1000\r\n\r\nxx";
    }
}
