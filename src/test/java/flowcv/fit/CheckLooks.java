package flowcv.fit;

import flowcv.image.OpenCv;
import flowcv.read.evidence.Appearance;
import flowcv.read.evidence.Evidence;
import flowcv.read.frame.Frame;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;

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
        Map<TrainingPicture.Kind, Errors> kinds = new EnumMap<>(TrainingPicture.Kind.class);
        Errors all = new Errors("all");
        long nanos = 0;
        int cells = 0;
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            try (TrainingPicture picture = TrainingPicture.random(SEED + i);
                    Frame frame = Frame.of(picture.picture())) {
                Example example = Example.near(picture, new Random(SEED + i));
                long begin = System.nanoTime();
                Evidence evidence = Appearance.of(frame, example.complex());
                nanos += i > 20 ? System.nanoTime() - begin : 0;
                cells += i > 20 ? example.cells().size() : 0;
                Errors kind = kinds.computeIfAbsent(picture.kind(), k -> new Errors(k.name()));
                count(example, evidence, all);
                int wrong = count(example, evidence, kind);
                if (wrong > 0 && isTelling) {
                    System.out.printf(
                            "seed %d %s: %d wrong, cell %.0f %s%n",
                            SEED + i, picture.kind(), wrong, example.complex().cellSize(), kind.last());
                }
            }
        }
        kinds.values().forEach(errors -> System.out.println(errors.line()));
        System.out.println(all.line());
        System.out.print(all.tables());
        System.out.printf("%.1f ms for 144 places%n", 144e-6 * nanos / cells);
    }

    private static int count(Example example, Evidence evidence, Errors errors) {
        for (int i = 0; i < example.borders().size(); i++) {
            Evidence.Seen seen = evidence.borders().get(i);
            if (seen.share() >= Appearance.LEAST_SHARE) {
                errors.border(example.borders().get(i), seen.logs());
            }
        }
        for (int i = 0; i < example.cells().size(); i++) {
            Evidence.Seen seen = evidence.cells().get(i);
            if (seen.share() >= Appearance.LEAST_SHARE
                    && !example.complex().cells().get(i).isBeyond()) {
                errors.cell(example.cells().get(i), seen.logs());
            }
        }
        return errors.next();
    }
}
