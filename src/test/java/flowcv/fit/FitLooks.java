package flowcv.fit;

import flowcv.image.OpenCv;
import flowcv.read.evidence.Appearance;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Samples;
import flowcv.read.evidence.SoftmaxNet;
import flowcv.read.frame.Frame;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.LongStream;

/**
 * Fits what {@code flowcv.read.evidence} takes borders and cells for; {@link CheckLooks} shows how well it does on other pictures:
 *
 * <pre>{@code
 * java -cp ... flowcv.fit.FitLooks FOLDER [PICTURES [SEED]]
 * }</pre>
 *
 * The folder receives {@code borders.net} and {@code cells.net}; the same seed makes the same files.
 */
public final class FitLooks {
    /** Units of the nets: borders are told apart by more. */
    private static final int OF_BORDERS = 192;

    private static final int OF_CELLS = 128;
    private static final int EPOCHS = 14;
    /** Complexes of each picture. */
    private static final int NEAR = 2;
    /** What the program comes with is fitted on: so many pictures of the game, in some forty minutes of two cores. */
    private static final int PICTURES = 9000;
    /** For two pictures of the game one of another look. */
    private static final int THEMED = 2;

    private static final long SEED = 1;
    /** One picture of so many shows a board of a free shape. */
    private static final int FREE = 4;

    private final List<float[]> borders = new ArrayList<>();
    private final List<Integer> borderLooks = new ArrayList<>();
    private final List<float[]> cells = new ArrayList<>();
    private final List<Integer> cellLooks = new ArrayList<>();

    private FitLooks() {}

    public static void main(String... args) throws Exception {
        OpenCv.callsUseOneThread();
        Path folder = Files.createDirectories(Path.of(args[0]));
        int pictures = args.length > 1 ? Integer.parseInt(args[1]) : PICTURES;
        long seed = args.length > 2 ? Long.parseLong(args[2]) : SEED;
        FitLooks fit = new FitLooks();
        fit.learn(pictures, seed);
        CompletableFuture<SoftmaxNet> borders = CompletableFuture.supplyAsync(
                () -> fit(fit.borders, fit.borderLooks, BorderLook.values().length, OF_BORDERS, seed));
        SoftmaxNet cells = fit(fit.cells, fit.cellLooks, CellLook.values().length, OF_CELLS, seed);
        Files.write(folder.resolve("borders.net"), borders.join().file());
        Files.write(folder.resolve("cells.net"), cells.file());
    }

    private void learn(int pictures, long seed) {
        long begin = System.currentTimeMillis();
        List<FitLooks> each = LongStream.range(0, pictures + pictures / THEMED)
                .parallel()
                .mapToObj(i -> i < pictures ? of(seed + i) : ofTheme(seed + i - pictures))
                .toList();
        for (FitLooks one : each) {
            borders.addAll(one.borders);
            borderLooks.addAll(one.borderLooks);
            cells.addAll(one.cells);
            cellLooks.addAll(one.cellLooks);
        }
        System.out.printf(
                "%d pictures, %d borders, %d cells, %d s%n",
                pictures, borders.size(), cells.size(), (System.currentTimeMillis() - begin) / 1000);
    }

    /** What one picture of another look teaches. */
    private static FitLooks ofTheme(long seed) {
        FitLooks one = new FitLooks();
        one.learn(ThemedPictures.random(seed), new Random(seed));
        return one;
    }

    /** What one picture of the game teaches. */
    private static FitLooks of(long seed) {
        FitLooks one = new FitLooks();
        if (seed % FREE == 0) {
            try (FreePicture picture = FreePicture.random(seed);
                    Frame frame = Frame.of(picture.picture())) {
                picture.example(frame).ifPresent(example -> one.learn(frame, example));
            }
            return one;
        }
        one.learn(TrainingPicture.random(seed), new Random(seed));
        return one;
    }

    private void learn(TrainingPicture painted, Random random) {
        try (TrainingPicture picture = painted;
                Frame frame = Frame.of(picture.picture())) {
            for (int j = 0; j < NEAR; j++) {
                learn(frame, Example.near(picture, random));
            }
        }
    }

    private void learn(Frame frame, Example example) {
        Samples samples = Samples.of(frame, example.complex());
        for (int i = 0; i < example.borders().size(); i++) {
            if (example.borders().get(i) != null && samples.borderShare(i) >= Appearance.LEAST_SHARE) {
                borders.add(samples.border(i));
                borderLooks.add(example.borders().get(i).ordinal());
            }
        }
        for (int i = 0; i < example.cells().size(); i++) {
            if (example.cells().get(i) != null
                    && samples.cellShare(i) >= Appearance.LEAST_SHARE
                    && !example.complex().cells().get(i).isBeyond()) {
                cells.add(samples.cell(i));
                cellLooks.add(example.cells().get(i).ordinal());
            }
        }
    }

    private static SoftmaxNet fit(List<float[]> rows, List<Integer> looks, int outputs, int hidden, long seed) {
        long begin = System.currentTimeMillis();
        int[] classes = looks.stream().mapToInt(Integer::intValue).toArray();
        SoftmaxNet net = NetFit.fit(rows, classes, outputs, hidden, EPOCHS, new Random(seed));
        System.out.printf(
                "%d inputs, fitted in %d s%n", rows.get(0).length, (System.currentTimeMillis() - begin) / 1000);
        return net;
    }
}
