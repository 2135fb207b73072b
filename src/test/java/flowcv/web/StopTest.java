package flowcv.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Whoever stops a search on the page stops that one, at once, and no other. */
@Tag("process")
class StopTest {
    @RegisterExtension
    final ServedPage served = new ServedPage();

    @TempDir
    private Path downloads;

    @Test
    void isNotHeardInWhatComesAfter() throws Exception {
        try (Browser page = Browser.start(1280, 860, downloads)) {
            open(page);
            watch(page, "none");
            page.speed("0");
            page.click("#solve");
            page.await("it has begun", () -> !page.text("#states").equals("0"));
            page.click("#reset");
            page.click("#hint");
            page.awaitText("#outcome", "row");
            String said = page.text("#outcome");
            // At one state a second the search that was reset rests for a second.
            page.await("it has woken up", () -> page.run("return window.pending === 0")
                    .equals(true));
            assertThat(page.text("#outcome")).isEqualTo(said);
            assertThat(page.find("#solve").isEnabled()).isTrue();
        }
    }

    @Test
    void isKnownToTheServerBeforeAnythingElseBegins() throws Exception {
        try (Browser page = Browser.start(1280, 860, downloads)) {
            open(page);
            watch(page, "/stop");
            page.speed("0");
            page.click("#solve");
            page.await("it has begun", () -> !page.text("#states").equals("0"));
            page.click("#stop");
            page.awaitText("#outcome", "Stopped");
            page.click("#step");
            page.run("window.release()");
            page.awaitText("#outcome", "follow");
            List<?> calls = (List<?>) page.run("return window.calls.slice(window.calls.indexOf('begin stop'))");
            assertThat(calls).asString().startsWith("[begin stop, end stop, begin run");
        }
    }

    @Test
    void countsBeforeTheSearchHasBegun() throws Exception {
        try (Browser page = Browser.start(1280, 860, downloads)) {
            open(page);
            watch(page, "/searches");
            page.click("#solve");
            page.click("#stop");
            page.run("window.release()");
            page.awaitText("#outcome", "Stopped");
            assertThat(page.run("return window.calls").toString()).doesNotContain("run");
        }
    }

    private void open(Browser page) throws Exception {
        page.open(served.server().link("localhost"));
        page.openText(Files.readString(ServedPage.SAMPLES.resolve("12x10.flow")));
        page.await("the board is there", () -> page.find("#solve").isEnabled());
    }

    /** Notes down all calls, holds those whose path ends so until they are released, and counts what is pending. */
    private static void watch(Browser page, String end) {
        page.run(
                """
                window.calls = [];
                window.pending = 0;
                const released = new Promise((done) => window.release = done);
                const {fetch, setTimeout} = window;
                window.setTimeout = (work, millis) => {
                  window.pending++;
                  return setTimeout(() => {
                    work();
                    window.pending--;
                  }, millis);
                };
                window.fetch = async (path, options) => {
                  const plain = path.replace(/[?].*/, '');
                  const name = plain.replace(/.*[/]/, '');
                  window.pending++;
                  window.calls.push('begin ' + name);
                  if (plain.endsWith(arguments[0])) {
                    await released;
                  }
                  const answer = await fetch(path, options);
                  window.calls.push('end ' + name);
                  window.pending--;
                  return answer;
                };
                """,
                end);
    }
}
