package flowcv.fuzz;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What an input is written as: a row of the table. */
enum Form {
    PNG("png"),
    PALETTE_PNG("png"),
    JPEG("jpg"),
    PROGRESSIVE_JPEG("jpg"),
    WEBP("webp"),
    LOSSLESS_WEBP("webp"),
    BMP("bmp"),
    TIFF("tif"),
    LZW_TIFF("tif"),
    DEFLATED_TIFF("tif"),
    PACKBITS_TIFF("tif"),
    GIF("gif"),
    FLOW("flow"),
    LEVEL("txt"),
    PUZZLINK("url"),
    AHLE("txt"),
    MZUCKER("txt"),
    SOLUTIONS("solutions"),
    MANIFEST("tsv");

    private final String ending;

    Form(String ending) {
        this.ending = ending;
    }

    /** The usual ending of such files. */
    String ending() {
        return ending;
    }

    boolean isPicture() {
        return ordinal() <= GIF.ordinal();
    }

    /** The forms that {@code flowcv convert} reads. */
    static List<Form> converted() {
        return Arrays.asList(FLOW, LEVEL, PUZZLINK, AHLE, MZUCKER);
    }

    /** As options write it, and the table. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
