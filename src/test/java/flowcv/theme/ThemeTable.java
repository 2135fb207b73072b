package flowcv.theme;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.function.Uncheck;

/** The looks that {@code themes.tsv} lists. */
final class ThemeTable {
    private static final String TABLE = "/themes.tsv";
    private static final Map<String, Theme> THEMES = read();

    private ThemeTable() {}

    static List<String> names() {
        return List.copyOf(THEMES.keySet());
    }

    static Theme named(String name) {
        Theme theme = THEMES.get(name);
        if (theme == null) {
            throw new IllegalArgumentException(
                    TABLE + ": no look " + name + ", expected one of " + String.join(", ", names()));
        }
        return theme;
    }

    private static Map<String, Theme> read() {
        Map<String, Theme> themes = new LinkedHashMap<>();
        Uncheck.get(() -> IOUtils.resourceToString(TABLE, StandardCharsets.UTF_8))
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .forEach(line -> {
                    String[] parts = line.split("\t");
                    themes.put(
                            parts[0],
                            new Theme(
                                    Page.read(new Fields(parts[1])),
                                    Ground.read(new Fields(parts[2])),
                                    Grid.read(new Fields(parts[3])),
                                    Rim.read(new Fields(parts[4])),
                                    Marks.read(new Fields(parts[5])),
                                    Face.read(new Fields(parts[6])),
                                    Pipes.read(new Fields(parts[7])),
                                    Finish.read(new Fields(parts[8]))));
                });
        return themes;
    }
}
