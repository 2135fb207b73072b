package flowcv.verify;

import flowcv.board.Difference;
import flowcv.read.Reading;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What was found of a picture whose board is known.
 *
 * @param right whether that is what was expected: an exact board, or a refusal where one is expected
 * @param turn by how many degrees clockwise an exact board lies turned in the picture, from 0 to 359; empty where that
 *     cannot be told
 * @param differences of a wrong board
 * @param reading what was read; empty where the picture or its board file cannot be read
 * @param fault why it cannot be read, in one line; empty otherwise
 * @param nanos what decoding and recognition took
 */
public record Checked(
        Case of,
        Verdict verdict,
        boolean right,
        OptionalInt turn,
        List<Difference> differences,
        Optional<Reading> reading,
        String fault,
        long nanos) {

    static Checked unreadable(Case of, String reason, long nanos) {
        return new Checked(
                of, Verdict.UNREADABLE, false, OptionalInt.empty(), List.of(), Optional.empty(), reason, nanos);
    }

    /** How far the reading of a refused picture came, in one word; empty where a board was read. */
    public String stage() {
        return reading.isEmpty()
                ? "decode"
                : refused().map(why -> why.stage().word()).orElse("");
    }

    /** Why a picture was refused or cannot be read, in one line; empty where a board was read. */
    public String reason() {
        return refused().map(Reading.Refused::reason).orElse(fault);
    }

    /** Why a picture was refused. */
    public Optional<Reading.Refused> refused() {
        return reading.filter(Reading.Refused.class::isInstance).map(Reading.Refused.class::cast);
    }

    /** The board that was read. */
    public Optional<Reading.Read> found() {
        return reading.filter(Reading.Read.class::isInstance).map(Reading.Read.class::cast);
    }

    /** The verdict in words, and what makes it special. */
    public String words() {
        String word = verdict.word();
        if (verdict == Verdict.REFUSED && right) {
            return word + " as expected";
        }
        int degrees = turn.orElse(0);
        return degrees == 0
                ? word
                : word + ", but turned by " + degrees + " degrees clockwise in the "
                        + (of.isPhoto() ? "photo" : "picture");
    }

    /** Why there is no board, with the stage that a refused picture came to. */
    public String whyNone() {
        return verdict == Verdict.REFUSED ? stage() + ": " + reason() : reason();
    }
}
