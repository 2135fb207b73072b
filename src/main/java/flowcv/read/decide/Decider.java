package flowcv.read.decide;

import flowcv.board.Board;
import flowcv.board.BoardException;
import flowcv.read.evidence.Evidence;
import flowcv.read.inference.Content;
import flowcv.read.inference.Labeling;
import flowcv.read.inference.Labelings;
import flowcv.read.matching.ColorNames;
import flowcv.read.pixel.Lab;
import flowcv.read.tiling.BoardForm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Weighs the boards that a picture may show: by what they look like, by the colors of their dots, and by how many
 * solutions they have.
 */
public final class Decider {
    /** How likely everything that was looked at is wrong although nothing is in doubt. */
    private static final double LEAST_WRONG = 0.002;
    /**
     * The same where the least margin is 0, of which 61 % are exact (sketch), or where the likeliest labeling is no
     * board.
     */
    private static final double MOST_WRONG = 0.4;
    /** Boards less likely than the best by so many nats are not asked about. */
    private static final double WIDEST = 9;

    /**
     * Where cells and their borders cost so much on average, in nats, nothing is as it should be: of 228 boards that were
     * read 95 % cost less than a quarter of it, the only one that was misread two thirds.
     */
    private static final double STRANGE = 0.2;
    /** A board less likely than this is none that a picture shows. */
    private static final double LEAST_CONFIDENCE = 0.05;
    /** No level has fewer than two pairs. */
    private static final int LEAST_DOTS = 4;

    private final BoardForm form;
    private final Evidence evidence;
    private final Function<Board, Solvability> solutions;

    private Decider(BoardForm form, Evidence evidence, Function<Board, Solvability> solutions) {
        this.form = form;
        this.evidence = evidence;
        this.solutions = solutions;
    }

    /**
     * Decides.
     *
     * @param form of the complex that the labelings belong to
     * @param solutions how many a board has
     */
    public static Decision decide(
            BoardForm form, Evidence evidence, Labelings labelings, Function<Board, Solvability> solutions) {
        return new Decider(form, evidence, solutions).decide(labelings);
    }

    /** A board that it may be; the cost is that of its look and of its colors, in nats. */
    private record Weighed(
            Board board, Labeling labeling, List<BoardForm.Dots> dots, Solvability solutions, double cost) {
        double weight() {
            return solutions.ofLevels() * Math.exp(-cost);
        }
    }

    private Decision decide(Labelings labelings) {
        List<Weighed> boards = new ArrayList<>();
        Labeling first = labelings.best().get(0);
        double cheapest = Double.MAX_VALUE;
        for (Labeling labeling : labelings.best()) {
            for (Weighed board : boards(labeling, labeling.cost() - first.cost(), cheapest + WIDEST)) {
                boards.add(board);
                cheapest = Math.min(cheapest, -Math.log(board.weight()));
            }
        }
        int dots = first.holding(Content.DOT).cardinality();
        if (boards.isEmpty()) {
            return new Decision.None(cause(first), dots, labelings.doubts());
        }
        Weighed best = Collections.max(boards, Comparator.comparingDouble(Weighed::weight));
        double all = boards.stream().mapToDouble(Weighed::weight).sum();
        double margin = labelings.doubts().isEmpty()
                ? WIDEST
                : labelings.doubts().get(0).margin();
        double strange = Math.min(1, labelings.mean() / STRANGE);
        double passed = 1 - Math.exp(first.cost() - best.labeling().cost());
        double doubt = Math.max(strange, Math.max(Math.exp(-Math.max(0, margin)), passed));
        double wrong = LEAST_WRONG + (MOST_WRONG - LEAST_WRONG) * doubt;
        double confidence = (1 - wrong)
                * best.weight()
                / ((1 - wrong) * all + wrong * best.solutions().ofMisread());
        if (confidence < LEAST_CONFIDENCE) {
            return new Decision.None(cause(first), dots, labelings.doubts());
        }
        return new Decision.Likeliest(
                best.board(), best.labeling(), best.dots(), confidence, best.solutions(), labelings.doubts());
    }

    /** The boards of a labeling that can be solved, up to a cost. */
    private List<Weighed> boards(Labeling labeling, double more, double most) {
        int[] places = labeling.holding(Content.DOT).stream().toArray();
        int[] colors = colors(places);
        List<Weighed> boards = new ArrayList<>();
        boolean may = more < most && places.length >= LEAST_DOTS;
        for (Pairings.Pairing pairing : may ? Pairings.of(colors) : List.<Pairings.Pairing>of()) {
            double cost = more + pairing.cost();
            List<BoardForm.Dots> dots = dots(places, colors, pairing.partner());
            Optional<Board> board = cost < most ? board(labeling, dots) : Optional.empty();
            if (board.isPresent()) {
                boards.add(new Weighed(board.get(), labeling, dots, solutions.apply(board.get()), cost));
            }
        }
        return boards.stream()
                .filter(each -> each.solutions() != Solvability.NONE)
                .toList();
    }

    private Decision.Cause cause(Labeling labeling) {
        int[] places = labeling.holding(Content.DOT).stream().toArray();
        if (places.length < LEAST_DOTS) {
            return Decision.Cause.FEW_DOTS;
        }
        if (places.length % 2 == 1) {
            return Decision.Cause.ODD_DOTS;
        }
        int[] colors = colors(places);
        List<Pairings.Pairing> pairings = Pairings.of(colors);
        if (pairings.isEmpty()) {
            return Decision.Cause.COLORS;
        }
        return board(labeling, dots(places, colors, pairings.get(0).partner())).isEmpty()
                ? Decision.Cause.NO_BOARD
                : Decision.Cause.NO_SOLUTION;
    }

    private int[] colors(int[] places) {
        return Arrays.stream(places)
                .map(place -> evidence.cells().get(place).rgb())
                .toArray();
    }

    private static List<BoardForm.Dots> dots(int[] places, int[] colors, int[] partner) {
        int[] firsts =
                IntStream.range(0, places.length).filter(i -> partner[i] > i).toArray();
        String[] labels = ColorNames.label(
                Arrays.stream(firsts).mapToObj(i -> Lab.of(colors[i])).toArray(Lab[]::new));
        return IntStream.range(0, firsts.length)
                .mapToObj(i -> new BoardForm.Dots(labels[i], places[firsts[i]], places[partner[firsts[i]]]))
                .toList();
    }

    /** The board, if its parts do not contradict each other. */
    private Optional<Board> board(Labeling labeling, List<BoardForm.Dots> dots) {
        try {
            return Optional.of(form.board(
                    labeling.cells(), labeling.walls(), labeling.openings(), labeling.holding(Content.BRIDGE), dots));
        } catch (BoardException e) {
            return Optional.empty();
        }
    }
}
