package flowcv.draw.screen;

import flowcv.board.Board;

/** Random scenes in which a finger rests on the last flow. */
public final class FingerScenes {
    private FingerScenes() {}

    public static Scene random(Board board, Progress progress, long seed) {
        Scene scene = Scene.random(board, progress, seed);
        Marks marks = scene.marks();
        return Scenes.with(
                new Marks(marks.letters(), marks.hint(), true, marks.preview(), marks.tintOverLines()), scene);
    }
}
