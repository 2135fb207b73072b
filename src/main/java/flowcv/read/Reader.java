package flowcv.read;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.decide.Decider;
import flowcv.read.decide.Decision;
import flowcv.read.decide.Solvability;
import flowcv.read.evidence.Appearance;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.DotDiameter;
import flowcv.read.evidence.Evidence;
import flowcv.read.frame.Frame;
import flowcv.read.inference.Content;
import flowcv.read.inference.Labelings;
import flowcv.read.tiling.BoardForm;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.SquareLattices;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The way from a picture to its board: it measures once, weighs everything together, and decides once. */
final class Reader {
    /** Labelings that are weighed; 8 to 32 hold what more would hold (sketch). */
    private static final int LABELINGS = 32;

    /** What a complex costs on average, in nats, that is that of the board: nine of ten in screenshots cost less. */
    private static final double CLEAR = 0.03;

    private static final double HALF = 0.5;

    private final Witness witness;
    private final double minConfidence;
    private final StageObserver observer;

    /**
     * A reader.
     *
     * @param witness tells how many solutions a board has
     * @param minConfidence what is less sure is refused, 0 to 1
     * @param observer is shown the stages
     */
    Reader(Witness witness, double minConfidence, StageObserver observer) {
        this.witness = witness;
        this.minConfidence = minConfidence;
        this.observer = observer;
    }

    /** Reads the board of a picture. */
    Reading read(Picture picture) {
        try (Frame frame = Frame.of(picture)) {
            ReaderStages stages = new ReaderStages(observer, frame);
            List<Weighed> weighed = weighed(frame);
            stages.lattices(weighed.stream().map(Weighed::complex).toList());
            return weighed.stream()
                    .min(Comparator.comparingDouble(each -> each.labelings().mean()))
                    .map(best -> reading(frame, best.complete(frame), stages))
                    .orElseGet(() -> new Reading.Refused(Stage.BOARD, "found no lattice of squares"));
        }
    }

    /** The complexes of a picture; none behind one that is clear. */
    private static List<Weighed> weighed(Frame frame) {
        List<Weighed> all = new ArrayList<>();
        Iterator<CellComplex> complexes = SquareLattices.each(frame).iterator();
        boolean isClear = false;
        while (!isClear && complexes.hasNext()) {
            all.add(Weighed.of(frame, complexes.next()));
            isClear = all.get(all.size() - 1).labelings().mean() < CLEAR;
        }
        return all;
    }

    /** A complex, what it looks like, and what it may be. */
    private record Weighed(CellComplex complex, Evidence evidence, Labelings labelings) {
        static Weighed of(Frame frame, CellComplex complex) {
            Evidence evidence = Appearance.of(frame, complex);
            return new Weighed(complex, evidence, Labelings.of(complex, evidence, LABELINGS));
        }

        /**
         * The same with a row of places more where some seem to be cells, if they are, and without outer rows that have
         * none.
         */
        Weighed complete(Frame frame) {
            Weighed whole = this;
            if (!labelings.missing().isEmpty()) {
                Weighed larger = of(
                        frame, complex.form().with(complex, labelings.missing().get(0)));
                whole = larger.labelings().mean() < labelings.mean() ? larger : this;
            }
            return whole.trimmed(frame);
        }

        private Weighed trimmed(Frame frame) {
            BitSet cells = labelings.best().get(0).cells();
            CellComplex smallest = complex.form().within(complex, cells);
            if (smallest == complex) {
                return this;
            }
            Weighed smaller = of(frame, smallest);
            return new Weighed(
                            smaller.complex(),
                            smaller.evidence(),
                            smaller.labelings().orOtherwise(labelings.otherExtent()))
                    .trimmed(frame);
        }
    }

    private Reading reading(Frame frame, Weighed weighed, ReaderStages stages) {
        CellComplex complex = weighed.complex();
        Decision decision = Decider.decide(complex, weighed.evidence(), weighed.labelings(), this::solutions);
        stages.weighed(complex, weighed.evidence(), weighed.labelings());
        stages.decided(decision);
        if (decision instanceof Decision.Likeliest likeliest) {
            if (likeliest.confidence() >= minConfidence) {
                return new Reading.Read(
                        likeliest.board(),
                        placement(frame, weighed, likeliest),
                        likeliest.confidence(),
                        drawn(weighed, likeliest.board()));
            }
            return new Reading.Refused(
                    Stage.CELLS, ReaderWords.doubtful(complex, likeliest.confidence(), decision.doubts()));
        }
        Decision.None none = (Decision.None) decision;
        return new Reading.Refused(ReaderWords.stage(none.cause()), ReaderWords.none(complex, none));
    }

    private Solvability solutions(Board board) {
        return switch (witness.ask(board)) {
            case ONE_SOLUTION -> Solvability.ONE;
            case MANY_SOLUTIONS -> Solvability.SEVERAL;
            case NO_SOLUTION -> Solvability.NONE;
            case SILENT, NOT_ASKED -> Solvability.UNKNOWN;
        };
    }

    private static Placement placement(Frame frame, Weighed weighed, Decision.Likeliest likeliest) {
        CellComplex complex = weighed.complex();
        List<Integer> places = complex.form().places();
        List<Point> outline = places.stream()
                .flatMap(place -> complex.cells().get(place).outline().stream())
                .toList();
        double left = outline.stream().mapToDouble(Point::x).min().orElseThrow();
        double right = outline.stream().mapToDouble(Point::x).max().orElseThrow();
        double top = outline.stream().mapToDouble(Point::y).min().orElseThrow();
        double bottom = outline.stream().mapToDouble(Point::y).max().orElseThrow();
        List<Point> corners = List.of(
                complex.pose().at(left, top),
                complex.pose().at(right, top),
                complex.pose().at(right, bottom),
                complex.pose().at(left, bottom));
        List<Point> centers = places.stream()
                .map(place -> complex.pose().at(complex.cells().get(place).center()))
                .toList();
        Map<String, Integer> colors = new HashMap<>();
        for (BoardForm.Dots dots : likeliest.dots()) {
            colors.put(
                    dots.label(), weighed.evidence().cells().get(dots.first()).rgb());
        }
        int[] dots = likeliest.labeling().holding(Content.DOT).stream().toArray();
        return new Placement(corners, centers, complex.cellSize(), DotDiameter.of(frame, complex, dots), colors);
    }

    /** Links over which a pipe is seen. */
    private static List<Link> drawn(Weighed weighed, Board board) {
        CellComplex complex = weighed.complex();
        Map<Integer, Integer> indices = new HashMap<>();
        List<Integer> places = complex.form().places();
        for (int index = 0; index < places.size(); index++) {
            indices.put(places.get(index), index);
        }
        List<Link> drawn = new ArrayList<>();
        for (int border = 0; border < complex.borders().size(); border++) {
            Border at = complex.borders().get(border);
            if (weighed.evidence().borders().get(border).likelihood(BorderLook.CROSSED) > HALF) {
                link(board, indices.get(at.first()), indices.get(at.second())).ifPresent(drawn::add);
            }
        }
        return drawn;
    }

    private static Optional<Link> link(Board board, Integer first, Integer second) {
        return first == null || second == null
                ? Optional.empty()
                : board.links().stream()
                        .filter(link ->
                                link.first() == Math.min(first, second) && link.second() == Math.max(first, second))
                        .findFirst();
    }
}
