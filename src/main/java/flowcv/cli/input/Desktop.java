package flowcv.cli.input;

import java.awt.AWTError;
import java.awt.Graphics;
import java.awt.HeadlessException;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;

/** Asks the desktop for something; its classes are loaded where that is done alone. */
final class Desktop {
    private Desktop() {}

    /** A question to the desktop. */
    interface Question<T> {
        T answer() throws UnreadableInputException;
    }

    /** The answer; an error that says what to do where there is no desktop. */
    static <T> T ask(Question<T> question) throws UnreadableInputException {
        // The launcher starts Java without a screen, which nothing else needs.
        System.clearProperty("java.awt.headless");
        try {
            return question.answer();
        } catch (HeadlessException | AWTError | LinkageError e) {
            throw new UnreadableInputException(
                    "decode",
                    "no screen was found; start flowcv in a desktop session (DISPLAY names its screen), with a Java that"
                            + " is not headless (Debian: apt-get install openjdk-17-jre), or name a file instead");
        } catch (IllegalStateException e) {
            throw new UnreadableInputException(
                    "decode", "another program is using it (" + e.getMessage() + "); try again");
        }
    }

    static byte[] png(Image image) throws UnreadableInputException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(pixels(image), "png", bytes);
        } catch (IOException e) {
            throw new UnreadableInputException("decode", "cannot be kept as PNG: " + e.getMessage());
        }
        return bytes.toByteArray();
    }

    static BufferedImage pixels(Image image) {
        if (image instanceof BufferedImage pixels) {
            return pixels;
        }
        BufferedImage pixels =
                new BufferedImage(image.getWidth(null), image.getHeight(null), BufferedImage.TYPE_INT_ARGB);
        Graphics graphics = pixels.createGraphics();
        graphics.drawImage(image, 0, 0, null);
        graphics.dispose();
        return pixels;
    }
}
