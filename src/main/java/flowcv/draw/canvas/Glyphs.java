package flowcv.draw.canvas;

import flowcv.image.Point;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.function.Uncheck;

/** The strokes of the face that {@code glyphs.txt} describes; capitals are 100 units high. */
final class Glyphs {
    /** Degrees between two points of a flattened arc: at the title's size half a pixel of chord error. */
    private static final double ARC_STEP = 15;
    /** Letters of other alphabets that look like Latin ones. */
    private static final Map<Integer, Integer> TWINS = Map.of(
            (int) 'а', (int) 'a', (int) 'е', (int) 'e', (int) 'о', (int) 'o', (int) 'р', (int) 'p', (int) 'с',
            (int) 'c', (int) 'у', (int) 'y', (int) 'х', (int) 'x');

    private static final Glyphs SANS = read("/flowcv/draw/canvas/glyphs.txt");

    /** One character: how far it moves the pen on, and its strokes. */
    record Glyph(double advance, List<List<Point>> strokes) {}

    private final Map<Integer, Glyph> glyphs;

    private Glyphs(Map<Integer, Glyph> glyphs) {
        this.glyphs = Map.copyOf(glyphs);
    }

    static Glyphs sans() {
        return SANS;
    }

    /** A glyph; an empty one for spaces, a box for characters that the face lacks. */
    Glyph of(int character) {
        if (Character.isWhitespace(character)) {
            return new Glyph(26, List.of());
        }
        Glyph glyph = glyphs.get(TWINS.getOrDefault(character, character));
        return glyph != null ? glyph : new Glyph(58, List.of(box()));
    }

    private static List<Point> box() {
        return List.of(new Point(9, 0), new Point(9, 90), new Point(49, 90), new Point(49, 0), new Point(9, 0));
    }

    private static Glyphs read(String resource) {
        Map<Integer, Glyph> glyphs = new HashMap<>();
        String text = Uncheck.get(() -> IOUtils.resourceToString(resource, StandardCharsets.UTF_8));
        text.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
            String[] words = line.split(" ", 3);
            glyphs.put(words[0].codePointAt(0), new Glyph(Double.parseDouble(words[1]), strokes(words[2])));
        });
        return new Glyphs(glyphs);
    }

    private static List<List<Point>> strokes(String text) {
        List<List<Point>> strokes = new ArrayList<>();
        for (String stroke : text.split(";")) {
            List<Point> path = new ArrayList<>();
            for (String word : stroke.strip().split(" ")) {
                if (word.startsWith("@")) {
                    arc(numbers(word.substring(1)), path);
                } else {
                    double[] xy = numbers(word);
                    path.add(new Point(xy[0], xy[1]));
                }
            }
            strokes.add(List.copyOf(path));
        }
        return List.copyOf(strokes);
    }

    private static void arc(double[] n, List<Point> path) {
        int steps = (int) Math.ceil(Math.abs(n[5] - n[4]) / ARC_STEP);
        for (int i = 0; i <= steps; i++) {
            double angle = Math.toRadians(n[4] + (n[5] - n[4]) * i / steps);
            path.add(new Point(n[0] + n[2] * Math.cos(angle), n[1] + n[3] * Math.sin(angle)));
        }
    }

    private static double[] numbers(String word) {
        String[] parts = word.split(",");
        double[] numbers = new double[parts.length];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = Double.parseDouble(parts[i]);
        }
        return numbers;
    }
}
