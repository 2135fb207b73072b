package flowcv.verify;

import flowcv.board.Board;
import flowcv.board.Difference;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What was found of a picture whose board is known.
 *
 * @param right whether that is what was expected: an exact board, or a refusal where one is expected
 * @param turn by how many degrees clockwise an exact board lies turned in the picture, from 0 to 359; empty where that
 *     cannot be told
 * @param differences of a wrong board
 * @param stage how far the reading of a refused picture came, in one word; empty otherwise
 * @param reason why a picture was refused or cannot be read, in one line; empty otherwise
 * @param found the board that was read
 * @param confidence of the reading, 0 to 1
 * @param nanos what decoding and recognition took
 */
public record Checked(
        Case of,
        Verdict verdict,
        boolean right,
        OptionalInt turn,
        List<Difference> differences,
        String stage,
        String reason,
        Optional<Board> found,
        OptionalDouble confidence,
        long nanos) {

    static Checked unreadable(Case of, String reason, long nanos) {
        return new Checked(
                of,
                Verdict.UNREADABLE,
                false,
                OptionalInt.empty(),
                List.of(),
                "decode",
                reason,
                Optional.empty(),
                OptionalDouble.empty(),
                nanos);
    }
}
