package flowcv.format.matrix;

import flowcv.format.text.FormatException;
import flowcv.format.text.Lines;
import flowcv.format.text.Piece;
import flowcv.format.text.TextBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rows of a text that is a matrix, as they were written: what parts their cells is known, what the cells mean is
 * not. Brackets and quotes of program code are left out, {@code //} and what follows it as well.
 */
final class MatrixText {
    /** White space of any kind parts the cells. */
    private static final char BLANKS = ' ';

    private static final String SEPARATORS = ",;|";

    static final String BLANKS_MAY_BE_CELLS = "blanks here may be empty cells; write '.' in empty cells";

    /** Signs that stand for an empty cell, or may. */
    private static final String SIGNS = MatrixCell.EMPTY_SIGNS + "0";

    /** A closing bracket ends a row. */
    private static final char ROW_END = '\n';

    private final String source;
    private final List<MatrixRow> rows = new ArrayList<>();
    private char separator = BLANKS;
    private boolean framed;
    private int cells;

    private MatrixText(String text, String source) throws FormatException {
        this.source = source;
        // Twice over the text, since the lines of one may be millions.
        findSeparator(new Lines(text, source));
        boolean afterBlank = false;
        for (Lines lines = new Lines(text, source); lines.hasNext(); ) {
            Piece line = lines.next();
            if (line.isBlank() && !(separator == '\t' && line.count('\t') > 0)) {
                afterBlank = true;
                continue;
            }
            for (Piece part : parts(line)) {
                if (isRow(part)) {
                    rows.add(row(part, afterBlank && !rows.isEmpty(), isHash(line)));
                    afterBlank = false;
                }
            }
        }
    }

    /** The rows of a text, comments left out; at least one. */
    static List<MatrixRow> rows(String text, String source) throws FormatException {
        MatrixText matrix = new MatrixText(text, source);
        List<MatrixRow> rows = MatrixComments.without(matrix.rows);
        if (matrix.separator == BLANKS) {
            refuseBlankCells(rows);
        }
        if (rows.isEmpty()) {
            throw new FormatException(source, 1, 1, "the text is empty, expected rows of cells such as '1 0 0 2'");
        }
        return rows;
    }

    /** Refuses single characters with wide gaps between them, where no other sign stands for an empty cell: blanks may. */
    private static void refuseBlankCells(List<MatrixRow> rows) throws FormatException {
        Optional<MatrixRow> gap = Optional.empty();
        for (MatrixRow row : rows) {
            for (String cell : row.isWord() ? List.<String>of() : row.cells()) {
                if (cell.codePointCount(0, cell.length()) > 1) {
                    return;
                }
            }
            if (row.cells().stream().anyMatch(cell -> SIGNS.chars().anyMatch(sign -> cell.indexOf(sign) >= 0))) {
                return;
            }
            boolean isWide = row.columns()[0] != rows.get(0).columns()[0];
            for (int i = 1; i < row.columns().length; i++) {
                isWide |= row.columns()[i] - row.columns()[i - 1] > 2;
            }
            gap = gap.isEmpty() && isWide ? Optional.of(row) : gap;
        }
        if (gap.isPresent()) {
            throw gap.get().fault(0, BLANKS_MAY_BE_CELLS);
        }
    }

    /** A row of nothing but tabs has blank cells. */
    private boolean isRow(Piece part) {
        return !part.isBlank() || separator == '\t' && part.count('\t') > 0;
    }

    private void findSeparator(Lines lines) throws FormatException {
        boolean tabs = false;
        char atEnds = BLANKS;
        framed = true;
        while (lines.hasNext()) {
            Piece line = lines.next();
            if (isHash(line)) {
                continue;
            }
            for (Piece part : parts(line)) {
                tabs |= part.count('\t') > 0;
                String row = part.text().strip();
                framed &= row.isEmpty() || row.length() > 1 && row.startsWith("|") && row.endsWith("|");
                for (int i = 0; i < row.length(); i++) {
                    char c = row.charAt(i);
                    if (SEPARATORS.indexOf(c) < 0) {
                        continue;
                    }
                    if (i + 1 == row.length() && c != '|') {
                        atEnds = c;
                    } else if (separator != BLANKS && separator != c) {
                        int at = part.text().indexOf(row) + i;
                        throw part.part(at, at + 1)
                                .fault("'" + c + "' beside '" + separator + "', expected one of them between cells");
                    } else {
                        separator = c;
                    }
                }
            }
        }
        if (separator == BLANKS) {
            separator = atEnds != BLANKS ? atEnds : tabs ? '\t' : BLANKS;
        }
    }

    /** Whether a line may be a comment, or a row that begins with a hole. */
    private static boolean isHash(Piece line) {
        return line.text().stripLeading().startsWith("#");
    }

    /** The parts of a line that may be rows: more than one where it has brackets. */
    private static List<Piece> parts(Piece line) {
        String whole = line.text();
        int comment = whole.indexOf("//");
        if (isHash(line)) {
            return List.of(line.part(0, comment < 0 ? whole.length() : comment));
        }
        StringBuilder text = new StringBuilder(comment < 0 ? whole : whole.substring(0, comment));
        boolean afterRow = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean ends = c == ']' || c == '}';
            if (ends || c == '[' || c == '{' || c == '"' || c == '\'' || afterRow && (c == ',' || c == ';')) {
                text.setCharAt(i, ends ? ROW_END : ' ');
            }
            afterRow = ends || afterRow && Character.isWhitespace(c);
        }
        List<Piece> parts = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == ROW_END) {
                parts.add(new Piece(line.source(), line.line(), 1 + begin, text.substring(begin, i)));
                begin = i + 1;
            }
        }
        return parts;
    }

    private MatrixRow row(Piece part, boolean afterBlank, boolean hash) throws FormatException {
        String text = separator == '\t' ? part.text() : part.text().replace('\t', ' ');
        int begin = skip(text, 0);
        int end = skipBack(text, text.length(), begin);
        if (end > begin && ",;".indexOf(text.charAt(end - 1)) >= 0 && text.charAt(end - 1) != separator) {
            end = skipBack(text, end - 1, begin);
        }
        if (framed && separator == '|') {
            begin++;
            end--;
        }
        Cells row = new Cells(part, text);
        boolean ended = false;
        if (separator == BLANKS) {
            for (int at = begin; at < end; at = skip(text, at)) {
                int from = at;
                while (at < end && !Character.isWhitespace(text.charAt(at))) {
                    at++;
                }
                row.add(from, at);
            }
        } else {
            int from = begin;
            for (int at = begin; at <= end; at++) {
                if (at == end || text.charAt(at) == separator) {
                    ended = at == end && from == end && at > begin;
                    if (!ended) {
                        row.add(from, at);
                    }
                    from = at + 1;
                }
            }
        }
        return new MatrixRow(
                source,
                part.line(),
                row.texts,
                row.columns.stream().mapToInt(i -> i).toArray(),
                ended,
                afterBlank,
                hash);
    }

    /** Over white space; but tabs, where they part cells, are none. */
    private int skip(String text, int from) {
        int at = from;
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private int skipBack(String text, int from, int least) {
        int at = from;
        while (at > least && isSpace(text.charAt(at - 1))) {
            at--;
        }
        return at;
    }

    private boolean isSpace(char c) {
        return Character.isWhitespace(c) && c != separator || c == ' ';
    }

    /** Collects the cells of a row. */
    private final class Cells {
        private final Piece part;
        private final String text;
        private final List<String> texts = new ArrayList<>();
        private final List<Integer> columns = new ArrayList<>();

        Cells(Piece part, String text) {
            this.part = part;
            this.text = text;
        }

        void add(int from, int to) throws FormatException {
            if (++cells > TextBudget.MOST_CELLS) {
                throw FormatException.tooLarge(
                        source,
                        part.line(),
                        1,
                        "more than " + TextBudget.MOST_CELLS + " cells, expected at most that in one text; split it");
            }
            int begin = Math.min(skip(text, from), to);
            int end = skipBack(text, to, begin);
            // Most cells are one of few characters.
            texts.add(end - begin == 1 ? String.valueOf(text.charAt(begin)).intern() : text.substring(begin, end));
            columns.add(part.column() + begin);
        }
    }
}
