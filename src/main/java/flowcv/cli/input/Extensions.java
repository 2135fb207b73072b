package flowcv.cli.input;

import flowcv.cli.console.UsageException;
import flowcv.image.Images;
import java.nio.file.Path;
import java.util.Locale;
import org.apache.commons.io.FilenameUtils;

/** The names of pictures that are to be written. */
public final class Extensions {
    private static final String SVG = "svg";

    private Extensions() {}

    /** Refuses a name that does not say in which form the picture is wanted. */
    public static void check(String file) {
        if (!isPicture(file)) {
            throw new UsageException("-o " + file + ": expected a name that ends in ."
                    + String.join(", .", Images.ENDINGS) + ", ." + SVG + ", or a folder that ends in /");
        }
    }

    /** Whether a name says that the file is a picture. */
    public static boolean isPicture(String file) {
        return of(file).equals(SVG) || Images.ENDINGS.contains(of(file));
    }

    /** What stands behind the last dot of a name, in lower case; nothing where it has none. */
    public static String of(String file) {
        return FilenameUtils.getExtension(file).toLowerCase(Locale.ROOT);
    }

    /** Whether a file is drawn in lines, and not in pixels. */
    public static boolean isSvg(Path file) {
        return of(file.toString()).equals(SVG);
    }
}
