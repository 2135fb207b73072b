package flowcv.format.text;

import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A part of one line of a text, which knows where it stands.
 *
 * @param source the name of the file, for messages
 * @param line from 1
 * @param column of its first character, from 1
 * @param text without line ends
 */
public record Piece(String source, int line, int column, String text) {

    public boolean isBlank() {
        return text.isBlank();
    }

    /** How often a character stands in this piece. */
    public int count(char character) {
        return (int) text.chars().filter(c -> c == character).count();
    }

    /**
     * The pieces between separators; one empty piece where this one is empty.
     *
     * @param what how the message calls the pieces
     * @param most of them; more are refused before any is made
     */
    public List<Piece> split(char separator, String what, int most) throws FormatException {
        int count = count(separator) + 1;
        if (count > most) {
            throw fault(count + " " + what + ", expected at most " + most);
        }
        List<Piece> pieces = new ArrayList<>(count);
        int begin = 0;
        for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, begin)) {
            pieces.add(part(begin, end));
            begin = end + 1;
        }
        pieces.add(part(begin, text.length()));
        return pieces;
    }

    /** The piece between two offsets. */
    public Piece part(int begin, int end) {
        return new Piece(source, line, column + begin, text.substring(begin, end));
    }

    /**
     * The number that this piece is.
     *
     * @param what how the message calls it
     * @param least the least that is expected
     * @param most the greatest, below a thousand million
     */
    public int number(String what, int least, int most) throws FormatException {
        boolean digits = !text.isEmpty() && text.length() <= 9 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        int number = digits ? Integer.parseInt(text) : -1;
        if (!digits || number < least || number > most) {
            throw fault("'" + text + "', expected " + what + " from " + least + " to " + most);
        }
        return number;
    }

    /** A board to put cells on, whose size this piece says; too large a one is refused before it is made. */
    public BoardBuilder board(Supplier<BoardBuilder> make) throws FormatException {
        try {
            return make.get();
        } catch (BoardException e) {
            throw FormatException.tooLarge(source, line, column, e.getMessage());
        }
    }

    /** An exception that points at the beginning of this piece. */
    public FormatException fault(String problem) {
        return new FormatException(source, line, column, problem);
    }
}
