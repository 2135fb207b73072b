package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/**
 * The least numbers of pictures that are read exactly, in {@code floors.properties}. They may only
 * rise; a misread picture has no floor, it is a failure.
 */
final class Floors {
    private static final String FILE = "/floors.properties";

    private final Properties floors = new Properties();

    private Floors() throws IOException {
        try (InputStream stream = Floors.class.getResourceAsStream(FILE)) {
            floors.load(stream);
        }
    }

    /**
     * Fails where a picture was misread, where fewer were read exactly than before, and where a group
     * has no floor or a floor no group. Prints which floors may be raised.
     *
     * @param section the part of the keys before the first dot
     */
    static void check(String section, Tally tally) throws IOException {
        List<String> faults = new Floors().faults(section, tally);
        assertThat(tally.wrong()).as("misread pictures of " + section).isEmpty();
        assertThat(faults)
                .as("%s%nrefused:%n%s%n", tally.table(), String.join("\n", tally.refused()))
                .isEmpty();
    }

    private List<String> faults(String section, Tally tally) {
        List<String> faults = new ArrayList<>();
        List<String> unused = new ArrayList<>(floors.stringPropertyNames());
        unused.removeIf(key -> !key.startsWith(section + "."));
        for (String group : tally.groups()) {
            String key = section + "." + group;
            unused.remove(key);
            int exact = tally.count(group, Verdict.Kind.EXACT);
            String floor = floors.getProperty(key);
            if (floor == null) {
                faults.add("no floor, expected " + key + "=" + exact + " in " + FILE);
            } else if (exact < Integer.parseInt(floor)) {
                faults.add(key + " fell from " + floor + " to " + exact);
            } else if (exact > Integer.parseInt(floor)) {
                System.out.println(FILE + " may rise: " + key + "=" + exact + " (is " + floor + ")");
            }
        }
        unused.forEach(key -> faults.add("no picture belongs to the floor " + key));
        return faults;
    }
}
