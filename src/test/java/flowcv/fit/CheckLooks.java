package flowcv.fit;

import flowcv.image.OpenCv;
import flowcv.read.evidence.Appearance;
import flowcv.read.evidence.Evidence;
import flowcv.read.frame.Frame;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/**
 * Shows how well borders and cells are told apart on painted pictures that nothing was fitted on:
 *
 * <pre>{@code
 * java -cp ... flowcv.fit.CheckLooks PICTURES
 * }</pre>
 */
public final class CheckLooks {
    /** Far from the seeds that are fitted on. */
    static final long SEED = 1_000_000_000L;

    private CheckLooks() {}

    public static void main(String... args) throws Exception {
        OpenCv.callsUseOneThread();
        boolean isTelling = args.length > 1;
        Map<String, Errors> kinds = new TreeMap<>();
        Errors all = new Errors("all");
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long nanos = 0;
        int cells = 0;
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            try (TrainingPicture picture = TrainingPicture.random(SEED + i);
                    Frame frame = Frame.of(picture.picture())) {
                Example example = Example.near(picture, new Random(SEED + i));
                long begin = clock.getCurrentThreadCpuTime();
                Evidence evidence = Appearance.of(frame, example.complex());
                nanos += i > 20 ? clock.getCurrentThreadCpuTime() - begin : 0;
                cells += i > 20 ? example.cells().size() : 0;
                String name = (picture.plane().isHex() ? "hexagons " : "squares ") + picture.kind();
                Errors kind = kinds.computeIfAbsent(name, Errors::new);
                all.count(example, evidence);
                int wrong = kind.count(example, evidence);
                if (wrong > 0 && isTelling) {
                    System.out.printf(
                            "seed %d %s: %d wrong, cell %.0f %s%n",
                            SEED + i, name, wrong, example.complex().cellSize(), kind.last());
                }
            }
        }
        for (int i = 0; i < Integer.parseInt(args[0]) / 2; i++) {
            try (FreePicture picture = FreePicture.random(SEED + i);
                    Frame frame = Frame.of(picture.picture())) {
                String name = "free " + picture.kind();
                Errors kind = kinds.computeIfAbsent(name, Errors::new);
                Optional<Example> example = picture.example(frame);
                if (example.isPresent()) {
                    int wrong = kind.count(
                            example.get(), Appearance.of(frame, example.get().complex()));
                    if (wrong > 0 && isTelling) {
                        System.out.printf(
                                "seed %d %s: %d wrong, cell %.0f %s%n",
                                SEED + i, name, wrong, example.get().complex().cellSize(), kind.last());
                    }
                } else {
                    System.out.printf("seed %d %s: no complex%n", SEED + i, name);
                }
            }
        }
        kinds.values().forEach(errors -> System.out.println(errors.line()));
        System.out.println(all.line());
        System.out.print(all.tables());
        System.out.printf("%.1f ms of a processor for 144 places%n", 144e-6 * nanos / cells);
    }
}
