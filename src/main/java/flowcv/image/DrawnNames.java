package flowcv.image;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.io.FilenameUtils;

/** How the names of drawn pictures end, so that no command takes for a board what another one drew. */
public final class DrawnNames {
    /** Between the name of a picture and the ending of its copy with the solution. */
    public static final String SOLVED = ".solved";

    /** The same for a copy with a hint. */
    public static final String HINT = ".hint";

    /** What keeps each pixel as it is drawn. */
    private static final String PNG = ".png";

    /**
     * For pictures that are JPEG already, as their names say: as PNG the noise of their first compression takes 3.3
     * times the room and 1.6 times the time (80 screenshots of 1080x2400 and less: 506 against 153 KB, 23 against 14
     * ms).
     */
    private static final String JPEG = ".jpg";

    /** Several pictures that would have one name are numbered after a dash, several boards of a text after a dot. */
    private static final Pattern DRAWN = Pattern.compile(
            "(.*)(\\.solved|\\.hint)(-\\d+)?(\\.\\d+)?\\.(png|jpg|svg)", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private DrawnNames() {}

    /** The ending for the drawn copy of a picture of this name, in the same kind of file, with its dot. */
    public static String ending(String name) {
        return FilenameUtils.isExtension(name.toLowerCase(Locale.ROOT), "jpg", "jpeg") ? JPEG : PNG;
    }

    /** Whether a name ends like that of a drawn picture, whatever its case. */
    public static boolean isDrawn(String name) {
        return DRAWN.matcher(name).matches();
    }

    /** The name, without its ending, of the picture that one of this name was drawn from; empty if it was not drawn. */
    public static Optional<String> origin(String name) {
        Matcher matcher = DRAWN.matcher(name);
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
