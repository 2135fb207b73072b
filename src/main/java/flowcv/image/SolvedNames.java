package flowcv.image;

import java.util.Locale;
import java.util.regex.Pattern;
import org.apache.commons.io.FilenameUtils;

/** How the names of drawn pictures end, so that no command takes for a board what another one drew. */
public final class SolvedNames {
    /** What stands between the name of a picture and the ending of the drawn one. */
    public static final String MARK = ".solved";

    /** What keeps each pixel as it is drawn. */
    private static final String PNG = ".png";

    /**
     * For pictures that are JPEG already, as their names say: as PNG the noise of their first compression takes 3.3
     * times the room and 1.6 times the time (80 screenshots of 1080x2400 and less: 506 against 153 KB, 23 against 14
     * ms).
     */
    private static final String JPEG = ".jpg";

    /** Several pictures that would have one name are numbered after a dash, several boards of a text after a dot. */
    private static final Pattern SOLVED = Pattern.compile(
            ".*" + Pattern.quote(MARK) + "(-\\d+)?(\\.\\d+)?(\\.png|\\.jpg)",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private SolvedNames() {}

    /**
     * The ending for the drawn picture of one of this name, in the same kind of file.
     *
     * @return with {@link #MARK} and a dot
     */
    public static String ending(String name) {
        return MARK + (FilenameUtils.isExtension(name.toLowerCase(Locale.ROOT), "jpg", "jpeg") ? JPEG : PNG);
    }

    /** Whether a name ends like that of a drawn picture, whatever its case. */
    public static boolean isSolved(String name) {
        return SOLVED.matcher(name).matches();
    }
}
