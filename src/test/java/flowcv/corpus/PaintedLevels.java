package flowcv.corpus;

import flowcv.board.Board;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.FingerScenes;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.Scene;
import flowcv.testing.Shared;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Levels of the packs beside the checkout, painted as screenshots of random devices. */
final class PaintedLevels {
    /** One picture in so many is painted half drawn. */
    private static final int HALF_DRAWN = 3;

    /** A level in some state. */
    private record Level(String id, Board board, Progress progress) {
        String state() {
            return progress == Progress.INITIAL ? "initial" : "half-drawn";
        }
    }

    /** Paints a level. */
    @FunctionalInterface
    private interface Painter {
        Optional<Sample> paint(String pack, LevelPack levels, long seed);
    }

    private PaintedLevels() {}

    /** A third of them half drawn. */
    static List<Case> cases(Row row) throws Exception {
        return cases(row, (pack, levels, seed) -> {
            Level level = any(levels, seed, true);
            Painted painted = GameScreen.paint(
                    level.board(), level.progress(), Scene.random(level.board(), level.progress(), seed));
            return PaintedBoards.unlessTiny(pack + "-" + level.state(), painted, Truth.board(level.board()));
        });
    }

    /** The same, photographed. */
    static List<Case> photographed(Row row) throws Exception {
        return cases(row, (pack, levels, seed) -> {
            Level level = any(levels, seed, true);
            return photograph(pack, level, Scene.random(level.board(), level.progress(), seed), seed);
        });
    }

    /** Half drawn, with a finger's mark, photographed. */
    static List<Case> touched(Row row) throws Exception {
        return cases(row, (pack, levels, seed) -> {
            Level level = any(levels, seed, false);
            return photograph(pack, level, FingerScenes.random(level.board(), level.progress(), seed), seed);
        });
    }

    private static Optional<Sample> photograph(String pack, Level level, Scene scene, long seed) {
        try (Painted screen = GameScreen.paint(level.board(), level.progress(), scene)) {
            return PaintedBoards.photographed(
                    pack + "-" + level.state(), Camera.photograph(screen, Shot.random(seed)), level.board());
        }
    }

    private static Level any(LevelPack levels, long seed, boolean mayBeInitial) {
        Random random = new Random(seed);
        String id = levels.any(random);
        boolean isInitial = mayBeInitial && random.nextInt(HALF_DRAWN) > 0;
        Progress progress =
                isInitial ? Progress.INITIAL : Progress.some(levels.solutions().get(id), random.nextDouble(), seed);
        return new Level(id, levels.boards().get(id), progress);
    }

    private static List<Case> cases(Row row, Painter painter) throws Exception {
        List<Case> cases = new ArrayList<>();
        for (String pack : row.packs()) {
            LevelPack levels = LevelPack.read(Shared.folder("levels"), "official_" + pack);
            for (long seed : row.seeds()) {
                cases.add(new Case(row.corpus(), pack + " seed " + seed, () -> painter.paint(pack, levels, seed)));
            }
        }
        return cases;
    }
}
