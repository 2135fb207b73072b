package flowcv.web.call;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.format.FlowFormat;
import flowcv.format.LevelLineFormat;
import flowcv.format.PuzzLinkFormat;
import flowcv.format.text.BoardEntry;
import flowcv.format.text.FormatException;
import flowcv.format.text.Labels;
import flowcv.format.text.Puzzle;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.PixelGate;
import flowcv.image.UnreadablePictureException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** What a body holds: a picture, or a text of a board. The content decides, as it does for files. */
public final class Payload {
    /** What messages call it. */
    private static final String PICTURE = "picture";

    private static final String TEXT = "text";

    /** Twice the largest Numberlink known; a search on more takes gigabytes. */
    static final int MOST_CELLS = 10_000;

    /** The text of the largest board, several times; in bytes. */
    public static final int MOST_TEXT = 1 << 20;

    private Payload() {}

    /**
     * The text of a body; nothing where it is none.
     *
     * @throws RejectedCallException if it is a text that is too long to hold it
     */
    public static Optional<String> text(byte[] body) throws RejectedCallException {
        for (byte b : body) {
            if (b >= 0 && b < ' ' && b != '\n' && b != '\r' && b != '\t') {
                return Optional.empty();
            }
        }
        if (body.length > MOST_TEXT) {
            throw new RejectedCallException(413, "a text of " + body.length + " bytes, expected at most " + MOST_TEXT);
        }
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /** The board of a body that has to be a text. */
    public static Puzzle board(byte[] body) throws RejectedCallException {
        String text = text(body)
                .orElseThrow(() -> new RejectedCallException(
                        415, "the body is no text, expected a board; /api/recognize makes one of a picture"));
        return board(text);
    }

    /** The board of a text: the project's own form, an address of puzz.link or a level line. */
    public static Puzzle board(String text) throws RejectedCallException {
        if (text.isBlank()) {
            throw new RejectedCallException(400, "the body is empty, expected a board as text");
        }
        try {
            List<Puzzle> puzzles = puzzles(text);
            if (puzzles.size() > 1) {
                throw new RejectedCallException(422, "a text of " + puzzles.size() + " boards, expected one");
            }
            Board board = puzzles.get(0).board();
            if (board.size() > MOST_CELLS) {
                throw new RejectedCallException(
                        422, "a board of " + board.size() + " cells, expected at most " + MOST_CELLS);
            }
            return puzzles.get(0);
        } catch (FormatException e) {
            throw new RejectedCallException(422, e.getMessage());
        }
    }

    private static List<Puzzle> puzzles(String text) throws FormatException {
        if (text.contains("://")) {
            return PuzzLinkFormat.read(text, TEXT);
        }
        // Level lines have semicolons between their flows, which stand in no board of any other form.
        if (text.stripLeading().matches("(?s)[A-Za-z_]{0,3}\\d[^\\n]*;.*")) {
            return LevelLineFormat.read(text, TEXT);
        }
        return FlowFormat.read(text, TEXT).stream().map(Payload::puzzle).toList();
    }

    /** The page writes a character for each cell. */
    private static Puzzle puzzle(BoardEntry entry) {
        Board board = entry.board();
        boolean isGrid = board.topology() != Topology.GRAPH;
        return new Puzzle(
                entry.headers(),
                isGrid ? board.relabeled(Labels.single(board)) : board,
                Optional.empty(),
                Optional.empty());
    }

    /**
     * The picture of a body; close it.
     *
     * @param gate asked for room before pixels are decoded
     */
    public static Picture picture(byte[] body, PixelGate gate) throws RejectedCallException {
        if (body.length == 0) {
            throw new RejectedCallException(400, "the body is empty, expected a picture");
        }
        try {
            return Images.decode(body, PICTURE, gate);
        } catch (UnreadablePictureException e) {
            throw new RejectedCallException(422, oneLine(e.getMessage()));
        }
    }

    /** What callers sent stands in messages, and a message is one short line. */
    public static String oneLine(String text) {
        StringBuilder line = new StringBuilder();
        text.codePoints().limit(300).forEach(c -> line.appendCodePoint(Character.isISOControl(c) ? ' ' : c));
        return line.toString().strip();
    }
}
