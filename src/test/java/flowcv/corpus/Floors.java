package flowcv.corpus;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The least numbers of pictures that are read exactly, in {@code floors.properties}: {@code corpus.group=exact/all}.
 * They may only rise; a misread picture has no floor, it is a failure.
 */
final class Floors {
    private static final String FILE = "/floors.properties";

    private static final Pattern NUMBERS = Pattern.compile("(\\d+)/(\\d+)");

    private record Floor(int exact, int all) {
        static Floor read(String key, String text) {
            Matcher numbers = NUMBERS.matcher(text);
            if (!numbers.matches()) {
                throw new IllegalArgumentException(
                        FILE + ": " + key + "=" + text + ": expected two numbers, EXACT/ALL");
            }
            return new Floor(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
        }
    }

    private final Properties floors = new Properties();

    Floors() throws IOException {
        try (InputStream stream = Floors.class.getResourceAsStream(FILE)) {
            floors.load(stream);
        }
    }

    /** The corpora for which there are floors. */
    Set<String> corpora() {
        return floors.stringPropertyNames().stream()
                .map(key -> key.substring(0, key.indexOf('.')))
                .collect(Collectors.toSet());
    }

    /**
     * What is worse in a corpus than it was. Of a part of a group no more pictures may be refused than of all of it.
     *
     * @param isWhole whether all pictures of the corpus were read
     */
    List<String> faults(String corpus, Tally tally, boolean isWhole) {
        List<String> faults = new ArrayList<>();
        Map<String, Tally> groups = tally.by(picture -> corpus + "." + picture.group());
        groups.forEach((key, group) -> {
            int all = group.pictures().size();
            int exact = group.count(Verdict.Kind.EXACT);
            String text = floors.getProperty(key);
            if (text == null) {
                faults.add(String.format(Locale.ROOT, "no floor in %s, expected %s=%d/%d", FILE, key, exact, all));
                return;
            }
            Floor floor = Floor.read(key, text);
            if (isWhole && all != floor.all()) {
                faults.add(String.format(Locale.ROOT, "%s: found %d pictures, expected %d", key, all, floor.all()));
            }
            if (all - exact > floor.all() - floor.exact()) {
                faults.add(
                        String.format(Locale.ROOT, "%s: read %d of %d pictures, expected %s", key, exact, all, text));
            }
            if (isWhole && exact > floor.exact()) {
                System.out.printf(Locale.ROOT, "%s may rise: %s=%d/%d (is %s)%n", FILE, key, exact, all, text);
            }
        });
        if (isWhole) {
            for (String key : new TreeSet<>(floors.stringPropertyNames())) {
                if (key.startsWith(corpus + ".") && !groups.containsKey(key)) {
                    faults.add(key + ": no picture belongs to this floor");
                }
            }
        }
        return faults;
    }
}
