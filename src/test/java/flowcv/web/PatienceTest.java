package flowcv.web;

import static flowcv.web.ServedPage.hard;
import static flowcv.web.ServedPage.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** How long callers and the server wait for each other. */
@Tag("process")
class PatienceTest {
    private static final Duration SHORT = Duration.ofMillis(300);

    @RegisterExtension
    final ServedPage quickToClose = new ServedPage(new Patience(SHORT, Patience.USUAL.upload()));

    @RegisterExtension
    final ServedPage quickToRefuse = new ServedPage(new Patience(Patience.USUAL.idle(), SHORT));

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

    private static String half(ServedPage page) {
        return "POST /api/recognize HTTP/1.1\r\nHost: localhost:"
                + page.server().port() + "\r\nContent-Length: 1000\r\n\r\nxx";
    }
}
