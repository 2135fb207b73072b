package flowcv.cli;

import flowcv.image.Images;
import java.util.Locale;

/** The names of pictures that are to be written. */
final class Extensions {
    private Extensions() {}

    /** Refuses a name that does not say in which form the picture is wanted. */
    static void check(String file) {
        if (!Images.ENDINGS.contains(of(file))) {
            throw new UsageException("-o " + file + ": expected a name that ends in ."
                    + String.join(", .", Images.ENDINGS) + ", or a folder that ends in /");
        }
    }

    /** What stands behind the last dot of a name, in lower case. */
    static String of(String file) {
        return file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }
}
