package flowcv.read;

import java.util.Locale;

/** Why no board of a picture is believed. */
public enum Cause {
    /** Nothing looks like the cells of a board. */
    NO_LATTICE(Stage.BOARD),
    /** Beside boards that were read lies what may be another one. */
    INCOMPLETE(Stage.BOARD),
    /** Cells, walls or dots of the board cannot be told. */
    UNCLEAR_CELLS(Stage.CELLS),
    /** The board is cut off or covered: nobody sees whether it goes on. */
    CUT_OFF(Stage.CELLS),
    /** Walls, holes and dots contradict each other. */
    CONTRADICTION(Stage.CELLS),
    /** The board was read, but is not sure enough. */
    UNSURE(Stage.CELLS),
    /** Fewer than two pairs of dots. */
    FEW_DOTS(Stage.DOTS),
    /** One dot has no partner. */
    ODD_DOTS(Stage.DOTS),
    /** Colors do not tell which dots belong together. */
    UNCLEAR_COLORS(Stage.PAIRS),
    /** No board that it may be has a solution. */
    NO_SOLUTION(Stage.SOLUTION),
    /** The time was up before the end. */
    TIME(Stage.TIME);

    private final Stage stage;

    Cause(Stage stage) {
        this.stage = stage;
    }

    /** The stage at which that shows. */
    Stage stage() {
        return stage;
    }

    /** In small letters with hyphens, as JSON writes it: {@code cut-off}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
