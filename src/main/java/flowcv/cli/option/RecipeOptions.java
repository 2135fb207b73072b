package flowcv.cli.option;

import flowcv.cli.console.UsageException;
import flowcv.generate.Difficulty;
import flowcv.generate.Feature;
import flowcv.generate.Recipe;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options that say what new puzzles are like. */
public final class RecipeOptions {
    private RecipeOptions() {}

    public static void add(CommandSpec spec) {
        spec.addOption(Options.text("RxC", "Rows and columns, or one number for both (default: 7x7).", "--size"));
        spec.addOption(OptionSpec.builder("--colors", "--colours")
                .type(int.class)
                .paramLabel("N")
                .description("Number of flows (default: about the square root of the number of cells).")
                .build());
        spec.addOption(Options.choice(
                "NAME[+NAME...]",
                words(Feature.values(), "plain").toList(),
                "plain (default), holes, walls, warps, bridges, hex, or several joined with +.",
                "--family"));
        spec.addOption(Options.choice(
                "NAME",
                words(Difficulty.values()).toList(),
                "easy, medium, hard or extreme (default: any).",
                "--difficulty"));
        spec.addOption(Options.number("Random seed: the same N makes the same puzzles.", "--seed"));
    }

    public static Recipe recipe(Arguments arguments, boolean touching) {
        GridSize size =
                GridSize.of("--size", arguments.text("--size").orElse("7x7"), Recipe.LEAST_SIDE, Recipe.MOST_SIDE);
        Optional<Integer> colors = arguments.value("--colors");
        int most = size.rows() * size.columns() / 3;
        if (colors.isPresent() && (colors.get() < 1 || colors.get() > most)) {
            throw new UsageException("--colors " + colors.get() + ": expected 1 to " + most + " on " + size.rows() + "x"
                    + size.columns() + " cells");
        }
        return new Recipe(
                size.rows(),
                size.columns(),
                features(arguments.text("--family").orElse("plain")),
                colors.isPresent() ? OptionalInt.of(colors.get()) : OptionalInt.empty(),
                arguments.text("--difficulty").map(name -> oneOf("--difficulty", name, Difficulty.values())),
                touching);
    }

    private static Set<Feature> features(String names) {
        Set<Feature> features = EnumSet.noneOf(Feature.class);
        for (String name : names.split("[+,]")) {
            if (!name.equalsIgnoreCase("plain")) {
                features.add(oneOf("--family", name, Feature.values(), "plain"));
            }
        }
        if (features.contains(Feature.HEX)
                && (features.contains(Feature.BRIDGES) || features.contains(Feature.WARPS))) {
            throw new UsageException("--family " + names + ": hexagons have no bridges and no warps");
        }
        return features;
    }

    private static <E extends Enum<E>> E oneOf(String option, String name, E[] values, String... others) {
        for (E value : values) {
            if (value.name().equalsIgnoreCase(name)) {
                return value;
            }
        }
        throw new UsageException(
                option + " " + name + ": expected " + words(values, others).collect(Collectors.joining(", ")));
    }

    private static Stream<String> words(Enum<?>[] values, String... others) {
        return Stream.concat(Arrays.stream(others), Arrays.stream(values).map(value -> value.name()
                .toLowerCase(Locale.ROOT)));
    }
}
