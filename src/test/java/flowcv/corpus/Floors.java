package flowcv.corpus;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;

/**
 * The least numbers of pictures that are read exactly, in {@code floors.properties}: {@code corpus.group=exact/all}.
 * They may only rise; a misread picture has no floor, it is a failure.
 */
final class Floors {
    private static final String FILE = "/floors.properties";

    private record Floor(int exact, int all) {
        static Floor read(String text) {
            String[] numbers = text.split("/");
            return new Floor(Integer.parseInt(numbers[0].trim()), Integer.parseInt(numbers[1].trim()));
        }
    }

    private final Properties floors = new Properties();

    Floors() throws IOException {
        try (InputStream stream = Floors.class.getResourceAsStream(FILE)) {
            floors.load(stream);
        }
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
            Floor floor = Floor.read(text);
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
