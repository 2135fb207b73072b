package flowcv.corpus;

import flowcv.Flowcv;
import flowcv.board.Board;
import flowcv.board.SameBoard;
import flowcv.format.FlowFormat;
import flowcv.image.Picture;
import flowcv.read.Reading;
import flowcv.read.StageObserver;

/**
 * What became of a picture. A misread board is another thing than one that is not read: the one is
 * never allowed, the other is what may get better.
 *
 * @param detail the board that was read by mistake, or the reason of the refusal; empty otherwise
 */
record Verdict(Kind kind, String detail) {

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
