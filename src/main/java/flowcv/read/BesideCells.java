package flowcv.read;

import flowcv.read.pixel.Ranks;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.DoubleStream;

/**
 * What lies beside the cells of a straightened board whose outline is as thin as its lines, and holes among them: whether
 * it is none of its cells.
 */
final class BesideCells {
    /** Where the board goes on its lines are as heavy as within it; noise has less (met: 0.74, once), letters more. */
    private static final double LEAST_NEXT = 0.5;

    private static final double GREATEST_NEXT = 2.5;
    /** Of the six sides of a hexagon outside a board cells share two or three; in a notch four, which is left in doubt. */
    private static final double MOST_OF_OUTSIDE = 0.6;

    /** The same and a letter's stroke, where an outline that has more ink than lines tells a cell, too. */
    private static final double MOST_WITH_LETTER = 0.7;

    /** The weakest sides of dark outlines have 1.2 times the ink of the lines of their own cells. */
    private static final double LEAST_OUTLINE_INK = 1.1;

    /** One side may lie in glow. */
    private static final int LEAST_BORDER = 2;

    /** Most sides of a hole have more ink than so many grid lines near it: dark outlines have 1.8 times as much. */
    private static final double LEAST_HOLE = 1.4;

    private final FaceGraph graph;
    private final BitSet cells;
    private final LineWeights walls;

    /**
     * @param cells labels of the cells
     * @param walls tells walls from lines
     */
    BesideCells(FaceGraph graph, BitSet cells, LineWeights walls) {
        this.graph = graph;
        this.cells = (BitSet) cells.clone();
        this.walls = walls;
    }

    /** Where most sides of a face beside the cells are lines, it is a cell, too: something covers it, or one of its lines. */
    Optional<String> doubt() {
        double usual = usual();
        return beside(face -> hasLines(face, MOST_OF_OUTSIDE, usual));
    }

    /** The same where walls tell what a line is: an outline has more ink, be it around the board or around a hole. */
    Optional<String> faintDoubt() {
        double usual = usual();
        return beside(face -> hasLines(face, MOST_WITH_LETTER, usual) || isPartedByGridLines(face))
                .or(this::hole);
    }

    private Optional<String> beside(IntPredicate isCell) {
        return graph.longSides().stream()
                .filter(s -> cells.get(s.first()) != cells.get(s.second()))
                .map(s -> cells.get(s.first()) ? s.second() : s.first())
                .filter(isCell::test)
                .findFirst()
                .map(face -> "the face at " + graph.where(face) + " may be a cell whose lines are hidden, or covered");
    }

    /** @param usual ink of lines between cells */
    private boolean hasLines(int face, double most, double usual) {
        List<FaceSide> around = graph.longSides(face);
        long lines = around.stream()
                .filter(s -> cells.get(s.other(face)) ? s.side().isDrawn() : s.isLine() && isAsHeavy(s, usual))
                .count();
        return lines > most * around.size();
    }

    /** The ink of most lines between cells. */
    private double usual() {
        return Ranks.median(graph.longSides().stream()
                .filter(s -> isBetweenTwo(s) && isThin(s))
                .mapToDouble(s -> s.side().ink()));
    }

    private static boolean isAsHeavy(FaceSide side, double usual) {
        return side.side().ink() >= LEAST_NEXT * usual && side.side().ink() <= GREATEST_NEXT * usual;
    }

    /** Whether what parts a face from the cells has no more ink than the lines of these: then it is a cell, too. */
    private boolean isPartedByGridLines(int face) {
        List<FaceSide> border =
                thin(face).stream().filter(s -> cells.get(s.other(face))).toList();
        DoubleStream near = border.stream()
                .flatMap(s -> thin(s.other(face)).stream())
                .filter(this::isBetweenTwo)
                .mapToDouble(s -> s.side().ink());
        return border.size() >= LEAST_BORDER
                && Ranks.median(border.stream().mapToDouble(s -> s.side().ink()))
                        < LEAST_OUTLINE_INK * Ranks.median(near);
    }

    /** All around a hole of one cell there is an outline, which has more ink than lines near it, however dark. */
    private Optional<String> hole() {
        return cells.stream()
                .filter(cell ->
                        !graph.holdsDot(cell) && graph.longSides(cell).stream().allMatch(this::isBetweenTwo))
                .filter(cell -> {
                    List<FaceSide> around = thin(cell);
                    DoubleStream near = around.stream()
                            .map(s -> s.other(cell))
                            .flatMap(beside -> thin(beside).stream())
                            .filter(s -> !s.touches(cell))
                            .mapToDouble(s -> s.side().ink());
                    double ink = Ranks.median(
                            around.stream().mapToDouble(s -> s.side().ink()));
                    return ink > LEAST_HOLE * Ranks.median(near);
                })
                .mapToObj(cell -> "the lines around the cell at " + graph.where(cell) + " may be the outline of a hole")
                .findFirst();
    }

    /** The lines around a cell that are no walls. */
    private List<FaceSide> thin(int cell) {
        return graph.longSides(cell).stream().filter(this::isThin).toList();
    }

    private boolean isThin(FaceSide side) {
        return side.isLine() && !walls.isThick(side.side());
    }

    private boolean isBetweenTwo(FaceSide side) {
        return cells.get(side.first()) && cells.get(side.second());
    }
}
