package flowcv.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What is taken away from the page. */
@Tag("process")
class TakeAwayPageTest {
    private static final String BRIDGE = "BR.\n.+.\n.RB\n";

    @RegisterExtension
    final ServedPage served = new ServedPage();

    @TempDir
    private Path downloads;

    @Test
    void whatIsTakenAwayHasTheRule() {
        try (Browser page = Browser.start(1280, 860, downloads)) {
            page.open(served.server().link("localhost"));
            page.openText(BRIDGE);
            page.click("#free");
            page.click("#save-link");
            String link = (String) page.run("return document.querySelector('#text').value");
            page.click("#text-close");
            assertThat(link).endsWith("&rules=free");
            page.click("#free");
            page.driver().get(link);
            page.await(
                    "the link is followed", () -> (Boolean) page.run("return document.querySelector('#free').checked"));
            page.click("#solve");
            page.awaitText("#outcome", "Solved");
            page.click("#save-animation");
            Path saved = downloads.resolve("board.animated.svg");
            page.await("the animation is saved", () -> saved.toFile().length() > 0);
            assertThat(saved).content().contains("<animate ", "polyline");
        }
    }
}
