package flowcv.web;

import static flowcv.web.ServedPage.hard;
import static flowcv.web.ServedPage.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Readings that take long keep nobody waiting but other readings, and those not for long. */
class TurnsTest {
    private static final Timeouts USUAL = Timeouts.USUAL;
    private final Gated readings = new Gated();
    private final Gated others = new Gated();

    @RegisterExtension
    final ServedPage page = new ServedPage(
            new Timeouts(USUAL.idle(), USUAL.head(), USUAL.upload(), ServedPage.LONGEST, USUAL.reading()),
            readings.route());

    @RegisterExtension
    final ServedPage impatient = new ServedPage(
            new Timeouts(USUAL.idle(), USUAL.head(), USUAL.upload(), Duration.ofMillis(300), USUAL.reading()),
            others.route());

    @AfterEach
    void open() {
        readings.open();
        others.open();
    }

    @Test
    void keepNobodyElseWaiting() throws Exception {
        List<Socket> callers = crowd(page, Staff.READINGS_AT_ONCE + 5);
        until("as many as may be are under way", () -> readings.begun() == Staff.READINGS_AT_ONCE);
        assertThat(page.caller().get("/").statusCode()).isEqualTo(200);
        assertThat(page.caller().get("/api/samples").statusCode()).isEqualTo(200);
        assertThat(page.caller().post("/api/solve", "R.\nR.\n").body()).contains("solved");
        assertThat(page.caller().post("/api/hints", "R.\nR.\n").body()).contains("hinted");
        assertThat(page.caller().get("/api/samples/square").statusCode()).isEqualTo(200);
        String begun = page.caller().post("/api/searches", hard()).body();
        String path = "/api/searches/" + begun.split("\"")[3];
        assertThat(page.caller().post(path + "/run?states=1", "").body()).contains("\"event\":\"states\"");
        assertThat(page.caller().post(path + "/stop", "").statusCode()).isEqualTo(200);
        assertThat(readings.begun()).isEqualTo(Staff.READINGS_AT_ONCE);
        readings.open();
        for (Socket caller : callers) {
            assertThat(answer(caller)).contains("through");
        }
    }

    @Test
    void endWhenTheirCallersLeave() throws Exception {
        List<Socket> callers = crowd(page, Staff.READINGS_AT_ONCE + 1);
        until("as many as may be are under way", () -> readings.begun() == Staff.READINGS_AT_ONCE);
        for (Socket caller : callers) {
            caller.close();
        }
        until(
                "nobody is left",
                () -> page.server().calls() == 0 && page.server().load() == 0);
        assertThat(page.server().isIdle()).isTrue();
        assertThat(readings.stopped()).isEqualTo(readings.begun());
    }

    @Test
    void endWhenACallerLeavesWhoHasBegunWithTheNextCall() throws Exception {
        Socket caller = page.caller().ask(Gated.PATH, "");
        until("it is under way", () -> readings.begun() == 1);
        caller.getOutputStream().write("\r\nGET / HTTP/1.1\r\n".getBytes(StandardCharsets.US_ASCII));
        caller.close();
        until("nobody is left", () -> page.server().calls() == 0);
        assertThat(readings.stopped()).isEqualTo(1);
    }

    @Test
    void areRefusedAtOnceWhereTooManyWait() throws Exception {
        List<Socket> callers = crowd(page, Staff.READINGS_AT_ONCE + Staff.MOST_READINGS_WAITING);
        until("all are known", () -> page.server().calls() == callers.size());
        refused(answer(page.caller().ask(Gated.PATH, "", "Connection: close")));
        readings.open();
        for (Socket caller : callers) {
            assertThat(answer(caller)).contains("through");
        }
    }

    @Test
    void areRefusedWhereTheirTurnDoesNotCome() throws Exception {
        List<Socket> callers = crowd(impatient, Staff.READINGS_AT_ONCE);
        until("all are under way", () -> others.begun() == Staff.READINGS_AT_ONCE);
        refused(answer(impatient.caller().ask(Gated.PATH, "", "Connection: close")));
        others.open();
        for (Socket caller : callers) {
            assertThat(answer(caller)).contains("through");
        }
        assertThat(others.begun()).isEqualTo(Staff.READINGS_AT_ONCE);
    }

    @Test
    void loseNothingOfTheNextCallOnTheSameLine() throws Exception {
        Socket caller = page.caller().ask(Gated.PATH, "");
        String next = "GET /api/samples HTTP/1.1\r\nHost: localhost:"
                + page.server().port() + "\r\nConnection: close\r\n\r\n";
        caller.getOutputStream().write(next.getBytes(StandardCharsets.US_ASCII));
        until("it is known", () -> page.server().calls() == 1);
        for (int i = 0; i < 2; i++) {
            Socket other = page.caller().ask(Gated.PATH, "");
            until("the other is known", () -> page.server().calls() == 2);
            other.close();
            until("all have been looked after", () -> page.server().calls() == 1);
        }
        readings.open();
        assertThat(answer(caller)).contains("through", "\"samples\"");
    }

    private static List<Socket> crowd(ServedPage page, int size) throws Exception {
        List<Socket> callers = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            callers.add(page.caller().ask(Gated.PATH, "", "Connection: close"));
        }
        return callers;
    }

    private static String answer(Socket caller) throws Exception {
        try (caller) {
            return new String(caller.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void refused(String answer) {
        assertThat(answer).startsWith("HTTP/1.1 503").contains("\r\nRetry-After: 5\r\n", "{\"error\":\"server busy");
    }
}
