package flowcv.cli;

import flowcv.image.Encoder;

/** The names of pictures that are to be written. */
final class Extensions {
    private Extensions() {}

    /** Refuses a name that does not say in which form the picture is wanted. */
    static void check(String file) {
        if (Encoder.extension(file).isEmpty()) {
            throw new UsageException("-o " + file + ": expected a name that ends in ."
                    + String.join(", .", Encoder.EXTENSIONS) + ", or a folder that ends in /");
        }
    }
}
