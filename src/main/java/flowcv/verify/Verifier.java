package flowcv.verify;

import flowcv.Flowcv;
import flowcv.MemoryBudgetException;
import flowcv.PixelBudget;
import flowcv.Stopwatch;
import flowcv.TaskClock;
import flowcv.TimeLimit;
import flowcv.board.Board;
import flowcv.board.BoardDifferences;
import flowcv.board.Difference;
import flowcv.format.FlowFormat;
import flowcv.format.text.BoardEntry;
import flowcv.format.text.FormatException;
import flowcv.image.ImageSource;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnreadablePictureException;
import flowcv.read.Reading;
import flowcv.read.Stage;
import flowcv.read.StageObserver;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.commons.io.FilenameUtils;

/** Reads pictures and compares what was read with what is known. Thread-safe, but for its viewer. */
public final class Verifier {
    /** Sees a picture together with what was found of it, while its pixels are there. */
    public interface Viewer {
        /** Nobody looks. */
        Viewer NONE = (checked, picture, reading) -> {};

        /** Looks at a picture that could be decoded. */
        void see(Checked checked, Picture picture, Reading reading);
    }

    private final Viewer viewer;
    private final Duration time;
    private final PixelBudget budget;

    /**
     * @param time after which the reading of a picture is given up, and the picture refused
     * @param atOnce how many pictures are checked at one time at most
     */
    public Verifier(Viewer viewer, Duration time, int atOnce) {
        this.viewer = viewer;
        this.time = time;
        this.budget = new PixelBudget(time.multipliedBy(atOnce));
    }

    /** Begins anew when a picture has waited for the memory that others hold. */
    private final class Clock implements TaskClock {
        private Stopwatch watch = new Stopwatch();
        private TimeLimit limit = TimeLimit.of(time);

        @Override
        public void pause() {}

        @Override
        public void restart() {
            watch = new Stopwatch();
            limit = TimeLimit.of(time);
        }
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
        Clock clock = new Clock();
        try (PixelBudget.Share share = budget.share(clock);
                Picture picture = Images.decode(ImageSource.read(name, InputStream.nullInputStream()), name, share)) {
            Reading reading = clock.limit.reading(() -> Flowcv.recognize(picture, StageObserver.NONE));
            Checked checked = judge(of, truth, reading, clock.watch.lap());
            viewer.see(checked, picture, reading);
            return checked;
        } catch (UnreadablePictureException e) {
            return Checked.unreadable(of, e.problem(), clock.watch.lap());
        } catch (MemoryBudgetException e) {
            return Checked.unreadable(of, e.getMessage(), clock.watch.lap());
        }
    }

    /** The first board of a file, or the one that is named as the file. */
    private static Board board(Path file) throws IOException, FormatException {
        List<BoardEntry> entries = FlowFormat.read(Files.readString(file), file.toString());
        String stem = FilenameUtils.removeExtension(file.getFileName().toString());
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
                    // Nobody knows what would have come of a reading that took too long.
                    truth.isEmpty() && refused.stage() != Stage.TIME,
                    OptionalInt.empty(),
                    List.of(),
                    Optional.of(refused),
                    "",
                    nanos);
        }
        Reading.Read read = (Reading.Read) reading;
        if (truth.isEmpty()) {
            Difference noBoard = new Difference("a refusal expected, a board found", OptionalInt.empty());
            return judged(of, read, Verdict.WRONG, OptionalInt.empty(), List.of(noBoard), nanos);
        }
        if (!read.others().isEmpty()) {
            Difference more =
                    new Difference("one board expected, " + read.all().size() + " found", OptionalInt.empty());
            return judged(of, read, Verdict.WRONG, OptionalInt.empty(), List.of(more), nanos);
        }
        Match match = Comparison.of(truth.get(), read, of.isPhoto());
        if (match instanceof Match.Same same) {
            return judged(of, read, Verdict.EXACT, same.turn(), List.of(), nanos);
        }
        List<Difference> differences = match instanceof Match.Mirrored
                ? List.of(new Difference("the expected board turned over found", OptionalInt.empty()))
                : BoardDifferences.of(truth.get(), read.board());
        return judged(of, read, Verdict.WRONG, OptionalInt.empty(), differences, nanos);
    }

    private static Checked judged(
            Case of, Reading.Read read, Verdict verdict, OptionalInt turn, List<Difference> differences, long nanos) {
        return new Checked(of, verdict, verdict == Verdict.EXACT, turn, differences, Optional.of(read), "", nanos);
    }
}
