package flowcv.cli.input;

import java.awt.AWTException;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Image;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;

/** What is on the screen. */
final class Screen {
    private Screen() {}

    /** All monitors in one picture, as PNG, with as many pixels as they have. */
    static byte[] read() throws UnreadableInputException {
        return Desktop.ask(() -> {
            BufferedImage shot = Desktop.pixels(shot());
            if (isBlank(shot)) {
                throw new UnreadableInputException(
                        "decode",
                        "found a single color; either nothing is shown, or the system hides what is, as Wayland does:"
                                + " then copy a screenshot and use --clipboard");
            }
            return Desktop.png(shot);
        });
    }

    private static Image shot() throws UnreadableInputException {
        Rectangle all = new Rectangle();
        for (GraphicsDevice monitor :
                GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices()) {
            all = all.union(monitor.getDefaultConfiguration().getBounds());
        }
        try {
            // The last one has the most pixels.
            List<Image> variants =
                    new Robot().createMultiResolutionScreenCapture(all).getResolutionVariants();
            return variants.get(variants.size() - 1);
        } catch (AWTException | SecurityException e) {
            throw new UnreadableInputException(
                    "decode",
                    "the system does not let flowcv see it (" + e.getMessage()
                            + "); allow it in the system's settings, or copy a screenshot and use --clipboard");
        }
    }

    private static boolean isBlank(BufferedImage image) {
        int[] row = new int[image.getWidth()];
        int first = image.getRGB(0, 0);
        for (int y = 0; y < image.getHeight(); y++) {
            image.getRGB(0, y, row.length, 1, row, 0, row.length);
            if (Arrays.stream(row).anyMatch(pixel -> pixel != first)) {
                return false;
            }
        }
        return true;
    }
}
