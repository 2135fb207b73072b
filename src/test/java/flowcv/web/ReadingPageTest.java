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
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
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
            assertThat(page.text("#message")).endsWith("Compare it with the picture, and correct it.");
            assertThat(page.find("#solve").isEnabled()).isTrue();
            page.screenshot(PICTURES.resolve("doubtful.png"));
        }
    }

    @Test
    void offersWhatIsInDoubtForCorrection() throws Exception {
        try (Browser page = Browser.start(1400, 900, downloads)) {
            page.open(served.server().link("localhost"));
            page.drop(withDimDots(), "dim.png", "image/png");
            page.awaitText("#message", "2 things are in doubt");
            assertThat(page.text("#message")).contains("as it has several solutions", "look at what is marked");
            assertThat(texts(page, "#doubts li")).hasSize(2).allMatch(text -> text.matches("(?s)row [34], column 3.*"));
            assertThat(texts(page, "#doubts li:first-child button"))
                    .as("the likeliest first")
                    .containsExactly("empty cell", "dot");
            assertThat(texts(page, "#doubts [aria-pressed=true]")).containsExactly("empty cell", "empty cell");
            assertThat(texts(page, "#view .doubt")).hasSize(2);
            page.screenshot(PICTURES.resolve("in-doubt.png"));
            page.click("#doubts li:first-child button:last-child");
            assertThat(texts(page, "#doubts li")).as("what was decided is gone").hasSize(1);
            page.awaitText("#message", "Not finished");
            page.click("#doubts li:first-child button:last-child");
            assertThat(page.find("#doubts").isDisplayed()).isFalse();
            page.await("the board is finished", () -> page.find("#solve").isEnabled());
            page.click("#solve");
            page.awaitText("#outcome", "Solved");
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

    /** A board with several solutions, and two gray spots on it, each of which may be a dim dot. */
    private static byte[] withDimDots() throws Exception {
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
        graphics.setColor(new Color(40, 40, 40));
        double size = 0.6 * placement.dotDiameter();
        for (int place : new int[] {12, 17}) {
            Point center = placement.centers().get(place);
            graphics.fill(new Ellipse2D.Double(center.x() - size / 2, center.y() - size / 2, size, size));
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
