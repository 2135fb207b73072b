package flowcv.web;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Scene;
import flowcv.format.FlowFormat;
import flowcv.image.OpenCv;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** What the page shows of a reading that is not sure, or that somebody has corrected. */
@Tag("process")
class ReadingPageTest {
    private static final Path PICTURES = Path.of("target", "page");

    /** No solution fills it, so it is read, but not believed. */
    private static final String UNSOLVABLE = "R...R\n.....\n.....\n.....\nB...B\n";

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

    private static byte[] painted(String board) throws Exception {
        OpenCv.load();
        try (Painted painted =
                GameScreen.paint(FlowFormat.read(board, "board").get(0).board(), Scene.plain(Devices.PHONE, 1))) {
            return painted.file();
        }
    }
}
