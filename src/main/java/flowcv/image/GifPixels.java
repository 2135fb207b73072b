package flowcv.image;

import flowcv.image.file.GifFile;
import flowcv.image.file.PictureFile;
import flowcv.image.file.RejectedException;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

/** The first image of a GIF by Java's own reader, since OpenCV has none. Loaded only for a GIF: it costs 140 ms. */
final class GifPixels {
    private static final int OPAQUE = 255;

    private GifPixels() {}

    /** The first image at its place on a black screen, {@code CV_8UC3}. */
    static Mat decode(PictureFile file) throws RejectedException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream input = new MemoryCacheImageInputStream(new ByteArrayInputStream(file.encoded()))) {
            reader.setInput(input, true, true);
            BufferedImage image = reader.read(0);
            int[] place = GifFile.firstImage(file.encoded());
            Mat screen = new Mat((int) file.height(), (int) file.width(), CvType.CV_8UC3, Scalar.all(0));
            int width = image.getWidth();
            int[] colors = new int[width];
            byte[] row = new byte[3 * width];
            for (int y = 0; y < image.getHeight(); y++) {
                image.getRGB(0, y, width, 1, colors, 0, width);
                blueGreenRed(colors, row);
                screen.put(place[1] + y, place[0], row);
            }
            return screen;
        } catch (IOException | RuntimeException e) {
            throw RejectedException.damaged("GIF", "its coded pixels make no sense");
        } finally {
            reader.dispose();
        }
    }

    private static void blueGreenRed(int[] colors, byte[] row) {
        for (int x = 0; x < colors.length; x++) {
            // A pixel of a GIF is opaque or not there at all.
            int color = colors[x] >>> 24 == OPAQUE ? colors[x] : 0;
            row[3 * x] = (byte) color;
            row[3 * x + 1] = (byte) (color >> 8);
            row[3 * x + 2] = (byte) (color >> 16);
        }
    }
}
