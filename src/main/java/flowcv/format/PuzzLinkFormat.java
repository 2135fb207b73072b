package flowcv.format;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import flowcv.board.Pair;
import flowcv.board.Rules;
import flowcv.format.text.FormatException;
import flowcv.format.text.Labels;
import flowcv.format.text.Lines;
import flowcv.format.text.Piece;
import flowcv.format.text.PlainBoards;
import flowcv.format.text.Puzzle;
import flowcv.format.text.TextBudget;
import flowcv.format.text.UnfitException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Addresses of puzzles on puzz.link (pzpr), a line each: {@code numlin}, where cells may stay empty, and
 * {@code arukone}, where they may not unless the flag {@code e} says so.
 */
public final class PuzzLinkFormat {
    private static final String NAME = "puzz.link";
    private static final String SITE = "https://puzz.link/p?";

    /** Letters A to Z and a to z are what arukone shows. */
    private static final int MOST_LETTERS = 52;

    private static final int MOST_SIDE = 9999;

    /** Genre, variant, flags, both sides and the cells are six; some addresses have empty parts. */
    private static final int MOST_PARTS = 16;

    /** A letter from g to z stands for 1 to 20 empty cells. */
    private static final int LONGEST_RUN = 20;

    /** One way to write numbers: a sign, hexadecimal digits, and the number that all zeros stand for. */
    private record Width(char sign, int digits, int least) {}

    private static final List<Width> WIDTHS = List.of(
            new Width('-', 2, 0),
            new Width('+', 3, 0),
            new Width('=', 3, 4096),
            new Width('@', 3, 8192),
            new Width('%', 3, 8192),
            new Width('*', 4, 12240),
            new Width('$', 5, 77776));

    private PuzzLinkFormat() {}

    /**
     * Reads the addresses of a text.
     *
     * @return at least one puzzle, with the rules of its genre
     * @throws FormatException with line and column, where a line is no such address
     */
    public static List<Puzzle> read(String text, String source) throws FormatException {
        List<Puzzle> puzzles = new ArrayList<>();
        TextBudget budget = new TextBudget(source);
        for (Lines lines = new Lines(text, source); lines.hasNext(); ) {
            Piece line = lines.next();
            if (!line.isBlank()) {
                Puzzle puzzle = puzzle(line);
                budget.take(line.line(), puzzle.board());
                puzzles.add(puzzle);
            }
        }
        if (puzzles.isEmpty()) {
            throw new FormatException(
                    source,
                    1,
                    1,
                    "the text is empty, expected an address such as " + SITE + "arukone/5/5/1g2g3h4g5l2g3h145g");
        }
        return puzzles;
    }

    /**
     * Writes the address of a board and a line end.
     *
     * @param rules {@code FILL} makes an arukone, {@code FREE} a numlin
     * @throws UnfitException if it is no rectangle of plain cells, or an arukone of more than 52 pairs
     */
    public static String write(Board board, Rules rules) throws UnfitException {
        PlainBoards.check(board, NAME);
        if (rules == Rules.FILL && board.pairs().size() > MOST_LETTERS) {
            throw new UnfitException(
                    board.pairs().size() + " pairs", "an arukone of " + NAME + " has letters for " + MOST_LETTERS);
        }
        int[] numbers = new int[board.size()];
        for (int i = 0; i < board.pairs().size(); i++) {
            Pair pair = board.pairs().get(i);
            numbers[pair.first()] = i + 1;
            numbers[pair.second()] = i + 1;
        }
        StringBuilder text = new StringBuilder(SITE)
                .append(rules == Rules.FILL ? "arukone/" : "numlin/")
                .append(board.columns())
                .append('/')
                .append(board.rows())
                .append('/');
        int run = 0;
        for (int place = 0; place <= numbers.length; place++) {
            boolean clue = place < numbers.length && numbers[place] > 0;
            if (run > 0 && (clue || place == numbers.length || run == LONGEST_RUN)) {
                text.append(Character.forDigit(run + 15, 36));
                run = 0;
            }
            if (clue) {
                text.append(clue(numbers[place]));
            } else {
                run++;
            }
        }
        return text.append('\n').toString();
    }

    private static String clue(int number) {
        if (number < 16) {
            return Integer.toHexString(number);
        }
        for (Width width : WIDTHS) {
            String digits = Integer.toHexString(Math.max(0, number - width.least));
            if (digits.length() <= width.digits) {
                return width.sign + "0".repeat(width.digits - digits.length()) + digits;
            }
        }
        throw new IllegalArgumentException("no clue is as large as " + number);
    }

    private static Puzzle puzzle(Piece line) throws FormatException {
        String address = line.text();
        int query = address.indexOf('?');
        List<Piece> parts =
                line.part(query + 1, address.stripTrailing().length()).split('/', "parts between slashes", MOST_PARTS);
        int at = 0;
        String genre = parts.get(at).text().strip();
        if (!genre.equals("numlin") && !genre.equals("arukone")) {
            throw parts.get(at).fault("'" + genre + "', expected numlin/ or arukone/");
        }
        at++;
        boolean mayStayEmpty = genre.equals("numlin");
        while (at < parts.size() && !parts.get(at).text().matches("\\d+")) {
            Piece flags = parts.get(at++);
            if (genre.equals("arukone") && flags.text().equals("e")) {
                mayStayEmpty = true;
            } else if (!flags.isBlank()) {
                // A variant changes the rules, nobody knows how.
                throw flags.fault("'" + flags.text() + "', expected the number of columns");
            }
        }
        if (parts.size() < at + 3) {
            throw line.fault("the address ends early, expected " + genre + "/COLUMNS/ROWS/CELLS");
        }
        int columns = parts.get(at).number("a number of columns", 1, MOST_SIDE);
        int rows = parts.get(at + 1).number("a number of rows", 1, MOST_SIDE);
        Board board = board(parts.get(at + 2), rows, columns);
        return new Puzzle(Map.of(), board, Optional.of(mayStayEmpty ? Rules.FREE : Rules.FILL), Optional.empty());
    }

    private static Board board(Piece body, int rows, int columns) throws FormatException {
        if (body.text().length() < (double) rows * columns / LONGEST_RUN) {
            throw body.fault("too short for " + columns + "x" + rows + " cells");
        }
        BoardBuilder builder = body.board(() -> BoardBuilder.square(rows, columns));
        TreeMap<Integer, List<Integer>> places = new TreeMap<>();
        int place = 0;
        for (int at = 0; at < body.text().length(); ) {
            char sign = body.text().charAt(at);
            Piece here = body.part(at, at + 1);
            int run = sign >= 'g' && sign <= 'z' ? sign - 'g' + 1 : 1;
            if (place + run > rows * columns) {
                throw here.fault("more cells than " + columns + "x" + rows);
            }
            Optional<Width> width = WIDTHS.stream().filter(w -> w.sign == sign).findFirst();
            if (width.isPresent() || Character.digit(sign, 16) >= 0 && sign < 'g') {
                int digits = width.isPresent() ? width.get().digits : 1;
                int begin = width.isPresent() ? at + 1 : at;
                int number = hex(body, begin, digits) + (width.isPresent() ? width.get().least : 0);
                if (number == 0) {
                    throw here.fault("clue 0, expected clues from 1");
                }
                places.computeIfAbsent(number, n -> new ArrayList<>()).add(place);
                at = begin + digits;
            } else if (run > 1 || sign == 'g') {
                at++;
            } else {
                throw here.fault("'" + sign
                        + (sign == '.'
                                ? "', a dot without a number, but every dot needs its partner"
                                : "', expected a clue or a run of empty cells from g to z"));
            }
            place += run;
        }
        if (place != rows * columns) {
            throw body.fault(place + " cells, expected " + columns + "x" + rows);
        }
        int pairs = 0;
        for (Map.Entry<Integer, List<Integer>> clue : places.entrySet()) {
            if (clue.getValue().size() != 2) {
                throw body.fault(
                        "clue " + clue.getKey() + " stands " + clue.getValue().size() + " times, expected twice");
            }
            String label = Labels.letter(pairs++);
            clue.getValue().forEach(p -> builder.dot(label, p / columns, p % columns));
        }
        try {
            return builder.build();
        } catch (BoardException e) {
            throw body.fault(e.getMessage());
        }
    }

    private static int hex(Piece body, int begin, int digits) throws FormatException {
        int end = Math.min(body.text().length(), begin + digits);
        Piece number = body.part(begin, end);
        if (!number.text().matches("[0-9a-f]{" + digits + "}")) {
            throw number.fault("'" + number.text() + "', expected " + digits + " hexadecimal digits");
        }
        return Integer.parseInt(number.text(), 16);
    }
}
