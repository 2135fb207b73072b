package flowcv.read.decide;

import flowcv.board.Board;
import flowcv.board.BoardException;
import flowcv.board.Rules;
import flowcv.image.StopSignal;
import flowcv.read.evidence.Evidence;
import flowcv.read.inference.Change;
import flowcv.read.inference.Content;
import flowcv.read.inference.Labeling;
import flowcv.read.inference.Labelings;
import flowcv.read.matching.ColorNames;
import flowcv.read.matching.Lab;
import flowcv.read.tiling.BoardForm;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Weighs the boards that a picture may show: by what they look like, by the colors of their dots, and by how many
 * solutions they have.
 */
public final class Decider {
    /** How likely everything that was looked at is wrong although nothing is in doubt. */
    private static final double LEAST_WRONG = 0.002;
    /**
     * The same where the least margin is 0, or where the likeliest labeling is no board. Of 874 pictures, painted,
     * photographed, damaged, drawn over and real, this and {@link Labelings#STRANGE} make the likelihood of what came out greatest
     * (0.039 nats lost on average; with 0.4 and 0.2 0.053).
     */
    private static final double MOST_WRONG = 0.1;
    /**
     * A labeling that costs one more nat is less likely by so many: borders are told one by one, and where many are in
     * doubt it is for one reason, as lines under tints are. Of 836 pictures those that are 0.5
     * to 0.8 sure are right 97 of 100 times with 1, and 89 of 100 with this.
     */
    private static final double SHARPER = 1.5;
    /**
     * A board that costs more on average, in nats, is unclear as a whole: of 390 pictures, painted, photographed and drawn
     * over, all 344 that cost less and were surely read were right, and 10 of 12 that cost more. It is less sure by as
     * much, and by up to twice as much where a part is in doubt: else one of 2,369 boards of the corpora is read wrong.
     */
    private static final double UNCLEAR = 0.1;
    /** Boards less likely than the best by so many nats are not asked about. */
    private static final double WIDEST = 9;

    /** Where the best board is less likely than this, it tells more why the likeliest look is none. */
    private static final double LEAST_CONFIDENCE = 0.05;
    /** A partner of a dot that is less likely is in no doubt, 0 to 1. */
    private static final double LEAST_SHARE = 0.01;
    /** So many boards are asked about: a picture in doubt has some ten. */
    private static final int MOST_ASKED = 100;
    /** One of a hundred boards is none of a level, and any of these may have some wall, in nats. */
    private static final double FEW_WALLS = Math.log(100);
    /** No level has fewer than two pairs. */
    private static final int LEAST_DOTS = 4;
    /** Boards are filled until it is proven that no solution fills them. */
    private static final Witness.Testimony NOT_ASKED = new Witness.Testimony(Solvability.UNKNOWN, Rules.FILL);

    private final CellComplex complex;
    private final Evidence evidence;
    private final Witness witness;
    private final Marks marks;

    private Decider(CellComplex complex, Evidence evidence, Witness witness) {
        this.complex = complex;
        this.evidence = evidence;
        this.witness = witness;
        marks = new Marks(evidence);
    }

    /**
     * Decides.
     *
     * @param complex that the labelings belong to
     * @param witness is asked how many solutions a board has
     */
    public static Decision decide(CellComplex complex, Evidence evidence, Labelings labelings, Witness witness) {
        return new Decider(complex, evidence, witness).decide(labelings);
    }

    /** A board that it may be; the cost is that of its look and of its colors, in nats. */
    private record Weighed(
            Board board, Labeling labeling, List<BoardForm.Dots> dots, Witness.Testimony testimony, double cost) {
        Solvability solutions() {
            return testimony.solvability();
        }

        double weight() {
            return solutions().ofLevels() * Math.exp(-cost);
        }
    }

    private Decision decide(Labelings labelings) {
        Labeling first = labelings.best().get(0);
        List<Weighed> boards = asked(labelings);
        int dots = first.holding(Content.DOT).cardinality();
        if (boards.isEmpty()) {
            return none(cause(first), dots, first, labelings);
        }
        Weighed best = Collections.max(boards, Comparator.comparingDouble(Weighed::weight));
        double all = boards.stream().mapToDouble(Weighed::weight).sum()
                + overlooked(best, labelings)
                + Solvability.ONE.ofMisread() * Math.exp(-labelings.otherExtent() - best.cost());
        double margin = labelings.doubts().isEmpty()
                ? WIDEST
                : labelings.doubts().get(0).margin();
        double strange = Math.min(1, labelings.mean() / Labelings.STRANGE);
        double passed = 1 - Math.exp(first.cost() - best.labeling().cost());
        double doubt = Math.max(strange, Math.max(Math.exp(-Math.max(0, margin)), passed));
        double wrong = LEAST_WRONG + (MOST_WRONG - LEAST_WRONG) * doubt;
        double confidence = (1 - wrong)
                * best.weight()
                / ((1 - wrong) * all + wrong * best.solutions().ofMisread());
        Decision.Cause cause = cause(first);
        if (confidence < LEAST_CONFIDENCE && cause != Decision.Cause.NO_SOLUTION) {
            return none(cause, dots, first, labelings);
        }
        OptionalInt odd = OddWall.of(complex.borders(), complex.form().fewestWalls(), evidence, best.labeling());
        return CutOff.at(complex, evidence, best.labeling()).isPresent()
                ? none(Decision.Cause.CUT_OFF, dots, best.labeling(), labelings)
                : new Decision.Likeliest(
                        best.board(),
                        best.labeling(),
                        best.dots(),
                        confidence
                                * (odd.isPresent() ? OddWall.SURE : 1)
                                * (OddCell.isIn(complex, best.labeling()) ? OddCell.SURE : 1)
                                * best.testimony().sure()
                                * (labelings.mean() > UNCLEAR
                                        ? 1 - labelings.mean() * (1 + Math.exp(-Math.max(0, margin)))
                                        : 1),
                        best.testimony(),
                        doubts(odd, labelings),
                        partners(best, boards));
    }

    /** Dots of the best board that belong to others in other boards; each dot stands in one group. */
    private static List<Decision.Partners> partners(Weighed best, List<Weighed> boards) {
        List<Decision.Partners> doubts = new ArrayList<>();
        Set<Integer> told = new HashSet<>();
        for (BoardForm.Dots pair : best.dots()) {
            Map<Integer, Double> weights = new HashMap<>();
            for (Weighed board : boards) {
                for (BoardForm.Dots dots : board.dots()) {
                    if (dots.first() == pair.first() || dots.second() == pair.first()) {
                        weights.merge(dots.first() + dots.second() - pair.first(), board.weight(), Double::sum);
                    }
                }
            }
            double all = weights.values().stream().mapToDouble(weight -> weight).sum();
            Map<Integer, Double> shares = new LinkedHashMap<>();
            weights.entrySet().stream()
                    .filter(entry -> entry.getValue() >= LEAST_SHARE * all)
                    .sorted(Map.Entry.<Integer, Double>comparingByValue().reversed())
                    .forEach(entry -> shares.put(entry.getKey(), entry.getValue() / all));
            if (told.add(pair.first()) && shares.keySet().stream().noneMatch(told::contains) && shares.size() > 1) {
                doubts.add(new Decision.Partners(pair.first(), shares));
                told.addAll(shares.keySet());
            }
        }
        return doubts;
    }

    private static List<Change> doubts(OptionalInt odd, Labelings labelings) {
        return Stream.concat(
                        odd.stream().mapToObj(wall -> new Change(Change.What.WALL, wall, null, 0)),
                        labelings.doubts().stream())
                .toList();
    }

    /**
     * What a pair that was overlooked weighs: without it a level has several solutions. Dots of a pair are dim together,
     * so both are no less likely than the one that looks more like an empty cell.
     */
    private static double overlooked(Weighed best, Labelings labelings) {
        return best.solutions() == Solvability.SEVERAL
                ? labelings.doubts().stream()
                        .filter(doubt -> doubt.what() == Change.What.CONTENT && doubt.content() == Content.DOT)
                        .skip(1)
                        .findFirst()
                        .map(doubt -> Solvability.ONE.ofLevels() * Math.exp(-doubt.margin() - best.cost()))
                        .orElse(0.0)
                : 0;
    }

    private Decision.None none(Decision.Cause cause, int dots, Labeling labeling, Labelings labelings) {
        Optional<Integer> cut = CutOff.at(complex, evidence, labeling);
        return new Decision.None(
                cut.isPresent() ? Decision.Cause.CUT_OFF : cause,
                dots,
                cut.orElse(Border.NONE),
                labelings.doubts(),
                nearest(labeling, labelings.doubts()));
    }

    /** The board of a labeling whose dots belong together as their looks say, whatever speaks against it. */
    private Optional<Decision.Likeliest> nearest(Labeling labeling, List<Change> doubts) {
        int[] places = labeling.holding(Content.DOT).stream().toArray();
        return pairings(labeling, places).stream().findFirst().flatMap(pairing -> {
            List<BoardForm.Dots> dots = dots(places, pairing.partner());
            return board(labeling, dots)
                    .map(board -> new Decision.Likeliest(board, labeling, dots, 0, NOT_ASKED, doubts, List.of()));
        });
    }

    /** Dots of a labeling in pairs, which nobody was asked about yet. */
    private record Possible(Labeling labeling, List<BoardForm.Dots> dots, Rules usual, double cost) {}

    /** The boards that have a solution and are not much less likely than the best. */
    private List<Weighed> asked(Labelings labelings) {
        List<Possible> all = new ArrayList<>();
        Map<BitSet, List<Pairings.Pairing>> ways = new HashMap<>();
        for (Labeling labeling : labelings.best()) {
            int[] places = labeling.holding(Content.DOT).stream().toArray();
            if (places.length >= LEAST_DOTS) {
                double more =
                        SHARPER * (labeling.cost() - labelings.best().get(0).cost())
                                + rare(labeling)
                                + DrawnFlows.ownerless(complex, evidence, labeling);
                for (Pairings.Pairing pairing :
                        ways.computeIfAbsent(labeling.holding(Content.DOT), same -> pairings(labeling, places))) {
                    all.add(new Possible(
                            labeling, dots(places, pairing.partner()), usual(pairing, places), more + pairing.cost()));
                }
            }
        }
        all.sort(Comparator.comparingDouble(Possible::cost));
        List<Weighed> boards = new ArrayList<>();
        double most = Double.MAX_VALUE;
        int asked = 0;
        for (Possible possible : all) {
            StopSignal.check();
            if (possible.cost() > most) {
                break;
            }
            Optional<Board> board = board(possible.labeling(), possible.dots());
            if (board.isPresent()) {
                Witness.Testimony has = asked < MOST_ASKED ? witness.ask(board.get(), possible.usual()) : NOT_ASKED;
                asked++;
                Weighed weighed = new Weighed(board.get(), possible.labeling(), possible.dots(), has, possible.cost());
                if (has.solvability() != Solvability.NONE) {
                    boards.add(weighed);
                    most = Math.min(most, WIDEST - Math.log(weighed.weight()));
                }
            }
        }
        return boards;
    }

    /** Cells of Numberlink's boards, whose ends are digits, may stay empty. */
    private Rules usual(Pairings.Pairing pairing, int[] places) {
        boolean isDrawnOn = 2 * Arrays.stream(places).filter(marks::isDrawnOn).count() > places.length;
        return pairing.isByShape() && isDrawnOn ? Rules.FREE : Rules.FILL;
    }

    /** What a labeling costs that has walls, but fewer than any level of its shape, in nats. */
    private double rare(Labeling labeling) {
        int walls = labeling.walls().cardinality();
        return walls > 0 && walls < complex.form().fewestWalls() ? FEW_WALLS : 0;
    }

    private Decision.Cause cause(Labeling labeling) {
        int[] places = labeling.holding(Content.DOT).stream().toArray();
        if (places.length < LEAST_DOTS) {
            return Decision.Cause.FEW_DOTS;
        }
        if (places.length % 2 == 1) {
            return Decision.Cause.ODD_DOTS;
        }
        List<Pairings.Pairing> pairings = pairings(labeling, places);
        if (pairings.isEmpty()) {
            return Decision.Cause.COLORS;
        }
        return board(labeling, dots(places, pairings.get(0).partner())).isEmpty()
                ? Decision.Cause.NO_BOARD
                : Decision.Cause.NO_SOLUTION;
    }

    private List<Pairings.Pairing> pairings(Labeling labeling, int[] places) {
        Map<Integer, Integer> joined = DrawnFlows.of(complex, evidence, labeling);
        return Pairings.of(
                marks,
                places,
                Arrays.stream(places)
                        .map(place -> joined.getOrDefault(place, place))
                        .toArray());
    }

    private List<BoardForm.Dots> dots(int[] places, int[] partner) {
        int[] firsts =
                IntStream.range(0, places.length).filter(i -> partner[i] > i).toArray();
        String[] labels = ColorNames.label(
                Arrays.stream(firsts).mapToObj(i -> marks.color(places[i])).toArray(Lab[]::new));
        return IntStream.range(0, firsts.length)
                .mapToObj(i -> new BoardForm.Dots(labels[i], places[firsts[i]], places[partner[firsts[i]]]))
                .toList();
    }

    /** The board, if its parts do not contradict each other. */
    private Optional<Board> board(Labeling labeling, List<BoardForm.Dots> dots) {
        try {
            return Optional.of(complex.form()
                    .board(
                            labeling.cells(),
                            labeling.walls(),
                            labeling.openings(),
                            labeling.holding(Content.BRIDGE),
                            dots));
        } catch (BoardException e) {
            return Optional.empty();
        }
    }
}
