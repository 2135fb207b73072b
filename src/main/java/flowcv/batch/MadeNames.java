package flowcv.batch;

import java.util.List;
import java.util.Locale;

/** How the names of drawn pictures end. */
final class MadeNames {
    /** What keeps each pixel as it is drawn. */
    private static final String PNG = ".solved.png";

    /**
     * For pictures that are JPEG already, as their names say: as PNG the noise of their first compression takes 3.3 times the room and 1.6
     * times the time (80 screenshots of 1080x2400 and less: 506 against 153 KB, 23 against 14 ms).
     */
    private static final String JPEG = ".solved.jpg";

    private static final List<String> JPEGS = List.of(".jpg", ".jpeg");

    private MadeNames() {}

    /** The ending for the drawn picture of one of this name. */
    static String ending(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return JPEGS.stream().anyMatch(lower::endsWith) ? JPEG : PNG;
    }

    /** Whether a name ends like that of a drawn picture. */
    static boolean isMade(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith(PNG) || lower.endsWith(JPEG);
    }
}
