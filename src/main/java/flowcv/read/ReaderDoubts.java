package flowcv.read;

import flowcv.read.decide.Decision;
import flowcv.read.inference.Change;
import flowcv.read.inference.Content;
import flowcv.read.inference.Labeling;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** What the reader was not sure about: what the looks of each cell and border may say as well. */
final class ReaderDoubts {
    /** What is less likely than this is in no doubt, 0 to 1. */
    private static final double LEAST_SHARE = 0.01;

    private final CellComplex complex;
    private final Labeling best;
    private final List<Integer> places;

    private ReaderDoubts(CellComplex complex, Labeling best) {
        this.complex = complex;
        this.best = best;
        this.places = complex.form().places();
    }

    /**
     * Doubts, what is likeliest to be otherwise first.
     *
     * @param best the likeliest labeling
     * @param changes what it might say otherwise
     * @param partners of dots that may belong to others
     */
    static List<Doubt> of(CellComplex complex, Labeling best, List<Change> changes, List<Decision.Partners> partners) {
        ReaderDoubts all = new ReaderDoubts(complex, best);
        Map<Item, List<Change>> changesOf = new LinkedHashMap<>();
        for (Change change : changes) {
            changesOf
                    .computeIfAbsent(Item.of(change), item -> new ArrayList<>())
                    .add(change);
        }
        return Stream.concat(
                        partners.stream().map(all::doubt),
                        changesOf.entrySet().stream().map(entry -> all.doubt(entry.getKey(), entry.getValue())))
                .filter(doubt -> doubt.alternatives().size() > 1)
                .sorted(Comparator.comparingDouble(
                        doubt -> doubt.alternatives().get(0).share()))
                .toList();
    }

    /** A place, or a border. */
    private record Item(boolean isPlace, int index) {
        static Item of(Change change) {
            return new Item(change.what() == Change.What.CONTENT || change.what() == Change.What.CELL, change.index());
        }
    }

    private Doubt doubt(Decision.Partners partners) {
        List<Doubt.Alternative> alternatives = partners.shares().entrySet().stream()
                .map(entry -> new Doubt.Alternative(
                        Doubt.Kind.PARTNER, OptionalInt.of(places.indexOf(entry.getKey())), entry.getValue()))
                .toList();
        List<String> wheres =
                partners.shares().keySet().stream().map(complex.form()::where).toList();
        return new Doubt(
                numbers(partners.dot()),
                ReaderWords.partners(complex.form().where(partners.dot()), wheres),
                alternatives);
    }

    private Doubt doubt(Item item, List<Change> changes) {
        Map<Doubt.Kind, Double> weights = new LinkedHashMap<>();
        weights.put(kind(changes.get(0), false), 1.0);
        changes.forEach(change -> weights.putIfAbsent(kind(change, true), Math.exp(-Math.max(0, change.margin()))));
        double all = weights.values().stream().mapToDouble(weight -> weight).sum();
        List<Doubt.Alternative> alternatives = weights.entrySet().stream()
                .map(entry -> new Doubt.Alternative(entry.getKey(), entry.getValue() / all))
                .filter(alternative -> alternative.share() >= LEAST_SHARE)
                .toList();
        List<Integer> cells = cells(item);
        String where = item.isPlace() ? complex.form().where(item.index()) : where(item.index());
        return new Doubt(cells, ReaderWords.doubt(where, alternatives), alternatives);
    }

    /** What it is, or what it may be instead. */
    private Doubt.Kind kind(Change change, boolean isChanged) {
        return switch (change.what()) {
            case CELL ->
                best.cells().get(change.index()) == isChanged
                        ? Doubt.Kind.HOLE
                        : kind(best.content().get(change.index()));
            case CONTENT -> kind(isChanged ? change.content() : best.content().get(change.index()));
            case WALL -> best.walls().get(change.index()) == isChanged ? Doubt.Kind.NO_WALL : Doubt.Kind.WALL;
            case OPENING -> best.openings().get(change.index()) == isChanged ? Doubt.Kind.NO_WARP : Doubt.Kind.WARP;
        };
    }

    private static Doubt.Kind kind(Content content) {
        return switch (content) {
            case PLAIN -> Doubt.Kind.EMPTY;
            case DOT -> Doubt.Kind.DOT;
            case BRIDGE -> Doubt.Kind.BRIDGE;
        };
    }

    /** The cell, or the two that a flow over the border would join, by the board's numbers. */
    private List<Integer> cells(Item item) {
        if (item.isPlace()) {
            return numbers(item.index());
        }
        Border border = complex.borders().get(item.index());
        if (border.opposite() == Border.NONE) {
            return numbers(border.first(), border.second());
        }
        return numbers(inside(border), inside(complex.borders().get(border.opposite())));
    }

    private List<Integer> numbers(int... cells) {
        List<Integer> numbers = new ArrayList<>();
        for (int cell : cells) {
            int number = places.indexOf(cell);
            if (number >= 0) {
                numbers.add(number);
            }
        }
        return numbers;
    }

    private int inside(Border border) {
        return complex.cells().get(border.first()).isBeyond() ? border.second() : border.first();
    }

    private String where(int index) {
        Border border = complex.borders().get(index);
        return border.opposite() == Border.NONE
                ? "between " + complex.form().where(border.first()) + " and "
                        + complex.form().where(border.second())
                : "outline at " + complex.form().where(inside(border));
    }
}
