package flowcv.web;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.Flowcv;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Scene;
import flowcv.format.FlowFormat;
import flowcv.image.Images;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Placement;
import flowcv.read.StageObserver;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** What the page shows of a reading that is not sure, or that somebody has corrected. */
@Tag("process")
class ReadingPageTest {
    private static final Path PICTURES = Path.of("target", "page");

    /** No solution fills it, so it is read, but not believed. */
    private static final String UNSOLVABLE = "R...R\n.....\n.....\n.....\nB...B\n";

    private static final String SEVERAL = "R...B\n.....\n.....\n.....\n.....\nR...B\n";

    @RegisterExtension
    final ServedPage served = new ServedPage();

    @TempDir
    private Path downloads;

    @Test
    void showsWhatIsNotSure() throws Exception {
        try (Browser page = Browser.start(1400, 900, downloads)) {
            page.open(served.server().link("localhost"));
            page.drop(painted(UNSOLVABLE), "unsolvable.png", "image/png");
            page.awaitText("#message", "but not for sure");
            assertThat(page.text("#message")).endsWith(", and correct it.");
            assertThat(page.find("#solve").isEnabled()).isTrue();
            page.screenshot(PICTURES.resolve("doubtful.png"));
        }
    }

    @Test
    void offersWhatIsInDoubtForCorrection() throws Exception {
        try (Browser page = Browser.start(1400, 900, downloads)) {
            page.open(served.server().link("localhost"));
            page.drop(withDimDots(), "dim.png", "image/png");
            page.awaitText("#message", "in doubt");
            assertThat(page.text("#message")).contains("several solutions", "look at what is marked");
            int doubts = texts(page, "#doubts li").size();
            assertThat(doubts).isPositive();
            assertThat(texts(page, "#view .doubt")).hasSize(doubts);
            List<String> choices = texts(page, "#doubts li:first-child button");
            assertThat(choices).containsExactlyInAnyOrder("empty cell", "dot");
            assertThat(texts(page, "#doubts li:first-child [aria-pressed=true]"))
                    .as("the likeliest first")
                    .containsExactly(choices.get(0));
            page.screenshot(PICTURES.resolve("in-doubt.png"));
            page.click("#doubts li:first-child button:last-child");
            assertThat(texts(page, "#doubts li")).as("what was decided is gone").hasSize(doubts - 1);
            page.awaitText("#message", "Not finished");
        }
    }

    @Test
    void tellsWhichPictureWasRefused() throws Exception {
        try (Browser page = Browser.start(390, 844, downloads)) {
            page.open(served.server().link("localhost"));
            page.drop(empty(), "empty.png", "image/png");
            page.awaitText("#message", "No board was read in empty.png");
            assertThat(page.text("#message")).contains("Try another picture");
            page.drop(ServedPage.picture(), "shot.png", "image/png");
            page.awaitText("#message", "Read a board of 7 × 7");
            page.drop(empty(), "empty.png", "image/png");
            page.awaitText("#message", "The board shown is the one from before");
        }
    }

    @Test
    void coversDotsOfThePictureThatAreNotSo() throws Exception {
        try (Browser page = Browser.start(1400, 900, downloads)) {
            page.open(served.server().link("localhost"));
            page.drop(ServedPage.picture(), "shot.png", "image/png");
            page.awaitText("#message", "Read a board of 7 × 7");
            assertThat(fill(page, 0)).as("the picture shows through").isEqualTo("#00000000");
            page.mode("edit");
            page.run("document.querySelector('#view').focus()");
            new Actions(page.driver()).sendKeys(Keys.DELETE).perform();
            page.awaitText("#message", "Not finished");
            assertThat(fill(page, 0)).as("it is covered").isEqualTo("#0b0c0f");
        }
    }

    private static List<String> texts(Browser page, String selector) {
        return page.driver().findElements(By.cssSelector(selector)).stream()
                .map(WebElement::getText)
                .toList();
    }

    private static String fill(Browser page, int place) {
        return (String) page.run(
                "return document.querySelectorAll('#view g:first-of-type polygon')[arguments[0]].getAttribute('fill')",
                place);
    }

    private static byte[] empty() throws Exception {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB), "png", file);
        return file.toByteArray();
    }

    @Test
    void offersDotsThatMayBelongToOneAnother() throws Exception {
        try (Browser page = Browser.start(1400, 900, downloads)) {
            page.open(served.server().link("localhost"));
            page.drop(spotted(new Color(255, 0, 0), 1, 4, 29), "red.png", "image/png");
            page.awaitText("#message", "in doubt");
            int doubts = texts(page, "#doubts li").size();
            List<String> partners = texts(page, "#doubts li:first-child button");
            assertThat(partners).containsExactlyInAnyOrder("with row 1, column 5", "with row 6, column 1");
            assertThat(texts(page, "#doubts li:first-child [aria-pressed=true]"))
                    .hasSize(1);
            String before = page.text("#doubts li:first-child [aria-pressed=true]");
            String label = labelOf(page, 0);
            page.click("#doubts li:first-child [aria-pressed=false]");
            assertThat(texts(page, "#doubts li")).as("what was decided is gone").hasSize(doubts - 1);
            boolean wasBeside = before.equals("with row 1, column 5");
            assertThat(labelOf(page, wasBeside ? 25 : 4)).isEqualTo(label);
            assertThat(labelOf(page, wasBeside ? 4 : 25)).isNotEqualTo(label);
        }
    }

    /** The label of a dot, as the board tells who moves over it with the keys. */
    private static String labelOf(Browser page, int place) {
        page.run("document.querySelector('#view').focus()");
        Keys[] home = new Keys[10];
        Arrays.fill(home, Keys.ARROW_UP);
        Arrays.fill(home, 5, 10, Keys.ARROW_LEFT);
        Actions moves = new Actions(page.driver()).sendKeys(home);
        for (int i = 0; i < place / 5; i++) {
            moves.sendKeys(Keys.ARROW_DOWN);
        }
        for (int i = 0; i < place % 5; i++) {
            moves.sendKeys(Keys.ARROW_RIGHT);
        }
        moves.perform();
        return page.text("#cell").replaceAll(".*dot (.),.*", "$1");
    }

    /** A board with several solutions, and two gray spots on it, each of which may be a dim dot. */
    private static byte[] withDimDots() throws Exception {
        return spotted(new Color(40, 40, 40), 0.6, 12, 17);
    }

    /**
     * A board with several solutions, and spots on it.
     *
     * @param size in diameters of a dot
     * @param places of the spots
     */
    private static byte[] spotted(Color color, double size, int... places) throws Exception {
        byte[] file = painted(SEVERAL);
        Placement placement;
        try (Picture picture = Images.decode(file, "several")) {
            placement = Flowcv.recognize(picture, StageObserver.NONE)
                    .likeliest()
                    .orElseThrow()
                    .placement();
        }
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(file));
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setColor(color);
        double wide = size * placement.dotDiameter();
        for (int place : places) {
            Point center = placement.centers().get(place);
            graphics.fill(new Ellipse2D.Double(center.x() - wide / 2, center.y() - wide / 2, wide, wide));
        }
        graphics.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }

    private static byte[] painted(String board) throws Exception {
        OpenCv.load();
        try (Painted painted =
                GameScreen.paint(FlowFormat.read(board, "board").get(0).board(), Scene.plain(Devices.PHONE, 1))) {
            return painted.file();
        }
    }
}
