package flowcv.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** Boards are played on the page. */
@Tag("process")
class PlayPageTest {
    private static final String BRIDGE = "BR.\n.+.\n.RB\n";

    @RegisterExtension
    final ServedPage served = new ServedPage();

    @TempDir
    private Path downloads;

    @Test
    void playsWithKeysAlone() {
        try (Browser page = Browser.start(1280, 860, downloads)) {
            page.open(served.server().link("localhost"));
            page.openText(BRIDGE);
            page.run("document.querySelector('#modes [data-mode=play]').focus()");
            type(page, Keys.ENTER);
            page.run("document.querySelector('#view').focus()");
            type(page, Keys.ARROW_RIGHT, Keys.ENTER, Keys.ARROW_DOWN, Keys.ARROW_RIGHT);
            assertThat(page.text("#joined"))
                    .as("a bridge is left straight ahead")
                    .isEqualTo("0 of 2");
            type(page, Keys.ARROW_DOWN);
            assertThat(page.text("#joined")).isEqualTo("1 of 2");
            new Actions(page.driver())
                    .keyDown(Keys.CONTROL)
                    .sendKeys("z")
                    .keyUp(Keys.CONTROL)
                    .perform();
            assertThat(page.text("#joined")).isEqualTo("0 of 2");
            new Actions(page.driver())
                    .keyDown(Keys.CONTROL)
                    .sendKeys("y")
                    .keyUp(Keys.CONTROL)
                    .perform();
            assertThat(page.text("#joined")).isEqualTo("1 of 2");
            page.click("#check");
            page.awaitText("#message", "right so far");
        }
    }

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

    private static void type(Browser page, CharSequence... keys) {
        for (CharSequence key : keys) {
            new Actions(page.driver()).sendKeys(key).perform();
        }
    }
}
