package flowcv.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The camera of the page, in front of which a screenshot is held. */
@Tag("process")
class CameraPageTest {
    @RegisterExtension
    final ServedPage served = new ServedPage();

    @TempDir
    private Path folder;

    @Test
    void outlinesAndTakesTheBoard() throws Exception {
        Path seen = folder.resolve("seen.mjpeg");
        Files.write(seen, frame());
        try (Browser page = Browser.start(1280, 900, folder, Optional.of(seen))) {
            page.open(served.server().link("localhost"));
            page.click("#open-camera");
            page.awaitText("#camera-message", "Found a board of 7 × 7");
            assertThat(page.run("return document.querySelectorAll('#outline polygon').length"))
                    .isEqualTo(1L);
            assertThat(page.accessibilityFaults()).isEmpty();
            page.screenshot(Path.of("target", "page", "camera.png"));
            page.click("#camera-use");
            page.awaitText("#message", "Read a board of 7 × 7");
        }
    }

    /** A screenshot in the middle of what a camera sees. */
    private static byte[] frame() throws Exception {
        BufferedImage screenshot =
                ImageIO.read(ServedPage.SAMPLES.resolve("7x7.png").toFile());
        BufferedImage frame = new BufferedImage(1280, 960, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = frame.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        int width = 960 * screenshot.getWidth() / screenshot.getHeight();
        graphics.drawImage(screenshot, (1280 - width) / 2, 0, width, 960, null);
        graphics.dispose();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(frame, "jpg", file);
        return file.toByteArray();
    }
}
