package flowcv.web;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Scene;
import flowcv.format.FlowFormat;
import flowcv.image.OpenCv;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** The page in a real browser, as somebody uses it. Leaves pictures of it in {@code target/page}. */
class PageTest {
    private static final Path PICTURES = Path.of("target", "page");

    private static final String BOARD = "O.YOGR.\n.......\n.Y..R..\n....G..\nC.M....\n.M....C\n...B..B\n";

    /** Its solution takes some twenty states, so that there is something to stop. */
    private static final String LARGE = "mA......AB\n.mM..G....\n..........\n.B....R.C.\n......CP..\ng..G......\n"
            + ".....R....\n..........\n..WY..M.WO\n..Y..P....\n........O.\n..g.......\n";

    /** The mark of the slider for one state a second. */
    private static final String SLOW = "0";

    @TempDir
    private Path downloads;

    private final List<Throwable> bugs = new CopyOnWriteArrayList<>();
    private WebServer server;

    @BeforeEach
    void start() throws Exception {
        server = WebServer.start(new WebSettings("localhost", 0, Optional.empty()), bugs::add);
    }

    @AfterEach
    void stop() {
        server.close();
        assertThat(bugs).isEmpty();
    }

    @Test
    void doesEverythingOnAWideScreen() throws Exception {
        try (Browser page = Browser.start(1280, 860, downloads)) {
            page.open(server.link("localhost"));
            assertThat(page.accessibilityFaults()).isEmpty();
            everything(page);
            page.screenshot(PICTURES.resolve("wide.png"));
            page.run("document.querySelector('#theme').value = 'dark';"
                    + "document.querySelector('#theme').dispatchEvent(new Event('change'))");
            assertThat(page.accessibilityFaults()).isEmpty();
            page.screenshot(PICTURES.resolve("dark.png"));
            assertThat(page.complaints().stream().filter(line -> !line.contains("422")))
                    .isEmpty();
        }
        assertThat(server.calls()).isZero();
    }

    @Test
    @Tag("process")
    void doesEverythingOnAPhone() throws Exception {
        try (Browser page = Browser.start(390, 844, downloads)) {
            page.open(server.link("localhost"));
            everything(page);
            assertThat(page.accessibilityFaults()).isEmpty();
            assertThat((Long) page.run("return document.documentElement.scrollWidth"))
                    .as("nothing stands out to the right")
                    .isLessThanOrEqualTo(390);
            page.run("window.scrollTo(0, 0)");
            page.screenshot(PICTURES.resolve("phone.png"));
            page.run("document.querySelector('.solve').scrollIntoView()");
            page.screenshot(PICTURES.resolve("phone-solving.png"));
        }
    }

    @Test
    @Tag("process")
    void canBeUsedWithKeysAlone() {
        try (Browser page = Browser.start(1280, 860, downloads)) {
            page.open(server.link("localhost"));
            page.click("#open-new");
            type(page, Keys.TAB);
            page.run("document.querySelector('#rows').value = 3; document.querySelector('#columns').value = 3;"
                    + "document.querySelector('#new-use').focus()");
            type(page, Keys.ENTER);
            page.run("document.querySelector('#view').focus()");
            type(page, "R", Keys.ARROW_RIGHT, "B", Keys.ARROW_DOWN, Keys.ARROW_DOWN, "B", Keys.ARROW_LEFT, "R");
            type(page, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, "#");
            page.awaitText("#cell", "row 3, column 3: hole");
            chord(page, Keys.SHIFT, Keys.ARROW_RIGHT);
            assertThat(board(page)).isEqualTo("+-+-+-+\n|R B .|\n+ + + +\n|. . .|\n+ + + +\n R B # \n+-+-+-+\n");
            page.run("document.querySelector('#view').focus()");
            chord(page, Keys.CONTROL, "z");
            assertThat(board(page)).isEqualTo("RB.\n...\nRB#\n");
            page.await("the board is accepted", () -> page.find("#solve").isEnabled());
            page.run("document.querySelector('#solve').focus()");
            type(page, Keys.ENTER);
            page.awaitText("#outcome", "Solved");
        }
    }

    @Test
    @Tag("process")
    void givesHintsAndCarriesBoardsInLinks() {
        try (Browser page = Browser.start(1280, 860, downloads)) {
            page.open(server.link("localhost"));
            page.run(
                    "location.hash = '#board='"
                            + " + btoa(arguments[0]).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')",
                    BOARD);
            page.await("the board is there", () -> page.find("#hint").isEnabled());
            assertThat(board(page)).isEqualTo(BOARD);
            page.click("#hint");
            page.awaitText("#outcome", "from row");
            String first = page.text("#outcome");
            page.click("#hint");
            page.await(
                    "the first hint stands above the second",
                    () -> page.text("#log").equals(first)
                            && !page.text("#outcome").equals(first));
            page.click("#save-link");
            String link = (String) page.run("return document.querySelector('#text').value");
            page.click("#text-close");
            assertThat(link).startsWith(server.link("localhost") + "#board=");
            assertThat(page.find("#puzzlink").getDomAttribute("href")).startsWith("https://puzz.link/p?arukone/7/7/");
        }
    }

    @Test
    @Tag("process")
    void showsAndCorrectsHexesAndFreeShapes() {
        try (Browser page = Browser.start(1280, 860, downloads)) {
            page.open(server.link("localhost"));
            String hexes = "topology: hex\n\n##R##\nCOB.R\n..O.Y\nGCB..\n#.GY#\n";
            page.openText(hexes);
            assertThat(board(page)).isEqualTo(hexes);
            page.click("#solve");
            page.awaitText("#outcome", "Solved");
            String shape = "topology: graph\n\ncell a 0 0 R\ncell b 40 0\ncell c 80 0 R\nlink a b\nlink b c\n";
            page.openText(shape);
            page.mode("edit");
            choose(page, "eraser");
            clickCell(page, 2);
            page.awaitText("#message", "Not finished");
            choose(page, "R");
            clickCell(page, 2);
            page.await("the board is accepted", () -> page.find("#solve").isEnabled());
            page.click("#solve");
            page.awaitText("#outcome", "Solved");
            assertThat(page.accessibilityFaults()).isEmpty();
        }
    }

    @Test
    @Tag("process")
    void makesNewBoardsWithPresets() {
        try (Browser page = Browser.start(1280, 860, downloads)) {
            page.open(server.link("localhost"));
            String frame = "+-+-+-+-+\n";
            assertThat(made(page, "empty", 2)).isEqualTo("..\n..\n");
            assertThat(made(page, "ring", 4))
                    .isEqualTo(frame + "|. . . .|\n+ + +-+ +\n|. . . .|\n+ + + + +\n|.|. .|.|\n+ + +-+ +\n|. . . .|\n"
                            + frame);
            assertThat(made(page, "bridges", 7).chars().filter(c -> c == '+').count())
                    .isEqualTo(4);
            assertThat(made(page, "warps", 7)
                            .lines()
                            .filter(line -> line.startsWith(" "))
                            .count())
                    .isEqualTo(2);
            assertThat(made(page, "rings", 9).chars().filter(c -> c == '-').count())
                    .as("twice 9 of the border, 6 and 2 of the rings")
                    .isEqualTo(34);
        }
    }

    private static String made(Browser page, String preset, int size) {
        page.click("#open-new");
        page.run(
                "document.querySelector('#rows').value = arguments[1];"
                        + "document.querySelector('#columns').value = arguments[1];"
                        + "document.querySelector('#preset').value = arguments[0];",
                preset,
                size);
        page.click("#new-use");
        return board(page);
    }

    /** Drops a picture, corrects it, solves it in every way, and takes the picture away. */
    private void everything(Browser page) throws Exception {
        page.drop(painted(), "shot.png", "image/png");
        page.awaitText("#message", "Read a board of 12 × 10 with 12 flows");
        assertThat(board(page)).isEqualTo(LARGE);

        page.mode("edit");
        choose(page, "R");
        clickCell(page, 1);
        page.awaitText("#message", "Not finished");
        assertThat(page.find("#solve").isEnabled()).isFalse();
        choose(page, "A");
        clickCell(page, 1);
        choose(page, "R");
        clickCell(page, 36);
        page.await("the board is accepted", () -> page.find("#solve").isEnabled());
        assertThat(board(page)).isEqualTo(LARGE);

        page.speed(SLOW);
        page.click("#solve");
        page.await("it has begun", () -> !page.text("#states").equals("0"));
        page.click("#stop");
        page.awaitText("#outcome", "Stopped");
        page.screenshot(PICTURES.resolve("stopped-" + page.run("return innerWidth") + ".png"));
        page.click("#step");
        page.awaitText("#outcome", "follow");
        page.speed("10");
        page.click("#continue");
        page.awaitText("#outcome", "Solved");
        page.click("#next");
        page.awaitText("#outcome", "This is the only solution");

        page.click("#save-picture");
        Path saved = downloads.resolve("shot.solved.png");
        // The browser reserves the name with an empty file and puts the whole one there at the end.
        page.await("the picture is saved", () -> saved.toFile().length() > 0);
        assertThat(Files.readAllBytes(saved)).startsWith(0x89, 'P', 'N', 'G');
        Files.delete(saved);
    }

    private static byte[] painted() throws Exception {
        OpenCv.load();
        try (Painted painted =
                GameScreen.paint(FlowFormat.read(LARGE, "board").get(0).board(), Scene.plain(Devices.PHONE, 1))) {
            return painted.file();
        }
    }

    private static String board(Browser page) {
        page.click("#save-text");
        String text = (String) page.run("return document.querySelector('#text').value");
        page.click("#text-close");
        return text;
    }

    private static void choose(Browser page, String tool) {
        page.click("[data-tool='" + tool + "']");
    }

    private static void clickCell(Browser page, int place) {
        int[] at = page.cell(place);
        new Actions(page.driver()).moveToLocation(at[0], at[1]).click().perform();
    }

    private static void chord(Browser page, Keys held, CharSequence key) {
        new Actions(page.driver()).keyDown(held).sendKeys(key).keyUp(held).perform();
    }

    private static void type(Browser page, CharSequence... keys) {
        for (CharSequence key : keys) {
            new Actions(page.driver()).sendKeys(key).perform();
        }
    }
}
