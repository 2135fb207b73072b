package flowcv.format;

import java.util.ArrayList;
import java.util.List;

/**
 * A part of one line of a text, which knows where it stands.
 *
 * @param source the name of the file, for messages
 * @param line from 1
 * @param column of its first character, from 1
 * @param text without line ends
 */
record Piece(String source, int line, int column, String text) {

    /** The lines of a text, blank ones included. */
    static List<Piece> lines(String text, String source) {
        // A byte order mark is what some editors put before the first line.
        String[] lines = (text.startsWith("\uFEFF") ? text.substring(1) : text).split("\r?\n", -1);
        List<Piece> pieces = new ArrayList<>(lines.length);
        for (int i = 0; i < lines.length; i++) {
            pieces.add(new Piece(source, i + 1, 1, lines[i]));
        }
        return pieces;
    }

    boolean isBlank() {
        return text.isBlank();
    }

    /** The pieces between separators; one empty piece where this one is empty. */
    List<Piece> split(char separator) {
        List<Piece> pieces = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == separator) {
                pieces.add(part(begin, i));
                begin = i + 1;
            }
        }
        return pieces;
    }

    /** The piece between two offsets. */
    Piece part(int begin, int end) {
        return new Piece(source, line, column + begin, text.substring(begin, end));
    }

    /**
     * The number that this piece is.
     *
     * @param what how the message calls it
     * @param least the least that is expected
     * @param most the greatest, below a thousand million
     */
    int number(String what, int least, int most) throws FormatException {
        boolean digits = !text.isEmpty() && text.length() <= 9 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        int number = digits ? Integer.parseInt(text) : -1;
        if (!digits || number < least || number > most) {
            throw fault("'" + text + "', expected " + what + " from " + least + " to " + most);
        }
        return number;
    }

    /** An exception that points at the beginning of this piece. */
    FormatException fault(String problem) {
        return new FormatException(source, line, column, problem);
    }
}
