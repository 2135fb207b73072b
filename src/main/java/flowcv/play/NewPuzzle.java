package flowcv.play;

import flowcv.generate.Difficulty;
import flowcv.generate.Feature;
import flowcv.generate.Recipe;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What a player writes to get another puzzle: a size, a difficulty and features, in any order. */
final class NewPuzzle {
    private NewPuzzle() {}

    /** The recipe that some words describe; a word that is none of these makes it nothing. */
    static Optional<Recipe> recipe(String words, Recipe before) {
        int rows = before.rows();
        int columns = before.columns();
        Optional<Difficulty> difficulty = before.difficulty();
        Set<Feature> features = before.features();
        boolean told = false;
        for (String word : words.strip().toUpperCase(Locale.ROOT).split("[\\s,+]+")) {
            if (word.matches("[0-9]{1,2}(X[0-9]{1,2})?")) {
                int cross = word.indexOf('X');
                rows = Integer.parseInt(cross < 0 ? word : word.substring(0, cross));
                columns = cross < 0 ? rows : Integer.parseInt(word.substring(cross + 1));
            } else if (word.equals("ANY")) {
                difficulty = Optional.empty();
            } else if (word.equals("PLAIN")) {
                features = EnumSet.noneOf(Feature.class);
            } else if (isName(Difficulty.values(), word)) {
                difficulty = Optional.of(Difficulty.valueOf(word));
            } else if (isName(Feature.values(), word)) {
                features = told ? EnumSet.copyOf(features) : EnumSet.noneOf(Feature.class);
                features.add(Feature.valueOf(word));
                told = true;
            } else if (!word.isEmpty()) {
                return Optional.empty();
            }
        }
        boolean fits = Math.min(rows, columns) >= Recipe.LEAST_SIDE && Math.max(rows, columns) <= Recipe.MOST_SIDE;
        return fits
                ? Optional.of(new Recipe(rows, columns, features, OptionalInt.empty(), difficulty, false))
                : Optional.empty();
    }

    private static boolean isName(Enum<?>[] values, String word) {
        for (Enum<?> value : values) {
            if (value.name().equals(word)) {
                return true;
            }
        }
        return false;
    }
}
