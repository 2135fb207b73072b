package flowcv.corpus;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * Says what becomes of many pictures: a table, then each misread and each refused one. Run it from the
 * project's root with {@code java -cp} after {@code mvn test-compile}:
 *
 * <pre>
 * CorpusReport screens FOLDER [ID]     pictures of a folder with a manifest, those whose id contains ID
 * CorpusReport damaged FOLDER [ID [KIND]]
 *                                      the same, damaged in every way, or in those whose name begins with KIND
 * CorpusReport photographed-screens FOLDER SEED [KEPT [ID]]
 *                                      the same, each photographed once, by a seed of its own; those not read
 *                                      exactly are written to the folder KEPT
 * CorpusReport painted SEED COUNT      random boards painted on random devices, from a seed on
 * CorpusReport levels FOLDER PACKS SEED COUNT [KEPT]
 *                                      so many levels of each pack painted on random devices; those not
 *                                      read exactly are written to the folder KEPT
 * CorpusReport photographs LEVELS PACKS SEED COUNT [KEPT]
 *                                      the same as levels, photographed
 * CorpusReport shapes KINDS SEED COUNT [KEPT]
 *                                      so many random boards of each kind (hexes, cube, star, ring,
 *                                      eight, tower, mixed)
 * CorpusReport photographed-shapes KINDS SEED COUNT [KEPT]
 *                                      the same as shapes, photographed
 * CorpusReport others SEED COUNT       so many pictures of each kind that show no board
 * </pre>
 */
final class CorpusReport {
    private CorpusReport() {}

    public static void main(String[] args) throws Exception {
        OpenCv.load();
        long begun = System.nanoTime();
        Tally tally =
                switch (args[0]) {
                    case "screens" -> screens(Path.of(args[1]), args.length > 2 ? args[2] : "");
                    case "damaged" ->
                        damaged(Path.of(args[1]), args.length > 2 ? args[2] : "", args.length > 3 ? args[3] : "");
                    case "photographed-screens" -> photographedScreens(args);
                    case "painted" -> painted(Long.parseLong(args[1]), Integer.parseInt(args[2]));
                    case "levels" -> levels(args, false);
                    case "photographs" -> levels(args, true);
                    case "shapes" -> shapes(args, false);
                    case "photographed-shapes" -> shapes(args, true);
                    case "others" -> others(Long.parseLong(args[1]), Integer.parseInt(args[2]));
                    default ->
                        throw new IllegalArgumentException(
                                args[0]
                                        + ", expected screens, damaged, photographed-screens, painted, levels, photographs, shapes, photographed-shapes or others");
                };
        System.out.print(tally.table());
        tally.wrong().forEach(line -> System.out.println("WRONG " + line));
        tally.refused().forEach(line -> System.out.println("refused " + line));
        System.out.printf(Locale.ROOT, "%.1f s%n", (System.nanoTime() - begun) / 1e9);
    }

    private static Tally screens(Path folder, String part) throws Exception {
        Tally tally = new Tally();
        for (Screens.Screen screen : Screens.of(folder)) {
            if (screen.id().contains(part)) {
                tally.add(screen.group(), screen.id(), screen.verdict());
            }
        }
        return tally;
    }

    private static Tally damaged(Path folder, String part, String kind) throws Exception {
        DamagedRun run = new DamagedRun(kind);
        for (Screens.Screen screen : Screens.of(folder)) {
            if (screen.id().contains(part) && screen.board().isPresent()) {
                try (Picture picture = screen.picture()) {
                    run.add(screen.id(), picture, screen.board().get());
                }
            }
        }
        return run.tally();
    }

    private static Tally photographedScreens(String[] args) throws Exception {
        PhotographedScreensRun run = new PhotographedScreensRun(folder(args, 3));
        long seed = Long.parseLong(args[2]);
        for (Screens.Screen screen : Screens.of(Path.of(args[1]))) {
            if (screen.board().isPresent() && (args.length < 5 || screen.id().contains(args[4]))) {
                run.add(screen, seed);
            }
            seed++;
        }
        return run.tally();
    }

    private static Tally painted(long seed, int count) {
        PaintedRun run = new PaintedRun();
        for (int i = 0; i < count; i++) {
            run.add(seed + i);
        }
        return run.tally();
    }

    private static Tally levels(String[] args, boolean photographed) throws Exception {
        PaintedLevelsRun run = new PaintedLevelsRun(folder(args, 5), photographed);
        for (String pack : args[2].split(",")) {
            run.add(Path.of(args[1]), pack, Long.parseLong(args[3]), Integer.parseInt(args[4]));
        }
        return run.tally();
    }

    private static Tally shapes(String[] args, boolean photographed) throws Exception {
        PaintedShapesRun run = new PaintedShapesRun(folder(args, 4), photographed);
        for (String kind : args[1].split(",")) {
            for (int i = 0; i < Integer.parseInt(args[3]); i++) {
                run.add(kind, Long.parseLong(args[2]) + i);
            }
        }
        return run.tally();
    }

    /** The folder that an argument names, if there are so many. */
    private static Optional<Path> folder(String[] args, int number) {
        return args.length > number ? Optional.of(Path.of(args[number])) : Optional.empty();
    }

    private static Tally others(long seed, int count) {
        Tally tally = new Tally();
        for (String name : OtherPictures.all().keySet()) {
            for (int i = 0; i < count; i++) {
                tally.add(name, "seed " + (seed + i), OtherPictures.verdict(name, seed + i));
            }
        }
        return tally;
    }
}
