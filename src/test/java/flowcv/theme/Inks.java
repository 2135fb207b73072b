package flowcv.theme;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.read.matching.Lab;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * What tells the pairs of a board apart, by label.
 *
 * @param marks the color of endpoints
 * @param pipes the color of flows
 * @param texts what is written on endpoints
 * @param forms of endpoints
 */
record Inks(
        Map<String, Integer> marks,
        Map<String, Integer> pipes,
        Map<String, String> texts,
        Map<String, Marks.Form> forms) {
    /** Discs are so far from the ground in CIELAB, or people do not see them. */
    private static final double AWAY = 24;
    /** Thin strokes are read by their lightness alone. */
    static final double TEXT_LIGHTER = 32;

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final List<Marks.Form> ICONS =
            List.of(Marks.Form.values()).subList(Marks.Form.TRIANGLE.ordinal(), Marks.Form.ICONS.ordinal());

    static Inks of(Board board, Theme theme, Random random) {
        Marks look = theme.marks();
        int count = board.pairs().size();
        List<Integer> ground = theme.ground().colors();
        double lighter = look.form() == Marks.Form.BARE ? TEXT_LIGHTER : 0;
        List<Integer> marks = look.isOfOneColor()
                ? Collections.nCopies(count, look.rgb())
                : look.palette().colors(count, ground, AWAY, lighter, random);
        List<Integer> pipes = pipes(theme, marks, random);
        List<String> texts = texts(look.text(), count, random);
        Map<String, Integer> marksOf = new HashMap<>();
        Map<String, Integer> pipesOf = new HashMap<>();
        Map<String, String> textsOf = new HashMap<>();
        Map<String, Marks.Form> formsOf = new HashMap<>();
        for (int i = 0; i < count; i++) {
            Pair pair = board.pairs().get(i);
            marksOf.put(pair.label(), marks.get(i));
            pipesOf.put(pair.label(), pipes.get(i));
            textsOf.put(pair.label(), texts.get(i));
            formsOf.put(pair.label(), look.form() == Marks.Form.ICONS ? ICONS.get(i % ICONS.size()) : look.form());
        }
        return new Inks(marksOf, pipesOf, textsOf, formsOf);
    }

    private static List<Integer> pipes(Theme theme, List<Integer> marks, Random random) {
        Pipes look = theme.pipes();
        if (!look.isOwn()) {
            return Collections.nCopies(marks.size(), look.rgb());
        }
        if (!theme.marks().isOfOneColor()) {
            return marks;
        }
        List<Integer> below = new ArrayList<>(theme.ground().colors());
        below.add(theme.marks().rgb());
        boolean isDark = Lab.of(theme.ground().rgb()).l() < 50;
        Palette palette = look.kind() != Pipes.Kind.FILL ? Palette.HUES : isDark ? Palette.DARK : Palette.PASTEL;
        return palette.colors(marks.size(), below, AWAY, 0, random);
    }

    private static List<String> texts(Marks.Text text, int count, Random random) {
        boolean isLetters = text == Marks.Text.LETTERS && count <= LETTERS.length();
        int first = random.nextInt(10) == 0 ? 0 : 1;
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            texts.add(
                    text == Marks.Text.NONE ? "" : isLetters ? LETTERS.substring(i, i + 1) : String.valueOf(first + i));
        }
        if (random.nextBoolean()) {
            Collections.shuffle(texts, random);
        }
        return texts;
    }

    /** Black or white, whichever stands out. */
    static int on(int rgb) {
        return Lab.of(rgb).l() > 58 ? 0x000000 : 0xFFFFFF;
    }
}
