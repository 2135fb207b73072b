package flowcv.web;

import static flowcv.web.ServedPage.hard;
import static flowcv.web.ServedPage.picture;
import static flowcv.web.ServedPage.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Many callers at once, and callers who leave. */
class CrowdTest {
    private static final int CALLERS = 1_000;

    /** In bytes; what is left of the searches of all callers. While they run, they take six times that. */
    private static final long MEMORY = 16 << 20;

    @RegisterExtension
    final ServedPage page = new ServedPage();

    @Test
    @Tag("process")
    void cancelsSearchesThatNobodyWaitsFor() throws Exception {
        WebServer server = page.server();
        long before = used();
        List<Socket> callers = new ArrayList<>();
        for (int i = 0; i < CALLERS; i++) {
            callers.add(page.caller().ask("/api/solve?solutions=1000&time=600000", hard()));
        }
        until("all are known", () -> server.calls() == CALLERS);
        for (Socket caller : callers) {
            caller.close();
        }
        until("nobody is left", () -> server.calls() == 0 && server.load() == 0);
        assertThat(server.isIdle()).isTrue();
        until("the memory is free again", () -> used() - before < MEMORY);
    }

    private static long used() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    @Test
    void dropsTheSearchThatWasSilentForLongest() throws Exception {
        for (int i = 0; i < SearchSessions.MOST + 20; i++) {
            page.caller().post("/api/searches", "R.\nR.\n");
        }
        assertThat(page.server().searches()).isEqualTo(SearchSessions.MOST);
    }

    @Test
    void dropsSearchesThatTakeTooMuchMemory() throws Exception {
        String large = "RR" + ".".repeat(98) + "\n" + (".".repeat(100) + "\n").repeat(99);
        long bytes = 0;
        int begun = 0;
        while (bytes < Runtime.getRuntime().maxMemory() && begun < SearchSessions.MOST) {
            assertThat(page.caller().post("/api/searches", large).statusCode()).isEqualTo(201);
            begun++;
            bytes += 5 << 20;
        }
        assertThat(page.server().searches()).isLessThan(begun);
        assertThat(page.caller().post("/api/solve?time=1", large).statusCode()).isEqualTo(200);
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
                            ? page.caller().post("/api/solve", picture).body()
                            : page.caller().post("/api/solve", "R.\nR.\n").body();
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
}
