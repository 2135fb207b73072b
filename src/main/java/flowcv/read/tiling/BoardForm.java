package flowcv.read.tiling;

import flowcv.board.Board;
import java.util.BitSet;
import java.util.List;

/** Makes a board of what was decided about the places and borders of a complex. */
public interface BoardForm {
    /**
     * Two dots of one color.
     *
     * @param label what they are called
     * @param first place of one
     * @param second place of the other
     */
    record Dots(String label, int first, int second) {}

    /**
     * The board.
     *
     * @param cells places that are cells
     * @param walls borders of two cells that no flow passes
     * @param openings borders where the board is open: a flow leaves there and comes in at the opposite border
     * @param bridges cells on which two flows cross
     * @throws flowcv.board.BoardException if the parts contradict each other, or cells lie within a smaller complex
     */
    Board board(BitSet cells, BitSet walls, BitSet openings, BitSet bridges, List<Dots> dots);

    /**
     * A side of a complex, where one more row of cells would lie.
     *
     * @param borders the outermost ones there, by their index in the complex
     * @param stubs borders beyond, where inner lines would go on
     */
    record Rim(List<Integer> borders, List<Integer> stubs) {}

    /** Whether a cell may have a bridge: where a flow goes straight on is told by squares alone. */
    boolean mayHaveBridges();

    /** Walls of a board that has some, at least. */
    int fewestWalls();

    /** All sides. */
    List<Rim> rims();

    /** What a wall costs beyond its look, in nats: how much rarer walls are than among squares. */
    default double wallCost() {
        return 0;
    }

    /** Whether the outline may be as thin as the lines between cells, if there are no walls. */
    default boolean mayBePlain() {
        return true;
    }

    /** Lines from one side of the complex to the other, each as its borders by their index. */
    List<List<Integer>> seams();

    /**
     * The smallest complex of the same cells: without outer rows that have none.
     *
     * @param complex that this is the form of
     * @param cells places that are cells, some at least
     */
    CellComplex within(CellComplex complex, BitSet cells);

    /** The place of each place of the board, by the board's index. */
    List<Integer> places();

    /**
     * The complex that has a place, too, which lies beyond this one, and all that comes with it.
     *
     * @param complex that this is the form of
     */
    CellComplex with(CellComplex complex, int place);

    /** A place for a person, who counts from 1: {@code row 3, column 2}. */
    String where(int place);
}
