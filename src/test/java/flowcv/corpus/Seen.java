package flowcv.corpus;

import flowcv.board.Board;
import flowcv.format.FlowFormat;
import flowcv.read.Reading;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a build says of a picture.
 *
 * @param boards in reading order; none where the picture is refused
 * @param reason of a refusal; empty where boards were read
 */
record Seen(List<Board> boards, String reason) {
    static Seen of(Reading reading) {
        if (reading instanceof Reading.Refused refused) {
            return refused(refused.stage().word() + ": " + refused.reason());
        }
        return new Seen(
                ((Reading.Read) reading).all().stream().map(Reading.Read::board).toList(), "");
    }

    static Seen refused(String reason) {
        return new Seen(List.of(), reason);
    }

    boolean isRefused() {
        return boards.isEmpty();
    }

    /** The boards as text, each after an empty line. */
    String text() {
        return boards.stream().map(board -> "\n" + FlowFormat.write(board)).collect(Collectors.joining());
    }
}
