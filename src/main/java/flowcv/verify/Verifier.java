package flowcv.verify;

import flowcv.Flowcv;
import flowcv.Stopwatch;
import flowcv.board.Board;
import flowcv.board.BoardDifferences;
import flowcv.board.Difference;
import flowcv.board.Isomorphism;
import flowcv.board.QuarterTurn;
import flowcv.board.Topology;
import flowcv.format.BoardEntry;
import flowcv.format.FlowFormat;
import flowcv.format.FormatException;
import flowcv.image.ImageSource;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnreadablePictureException;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Reads pictures and compares what was read with what is known. */
public final class Verifier {
    /** Sees a picture together with what was found of it, while its pixels are there. */
    public interface Viewer {
        /** Nobody looks. */
        Viewer NONE = (checked, picture, reading) -> {};

        /** Looks at a picture that could be decoded. */
        void see(Checked checked, Picture picture, Reading reading);
    }

    private static final int TURNS = 4;

    private final Viewer viewer;

    /** A verifier that shows each picture to somebody. */
    public Verifier(Viewer viewer) {
        this.viewer = viewer;
    }

    /** Reads one picture. */
    public Checked check(Case of) {
        Stopwatch watch = new Stopwatch();
        Optional<Board> truth;
        try {
            truth = of.truth().isPresent() && !of.expectsRefusal()
                    ? Optional.of(board(of.truth().get()))
                    : Optional.empty();
        } catch (CharacterCodingException e) {
            return Checked.unreadable(of, of.truth().get() + ": not a text in UTF-8", watch.lap());
        } catch (IOException e) {
            return Checked.unreadable(of, of.truth().get() + ": cannot be read: " + e.getMessage(), watch.lap());
        } catch (FormatException e) {
            return Checked.unreadable(of, e.getMessage(), watch.lap());
        }
        String name = of.picture().toString();
        watch.lap();
        try (Picture picture = Images.decode(ImageSource.read(name, InputStream.nullInputStream()), name)) {
            Reading reading = Flowcv.recognize(picture, StageObserver.NONE);
            Checked checked = judge(of, truth, reading, watch.lap());
            viewer.see(checked, picture, reading);
            return checked;
        } catch (UnreadablePictureException e) {
            return Checked.unreadable(of, e.getMessage().substring(name.length() + 2), watch.lap());
        }
    }

    /** The first board of a file, or the one that is named as the file. */
    private static Board board(Path file) throws IOException, FormatException {
        List<BoardEntry> entries = FlowFormat.read(Files.readString(file), file.toString());
        String stem = Stems.of(file.getFileName().toString());
        return entries.stream()
                .filter(entry -> entry.id().equals(Optional.of(stem)))
                .findFirst()
                .orElse(entries.get(0))
                .board();
    }

    /** Judges what was read, where the true board is known. */
    static Checked judge(Case of, Optional<Board> truth, Reading reading, long nanos) {
        if (reading instanceof Reading.Refused refused) {
            return new Checked(
                    of,
                    Verdict.REFUSED,
                    truth.isEmpty(),
                    0,
                    List.of(),
                    refused.stage().word(),
                    refused.reason(),
                    Optional.empty(),
                    OptionalDouble.empty(),
                    nanos);
        }
        Reading.Read read = (Reading.Read) reading;
        if (truth.isEmpty()) {
            Difference noBoard = new Difference("a refusal expected, a board found", java.util.OptionalInt.empty());
            return judged(of, read, Verdict.WRONG, 0, List.of(noBoard), nanos);
        }
        if (!read.others().isEmpty()) {
            Difference more = new Difference(
                    "one board expected, " + read.all().size() + " found", java.util.OptionalInt.empty());
            return judged(of, read, Verdict.WRONG, 0, List.of(more), nanos);
        }
        List<Difference> differences = BoardDifferences.of(truth.get(), read.board());
        if (differences.isEmpty()) {
            return judged(of, read, Verdict.EXACT, 0, List.of(), nanos);
        }
        int turn = of.isPhoto() ? turn(truth.get(), read.board()) : 0;
        return turn == 0
                ? judged(of, read, Verdict.WRONG, 0, differences, nanos)
                : judged(of, read, Verdict.EXACT, turn, List.of(), nanos);
    }

    /** How a camera may have been held; 0 where no turn makes the boards the same. */
    private static int turn(Board truth, Board found) {
        for (int turn = 1; turn < TURNS; turn++) {
            Optional<Board> turned = QuarterTurn.of(truth, turn);
            if (turned.isPresent() && BoardDifferences.of(turned.get(), found).isEmpty()) {
                return turn;
            }
        }
        // Stacks of hexagons turned by a half are stacks again, but not always in the same rows and columns.
        boolean hexes = truth.topology() == Topology.HEX && found.topology() == Topology.HEX;
        return hexes && Isomorphism.test(truth, found) ? 2 : 0;
    }

    private static Checked judged(
            Case of, Reading.Read read, Verdict verdict, int turn, List<Difference> differences, long nanos) {
        return new Checked(
                of,
                verdict,
                verdict == Verdict.EXACT,
                turn,
                differences,
                "",
                "",
                Optional.of(read.board()),
                OptionalDouble.of(read.confidence()),
                nanos);
    }
}
