package flowcv.web;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Trail;
import flowcv.format.FlowFormat;
import flowcv.solve.Limits;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.Interaction;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/** Boards are played on the page. Leaves pictures of it in {@code target/page}. */
@Tag("process")
class PlayPageTest {
    private static final Path PICTURES = Path.of("target", "page");

    private static final String BRIDGE = "BR.\n.+.\n.RB\n";

    @RegisterExtension
    final ServedPage served = new ServedPage();

    @TempDir
    private Path downloads;

    @ParameterizedTest
    @ValueSource(strings = {"plain", "walls"})
    void playsANewPuzzleWithAFinger(String family) throws Exception {
        try (Browser page = phone()) {
            page.click(".bar [data-for='open-puzzle']");
            page.run("document.querySelector('#family').value = arguments[0]", family);
            page.click("#puzzle-use");
            page.await("there is a puzzle", () -> mode(page).equals("play"));
            String text = text(page);
            Board board = FlowFormat.read(text, "puzzle").get(0).board();
            for (Trail trail : solve(board)) {
                draw(page, trail.places());
            }
            page.awaitText("#message", "Solved in 0:");
            assertThat(page.text("#covered")).isEqualTo("100 %");
            page.screenshot(PICTURES.resolve("played-" + family + ".png"));
            page.driver().navigate().refresh();
            page.await("all is there again", () -> page.text("#covered").equals("100 %"));
            assertThat(text(page)).isEqualTo(text);
            assertThat(page.complaints()).isEmpty();
        }
    }

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
    void aSwipeOverTheBoardScrollsAndChangesNothing() {
        try (Browser page = phone()) {
            page.openText(BRIDGE);
            String before = text(page);
            page.run("window.scrollTo(0, 0)");
            int[] at = page.cell(4);
            long top = scrolled(page);
            page.driver()
                    .executeCdpCommand(
                            "Input.synthesizeScrollGesture",
                            Map.of("x", at[0], "y", at[1], "yDistance", -250, "gestureSourceType", "touch"));
            assertThat(scrolled(page)).isGreaterThan(top + 100);
            assertThat(text(page)).isEqualTo(before);
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

    private Browser phone() {
        Browser page = Browser.start(390, 844, downloads);
        page.open(served.server().link("localhost"));
        return page;
    }

    private static String mode(Browser page) {
        return (String) page.run("return document.querySelector('main').dataset.mode");
    }

    private static String text(Browser page) {
        return (String) page.run("return JSON.parse(localStorage.getItem('flowcv-state')).text");
    }

    private static long scrolled(Browser page) {
        return ((Number) page.run("return Math.round(window.scrollY)")).longValue();
    }

    private static List<Trail> solve(Board board) {
        return Solver.solve(board, Question.first(Limits.of(Duration.ofSeconds(10))))
                .solutions()
                .get(0)
                .trails();
    }

    /** A finger goes over all cells of a flow; where that leaves through the border, it is set down on the other side. */
    private static void draw(Browser page, List<Integer> places) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        Sequence way = new Sequence(finger, 0);
        int size = Math.abs(page.cell(1)[0] - page.cell(0)[0]);
        // Beyond the cell, but within the window.
        int out = (int) (0.85 * size);
        int[] last = page.cell(places.get(0));
        way.addAction(to(finger, last)).addAction(down(finger));
        for (int place : places.subList(1, places.size())) {
            int[] next = page.cell(place);
            if (Math.hypot(next[0] - last[0], next[1] - last[1]) > 1.9 * size) {
                int[] beyond = {
                    last[0] - (int) Math.signum(next[0] - last[0]) * out,
                    last[1] - (int) Math.signum(next[1] - last[1]) * out
                };
                way.addAction(to(finger, beyond))
                        .addAction(up(finger))
                        .addAction(to(finger, next))
                        .addAction(down(finger));
            }
            way.addAction(to(finger, next));
            last = next;
        }
        way.addAction(up(finger));
        page.driver().perform(List.of(way));
    }

    private static Interaction down(PointerInput finger) {
        return finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg());
    }

    private static Interaction up(PointerInput finger) {
        return finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg());
    }

    private static Interaction to(PointerInput finger, int[] at) {
        return finger.createPointerMove(Duration.ZERO, PointerInput.Origin.viewport(), at[0], at[1]);
    }

    private static void type(Browser page, CharSequence... keys) {
        for (CharSequence key : keys) {
            new Actions(page.driver()).sendKeys(key).perform();
        }
    }
}
