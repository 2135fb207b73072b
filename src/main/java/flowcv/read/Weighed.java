package flowcv.read;

import flowcv.image.Figure;
import flowcv.image.Point;
import flowcv.image.StopSignal;
import flowcv.read.evidence.Appearance;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.frame.Frame;
import flowcv.read.inference.Labeling;
import flowcv.read.inference.Labelings;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** A complex, what it looks like, and what it may be. */
record Weighed(CellComplex complex, Evidence evidence, Labelings labelings) {
    /**
     * Labelings that are weighed: with 8 of them 276 of 296 hard and real pictures are read, with 32, which keep more in
     * doubt, 274; none wrong either way.
     */
    private static final int LABELINGS = 32;
    /** What a complex costs on average, in nats, that is that of the board: nine of ten in screenshots cost less. */
    private static final double CLEAR = 0.03;
    /** No board has more places, those around it included: the largest that is known has 38 by 58 cells. */
    private static final int MOST_PLACES = 2500;
    /**
     * Places of all complexes that are weighed after the first one, and of all that grow from one: of 417 boards that were
     * read, they had 570 at most.
     */
    private static final int MOST_MORE = 1000;
    /** What a part of a board costs more than the whole of it, in nats: wholes that were read cost 0.09 more at most. */
    private static final double PART = 0.1;
    /**
     * Where two boards meet, the line is so much thicker than any other through them, in nats for each border: 4 to 11 on
     * ten split screens, less than 1.5 on 220 real boards, of which some have lines one pixel wider than others.
     */
    private static final double OUTLINE = 3;

    private static Weighed of(Frame frame, CellComplex complex) {
        Evidence evidence = Appearance.of(frame, complex);
        return new Weighed(complex, evidence, Labelings.of(complex, evidence, LABELINGS));
    }

    /** Each of the complexes of one place of a picture; none behind one that is clear. */
    static List<Weighed> each(Frame frame, Iterator<CellComplex> complexes) {
        List<Weighed> all = new ArrayList<>();
        boolean isClear = false;
        int left = MOST_PLACES;
        while (!isClear && complexes.hasNext()) {
            CellComplex complex = complexes.next();
            int places = complex.cells().size();
            if (places <= left) {
                Weighed weighed = of(frame, complex);
                left = all.isEmpty() ? MOST_MORE : left - places;
                all.add(weighed);
                isClear = weighed.labelings().mean() < CLEAR;
            }
        }
        return all;
    }

    /** The one whose parts are likeliest, if there is any. */
    static Optional<Weighed> best(List<Weighed> complexes) {
        return complexes.stream().min(Comparator.comparingDouble(Weighed::cost));
    }

    /** What it costs on average, and more where inner lines go on beyond a side: it is only a part of a board then. */
    private double cost() {
        return labelings.mean() + (isPart() ? PART : 0);
    }

    private boolean isPart() {
        return complex.form().rims().stream().anyMatch(rim -> Labelings.goesOn(evidence, rim));
    }

    /** The boards that lie here, each for itself. */
    List<Weighed> boards(Frame frame) {
        return isStrange() ? List.of(this) : complete(frame).parts(frame);
    }

    /** Whether it looks like no board at all: what it may say, and why it is none, tells nobody anything. */
    boolean isStrange() {
        return labelings.mean() > Labelings.STRANGE;
    }

    /** The corners of the board in its own frame: top left, top right, bottom right, bottom left. */
    List<Point> corners() {
        List<Point> outline = complex.form().places().stream()
                .flatMap(place -> complex.cells().get(place).outline().stream())
                .toList();
        DoubleSummaryStatistics across = outline.stream().mapToDouble(Point::x).summaryStatistics();
        DoubleSummaryStatistics down = outline.stream().mapToDouble(Point::y).summaryStatistics();
        return List.of(
                complex.pose().at(across.getMin(), down.getMin()),
                complex.pose().at(across.getMax(), down.getMin()),
                complex.pose().at(across.getMax(), down.getMax()),
                complex.pose().at(across.getMin(), down.getMax()));
    }

    /**
     * The same with rows of places more where some seem to be cells, if they are, and without outer rows that have
     * none.
     */
    private Weighed complete(Frame frame) {
        Weighed larger = this;
        int left = MOST_MORE;
        Optional<Weighed> next = larger.next(frame, left);
        while (next.isPresent()
                && (larger.isPart()
                        ? next.get().cost() < Labelings.STRANGE
                        : next.get().cost() < larger.cost())) {
            larger = next.get();
            left -= larger.complex.cells().size();
            next = larger.next(frame, left);
        }
        return (larger.cost() < Math.max(CLEAR, cost()) ? larger : this).trimmed(frame);
    }

    /**
     * With one more row, where some of its places seem to be cells.
     *
     * @param most places that it may have
     */
    private Optional<Weighed> next(Frame frame, int most) {
        return labelings.missing().stream()
                .findFirst()
                .map(place -> complex.form().with(complex, place))
                .filter(more -> more != complex && more.cells().size() <= most)
                .map(more -> of(frame, more));
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

    /**
     * Cells that do not hang together, side by side, are boards of their own: squares of several boards may lie on one
     * lattice. (Of 4,541 levels one falls apart, and its parts lie around each other.)
     */
    private List<Weighed> parts(Frame frame) {
        Labeling best = labelings.best().get(0);
        BitSet closed = closed(best);
        List<BitSet> parts = new ArrayList<>();
        BitSet left = (BitSet) best.cells().clone();
        while (!left.isEmpty()) {
            BitSet part = part(best, closed, left.nextSetBit(0));
            left.andNot(part);
            parts.add(part);
        }
        if (parts.size() < 2 || !areApart(parts)) {
            return List.of(this);
        }
        List<Weighed> boards = parts.stream()
                .map(part -> of(frame, complex.form().within(complex, part)))
                .toList();
        return boards.stream().map(board -> board.beside(boards)).toList();
    }

    /** The same; lines beyond its outline are those of boards beside it. */
    private Weighed beside(List<Weighed> boards) {
        BitSet foreign = new BitSet();
        for (int i = 0; i < complex.borders().size(); i++) {
            Border border = complex.borders().get(i);
            Point middle = complex.pose()
                    .at(
                            (border.from().x() + border.to().x()) / 2,
                            (border.from().y() + border.to().y()) / 2);
            if (complex.isStub(border)
                    && boards.stream().anyMatch(other -> other != this && Figure.contains(other.corners(), middle))) {
                foreign.set(i);
            }
        }
        return new Weighed(complex, evidence.unseen(foreign), labelings);
    }

    /** The outlines of two boards where they meet, on a lattice where nothing else looks like a wall. */
    private BitSet closed(Labeling labeling) {
        BitSet closed = new BitSet();
        List<List<Integer>> seams = complex.form().seams();
        double[] thicker =
                seams.stream().mapToDouble(seam -> thicker(labeling, seam)).toArray();
        double[] sorted = Arrays.stream(thicker).sorted().toArray();
        int last = sorted.length - 1;
        if (labeling.walls().isEmpty() && last > 0 && sorted[last] > sorted[last - 1] + OUTLINE) {
            IntStream.range(0, thicker.length)
                    .filter(i -> thicker[i] == sorted[last])
                    .forEach(i -> seams.get(i).forEach(closed::set));
        }
        return closed;
    }

    /** How much likelier a thick line than a thin one is along a line through the board, in nats for each border. */
    private double thicker(Labeling labeling, List<Integer> seam) {
        return seam.stream()
                .filter(border -> isInner(labeling, complex.borders().get(border)))
                .map(border -> evidence.borders().get(border).logs())
                .mapToDouble(logs -> logs[BorderLook.THICK.ordinal()]
                        - Math.max(logs[BorderLook.THIN.ordinal()], logs[BorderLook.CROSSED.ordinal()]))
                .average()
                .orElse(Double.NEGATIVE_INFINITY);
    }

    /** The cells that hang together with one. */
    private BitSet part(Labeling labeling, BitSet closed, int cell) {
        BitSet part = new BitSet();
        part.set(cell);
        int before = 0;
        while (part.cardinality() > before) {
            StopSignal.check();
            before = part.cardinality();
            for (int i = 0; i < complex.borders().size(); i++) {
                Border border = complex.borders().get(i);
                if (labeling.openings().get(i)) {
                    Border opposite = complex.borders().get(border.opposite());
                    join(part, inside(labeling, border), inside(labeling, opposite));
                } else if (isInner(labeling, border) && !closed.get(i)) {
                    join(part, border.first(), border.second());
                }
            }
        }
        return part;
    }

    /** Whether the upright frames of some places, in the plane, lie beside each other. */
    private boolean areApart(List<BitSet> parts) {
        return IntStream.range(0, parts.size())
                .allMatch(i -> parts.stream().skip(i + 1).noneMatch(other -> doOverlap(parts.get(i), other)));
    }

    private boolean doOverlap(BitSet one, BitSet other) {
        return doOverlap(one, other, Point::x) && doOverlap(one, other, Point::y);
    }

    private boolean doOverlap(BitSet one, BitSet other, ToDoubleFunction<Point> along) {
        DoubleSummaryStatistics first = extent(one, along);
        DoubleSummaryStatistics second = extent(other, along);
        return first.getMin() <= second.getMax() && second.getMin() <= first.getMax();
    }

    private DoubleSummaryStatistics extent(BitSet places, ToDoubleFunction<Point> along) {
        return places.stream()
                .mapToObj(place -> complex.cells().get(place).center())
                .mapToDouble(along)
                .summaryStatistics();
    }

    private static boolean isInner(Labeling labeling, Border border) {
        return labeling.cells().get(border.first()) && labeling.cells().get(border.second());
    }

    private static int inside(Labeling labeling, Border border) {
        return labeling.cells().get(border.first()) ? border.first() : border.second();
    }

    private static void join(BitSet part, int one, int other) {
        if (part.get(one) || part.get(other)) {
            part.set(one);
            part.set(other);
        }
    }
}
