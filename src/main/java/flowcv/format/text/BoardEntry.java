package flowcv.format.text;

import flowcv.board.Board;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A board as it stands in a file.
 *
 * @param headers all headers of the board, those that describe it ({@code size}, {@code topology},
 *     …) included, in the order of the file
 * @param board the board itself
 * @param line the line at which it begins, from 1
 */
public record BoardEntry(Map<String, String> headers, Board board, int line) {

    /** Keeps a copy of the headers. */
    public BoardEntry {
        headers = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(headers));
    }

    /** The name of the board, if it has one. */
    public Optional<String> id() {
        return Optional.ofNullable(headers.get("id")).filter(id -> !id.isBlank());
    }
}
