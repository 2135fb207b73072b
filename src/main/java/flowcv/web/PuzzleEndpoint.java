package flowcv.web;

import flowcv.format.Json;
import flowcv.generate.Difficulty;
import flowcv.generate.Feature;
import flowcv.generate.Generated;
import flowcv.generate.Generator;
import flowcv.generate.Recipe;
import flowcv.web.call.BoardJson;
import flowcv.web.call.Call;
import flowcv.web.call.Endpoint;
import flowcv.web.call.Parameters;
import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Reply;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/** A new puzzle of some size, family and difficulty. */
final class PuzzleEndpoint implements Endpoint.Plain {
    /** Larger ones may take minutes; most of this size take a second. */
    private static final int MOST_SIDE = 20;

    private static final int USUAL_SIDE = 7;
    private static final Duration TIME = Duration.ofSeconds(8);

    @Override
    public Reply answer(Call call) throws RejectedCallException {
        Parameters parameters = call.parameters();
        int rows = (int) parameters.number("rows", Recipe.LEAST_SIDE, MOST_SIDE, USUAL_SIDE);
        int columns = (int) parameters.number("columns", Recipe.LEAST_SIDE, MOST_SIDE, USUAL_SIDE);
        Optional<Feature> family = choice(parameters, "family", Feature.values(), "plain");
        Optional<Difficulty> difficulty = choice(parameters, "difficulty", Difficulty.values(), "any");
        long seed = parameters.number("seed", 0, Integer.MAX_VALUE, new Random().nextInt(Integer.MAX_VALUE));
        parameters.done();
        Set<Feature> features = EnumSet.noneOf(Feature.class);
        family.ifPresent(features::add);
        Recipe recipe = new Recipe(rows, columns, features, OptionalInt.empty(), difficulty, false);
        Generated made =
                new Generator(recipe).make(seed, TIME, Thread.currentThread()::isInterrupted, (attempts, best) -> {});
        if (!(made instanceof Generated.Made found)) {
            throw new RejectedCallException(
                    422, "no such puzzle was found in time; try another size, family or difficulty");
        }
        return Reply.json(new Json()
                .with("difficulty", found.puzzle().grade().difficulty().toString())
                .with("board", BoardJson.of(found.puzzle().board())));
    }

    /** A value by its word; nothing where the usual word stands or none. */
    private static <T> Optional<T> choice(Parameters parameters, String name, T[] all, String usual)
            throws RejectedCallException {
        String word = parameters.text(name, usual);
        Optional<T> found =
                Arrays.stream(all).filter(each -> each.toString().equals(word)).findFirst();
        if (found.isEmpty() && !word.equals(usual)) {
            throw new RejectedCallException(
                    400,
                    "parameter " + name + ": expected " + usual
                            + Arrays.stream(all).map(each -> ", " + each).collect(Collectors.joining()));
        }
        return found;
    }
}
