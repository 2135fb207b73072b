package flowcv.corpus;

import flowcv.Flowcv;
import flowcv.board.Board;
import flowcv.board.Isomorphism;
import flowcv.board.QuarterTurn;
import flowcv.board.SameBoard;
import flowcv.board.Topology;
import flowcv.format.FlowFormat;
import flowcv.image.Picture;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.util.Optional;

/**
 * What became of a picture. A misread board is another thing than one that is not read: the one is
 * never allowed, the other is what may get better.
 *
 * @param detail the board that was read by mistake, or the reason of the refusal; empty otherwise
 */
record Verdict(Kind kind, String detail) {
    private static final int QUARTERS = 4;

    enum Kind {
        /** The board of the picture was read. */
        EXACT,
        /** Another board was read, or one where there is none. */
        WRONG,
        /** No board was read. */
        REFUSED,
        /** A board was read, and nobody has written down the true one. */
        UNJUDGED
    }

    /** Reads a picture whose board is known. */
    static Verdict on(Picture picture, Board truth) {
        return of(Flowcv.recognize(picture, StageObserver.NONE), truth);
    }

    /**
     * Reads a photograph whose board is known. Cameras are held in any way: any quarter turn of the board is exact,
     * which of them is nearest to the picture is for other tests to say; so are any sixths of hexagons, and free shapes
     * however their cells are numbered.
     */
    static Verdict onPhotograph(Picture picture, Board truth) {
        Reading reading = Flowcv.recognize(picture, StageObserver.NONE);
        Verdict verdict = of(reading, truth);
        for (int turn = 1; turn < QUARTERS && verdict.kind() == Kind.WRONG; turn++) {
            Optional<Verdict> turned = QuarterTurn.of(truth, turn).map(board -> of(reading, board));
            verdict = turned.filter(v -> v.kind() == Kind.EXACT).orElse(verdict);
        }
        boolean isTurned = verdict.kind() == Kind.WRONG
                && reading instanceof Reading.Read read
                && read.others().isEmpty()
                && truth.topology() != Topology.SQUARE
                && read.board().topology() == truth.topology()
                && Isomorphism.test(truth, read.board());
        return isTurned ? new Verdict(Kind.EXACT, "") : verdict;
    }

    /** Reads a picture whose board is known; empty unless that is what was read. */
    static Optional<Reading.Read> exact(Picture picture, Board truth) {
        Reading reading = Flowcv.recognize(picture, StageObserver.NONE);
        return reading instanceof Reading.Read read && of(reading, truth).kind() == Kind.EXACT
                ? Optional.of(read)
                : Optional.empty();
    }

    /** Judges what was read of a picture whose board is known. */
    static Verdict of(Reading reading, Board truth) {
        if (reading instanceof Reading.Read read && read.others().isEmpty() && SameBoard.test(read.board(), truth)) {
            return new Verdict(Kind.EXACT, "");
        }
        return of(reading, Kind.WRONG);
    }

    /** Reads a picture in which there is no board, or none that can be known. */
    static Verdict withoutBoard(Picture picture) {
        return of(Flowcv.recognize(picture, StageObserver.NONE), Kind.WRONG);
    }

    /** Reads a picture whose board nobody has written down. */
    static Verdict unjudged(Picture picture) {
        return of(Flowcv.recognize(picture, StageObserver.NONE), Kind.UNJUDGED);
    }

    private static Verdict of(Reading reading, Kind ifRead) {
        return reading instanceof Reading.Refused refused
                ? new Verdict(Kind.REFUSED, refused.stage().word() + ": " + refused.reason())
                : new Verdict(ifRead, "\n" + FlowFormat.write(((Reading.Read) reading).board()));
    }
}
