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
    private static final int HIDDEN = 40;
    private static final int EPOCHS = 20;
    /** Complexes of each picture. */
    private static final int NEAR = 2;
    /** What the program comes with is fitted on: some four minutes of one core. */
    private static final int PICTURES = 800;

    private static final long SEED = 1;

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
        SoftmaxNet borders = fit.fit(fit.borders, fit.borderLooks, BorderLook.values().length, seed);
        SoftmaxNet cells = fit.fit(fit.cells, fit.cellLooks, CellLook.values().length, seed);
        Files.write(folder.resolve("borders.net"), borders.file());
        Files.write(folder.resolve("cells.net"), cells.file());
    }

    private void learn(int pictures, long seed) {
        long begin = System.currentTimeMillis();
        for (int i = 0; i < pictures; i++) {
            Random random = new Random(seed + i);
            try (TrainingPicture picture = TrainingPicture.random(seed + i);
                    Frame frame = Frame.of(picture.picture())) {
                for (int j = 0; j < NEAR; j++) {
                    learn(frame, Example.near(picture, random), random);
                }
            }
            if (i % 100 == 99) {
                System.out.printf("%d pictures, %d s%n", i + 1, (System.currentTimeMillis() - begin) / 1000);
            }
        }
        System.out.printf("%d borders, %d cells%n", borders.size(), cells.size());
    }

    private void learn(Frame frame, Example example, Random random) {
        Samples samples = Samples.of(frame, example.complex());
        for (int i = 0; i < example.borders().size(); i++) {
            if (samples.borderShare(i) >= Appearance.LEAST_SHARE) {
                borders.add(samples.border(i));
                borderLooks.add(example.borders().get(i).ordinal());
            }
        }
        for (int i = 0; i < example.cells().size(); i++) {
            if (samples.cellShare(i) >= Appearance.LEAST_SHARE
                    && !example.complex().cells().get(i).isBeyond()) {
                cells.add(samples.cell(i));
                cellLooks.add(example.cells().get(i).ordinal());
            }
        }
    }

    private SoftmaxNet fit(List<float[]> rows, List<Integer> looks, int outputs, long seed) {
        long begin = System.currentTimeMillis();
        int[] classes = looks.stream().mapToInt(Integer::intValue).toArray();
        SoftmaxNet net = NetFit.fit(rows, classes, outputs, HIDDEN, EPOCHS, new Random(seed));
        System.out.printf(
                "%d inputs, fitted in %d s%n", rows.get(0).length, (System.currentTimeMillis() - begin) / 1000);
        return net;
    }
}
