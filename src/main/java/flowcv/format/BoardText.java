package flowcv.format;

import flowcv.format.matrix.MatrixFormat;
import flowcv.format.matrix.MatrixReading;
import flowcv.format.text.FormatException;
import flowcv.format.text.Lines;
import flowcv.format.text.Puzzle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads a text of boards whose form nobody names. */
public final class BoardText {
    /** A way to read the text: its form, what it is called, and what it makes of it. */
    private record Way(BoardForm form, String name, List<Puzzle> boards) {}

    private final String text;
    private final String source;
    private final List<Way> ways = new ArrayList<>();
    /** What the text is as a matrix, in each way. */
    private Collection<List<Puzzle>> matrices = List.of();
    /** Of several forms the last: the project's own form takes any long line for a large board. */
    private Optional<FormatException> tooLarge = Optional.empty();

    private BoardText(String text, String source) {
        this.text = text;
        this.source = source;
    }

    /**
     * All boards of a text in any form. Forms that read the same boards from it are as good as one.
     *
     * @param source the name of the file, for messages
     * @return at least one
     * @throws FormatException where no form fits the text, or several make different boards of it; the message lists
     *     the forms
     */
    public static List<Puzzle> read(String text, String source) throws FormatException {
        return new BoardText(text, source).read();
    }

    private List<Puzzle> read() throws FormatException {
        for (BoardForm form : BoardForm.values()) {
            try {
                if (form == BoardForm.MATRIX) {
                    Map<MatrixReading, List<Puzzle>> readings = MatrixFormat.readings(text, source);
                    matrices = readings.values();
                    readings.forEach((reading, boards) -> add(form, form + reading.zeroWords(), boards));
                } else {
                    add(form, form.toString(), form.read(text, source));
                }
            } catch (FormatException e) {
                // Not this form, then.
                tooLarge = e.isTooLarge() ? Optional.of(e) : tooLarge;
            }
        }
        if (ways.size() == 1) {
            return ways.get(0).boards;
        }
        if (ways.isEmpty() && tooLarge.isPresent()) {
            throw tooLarge.get();
        }
        if (!ways.isEmpty() && ways.stream().allMatch(way -> isAmong(matrices, way.boards))) {
            // Matrices have their own words for it; naming a form does not help.
            return MatrixFormat.read(text, source);
        }
        throw ways.isEmpty()
                ? unknown()
                : new FormatException(
                        source,
                        1,
                        1,
                        "may be "
                                + ways.stream().map(Way::name).distinct().collect(Collectors.joining(" or "))
                                + ", which are different boards; 'flowcv convert --from FORM' writes the one that is"
                                + " meant into a file that ends in .flow");
    }

    private void add(BoardForm form, String name, List<Puzzle> boards) {
        if (!isAmong(ways.stream().map(Way::boards).toList(), boards)) {
            ways.add(new Way(form, name, boards));
        }
    }

    private static boolean isAmong(Collection<List<Puzzle>> all, List<Puzzle> boards) {
        return all.stream().anyMatch(others -> Puzzle.haveSameBoards(boards, others));
    }

    /** What the form says that the text looks most like. */
    private FormatException unknown() {
        BoardForm likely = likely();
        try {
            likely.read(text, source);
        } catch (FormatException e) {
            return e.with("in none of the forms " + String.join(", ", NamedForm.words(BoardForm.values()))
                    + "; read as " + likely + ": ");
        }
        throw new IllegalStateException(likely + " takes the text after all");
    }

    private BoardForm likely() {
        for (Lines lines = new Lines(text, source); lines.hasNext(); ) {
            String line = lines.next().text().strip();
            if (line.contains("numlin") || line.contains("arukone") || line.contains("://")) {
                return BoardForm.PUZZLINK;
            }
            if (line.indexOf(';') > line.indexOf(',') && line.indexOf(',') > 0 && line.indexOf(' ') < 0) {
                return BoardForm.LEVEL;
            }
            if (line.startsWith("+-") || line.startsWith("+ ") || Headers.isHeader(line)) {
                return BoardForm.FLOW;
            }
            if (!line.isEmpty()) {
                return BoardForm.MATRIX;
            }
        }
        return BoardForm.FLOW;
    }
}
