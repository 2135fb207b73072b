package flowcv.cli.job;

import flowcv.Flowcv;
import flowcv.HintWords;
import flowcv.TimeLimit;
import flowcv.batch.Times;
import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Rules;
import flowcv.board.Trail;
import flowcv.cli.console.ExitCode;
import flowcv.cli.input.Advice;
import flowcv.cli.input.Input;
import flowcv.cli.input.Inputs;
import flowcv.cli.output.OverlayFiles;
import flowcv.cli.result.Fault;
import flowcv.cli.result.HintSink;
import flowcv.cli.result.Result;
import flowcv.cli.result.Status;
import flowcv.draw.HintOverlay;
import flowcv.draw.svg.Drawing;
import flowcv.format.text.Puzzle;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnreadablePictureException;
import flowcv.image.UnwritableException;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.hint.HintFinder;
import flowcv.solve.hint.Hints;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds the next steps of the boards of an input, and draws them: over its picture, or by themselves.
 *
 * @param steps how many are told at most
 * @param minConfidence a board of a picture that is less sure is refused
 * @param pictureTime what reading a picture, searching and advice may take together
 * @param limits of each search
 * @param overlays where the picture goes; nowhere if empty
 */
public record HintJob(
        Optional<Rules> rules,
        int steps,
        double minConfidence,
        Duration pictureTime,
        Limits limits,
        Optional<OverlayFiles> overlays,
        HintSink sink) {
    /** The exit code of an input. */
    public int run(String input, Input read) throws IOException {
        if (read instanceof Input.PictureBytes picture) {
            return picture(input, picture.bytes());
        }
        return texts(input, ((Input.Boards) read).entries());
    }

    private int texts(String input, List<Puzzle> entries) throws IOException {
        boolean draws = overlays.isPresent() && overlays.get().wantsTexts();
        Optional<Fault> refused = draws ? overlays.get().refuse(entries.size()) : Optional.empty();
        if (refused.isPresent()) {
            sink.fault(Result.failed(input, Status.RECOGNIZED, refused.get(), Times.NONE));
            return refused.get().exitCode();
        }
        int exitCode = ExitCode.OK;
        for (int i = 0; i < entries.size(); i++) {
            Puzzle entry = entries.get(i);
            Hints hints =
                    HintFinder.find(entry.board(), rules.or(entry::rules).orElse(Rules.FILL), List.of(), steps, limits);
            HintWords words = new HintWords(entry.board(), false);
            Optional<String> file = Optional.empty();
            Optional<String> unwritten = Optional.empty();
            if (draws && isAny(hints)) {
                try {
                    Optional<Integer> number = entries.size() == 1 ? Optional.empty() : Optional.of(i);
                    file = overlays.get().write(drawing(entry.board(), List.of(), hints), 0, number);
                } catch (UnwritableException e) {
                    unwritten = Optional.of(e.getMessage());
                }
            }
            exitCode = Math.max(exitCode, tell(input, entry.id(), entry.board(), hints, words, file));
            if (unwritten.isPresent()) {
                sink.unwritten(input, unwritten.get());
                exitCode = Math.max(exitCode, ExitCode.FILE);
            }
        }
        return exitCode;
    }

    private int picture(String input, byte[] bytes) throws IOException {
        TimeLimit limit = TimeLimit.of(pictureTime);
        try (Picture picture = Images.decode(bytes, Inputs.displayName(input))) {
            Reading reading = limit.reading(() -> Flowcv.recognize(picture, rules, minConfidence, StageObserver.NONE));
            if (reading instanceof Reading.Refused refused) {
                sink.fault(Result.refused(input, Advice.with(refused), Times.NONE));
                return ExitCode.NOT_SOLVED;
            }
            return boards(input, picture, ((Reading.Read) reading).all(), limit);
        } catch (UnreadablePictureException e) {
            sink.fault(Result.unreadable(input, e, 0));
            return ExitCode.FILE;
        }
    }

    /** Tells the steps of all boards of a picture; one drawing shows them all and is named with the first. */
    private int boards(String input, Picture picture, List<Reading.Read> boards, TimeLimit limit) throws IOException {
        List<Hints> all = boards.stream()
                .map(read -> HintFinder.find(
                        read.board(), rules.orElse(read.rules()), read.drawn(), steps, limit.within(limits)))
                .toList();
        Optional<String> file = Optional.empty();
        Optional<String> unwritten = Optional.empty();
        try {
            file = draw(picture, boards, all);
        } catch (UnwritableException e) {
            unwritten = Optional.of(e.getMessage());
        }
        int exitCode = ExitCode.OK;
        for (int i = 0; i < boards.size(); i++) {
            Board board = boards.get(i).board();
            Optional<String> id = boards.size() == 1 ? Optional.empty() : Optional.of(Integer.toString(i + 1));
            Optional<String> named = i == 0 ? file : Optional.empty();
            exitCode = Math.max(exitCode, tell(input, id, board, all.get(i), new HintWords(board, true), named));
        }
        if (unwritten.isPresent()) {
            sink.unwritten(input, unwritten.get());
            return ExitCode.FILE;
        }
        return exitCode;
    }

    private Optional<String> draw(Picture picture, List<Reading.Read> boards, List<Hints> all)
            throws UnwritableException {
        if (overlays.isEmpty() || !overlays.get().wants(0) || all.stream().noneMatch(HintJob::isAny)) {
            return Optional.empty();
        }
        if (overlays.get().isSvg(0)) {
            List<Drawing> drawings = IntStream.range(0, boards.size())
                    .mapToObj(i -> drawing(boards.get(i).board(), boards.get(i).drawn(), all.get(i)))
                    .toList();
            return overlays.get().write(drawings, 0);
        }
        Picture drawn = picture;
        try {
            for (int i = 0; i < boards.size(); i++) {
                Picture under = drawn;
                drawn = draw(under, boards.get(i), all.get(i));
                if (under != picture) {
                    under.close();
                }
            }
            return overlays.get().write(drawn, 0);
        } finally {
            if (drawn != picture) {
                drawn.close();
            }
        }
    }

    private static Picture draw(Picture picture, Reading.Read read, Hints hints) {
        Drawing drawing = drawing(read.board(), read.drawn(), hints);
        return HintOverlay.draw(picture, read.board(), read.placement(), drawing.steps(), drawing.wrong());
    }

    private static Drawing drawing(Board board, List<Link> drawn, Hints hints) {
        List<Trail> parts = hints.steps().stream()
                .map(hint -> new Trail(hint.label(), hint.places()))
                .toList();
        return Drawing.hint(
                board, drawn, parts, hints.wrong().stream().map(Hints.Wrong::to).toList());
    }

    private static boolean isAny(Hints hints) {
        return !hints.steps().isEmpty() || !hints.wrong().isEmpty();
    }

    private int tell(
            String input, Optional<String> id, Board board, Hints hints, HintWords words, Optional<String> overlay)
            throws IOException {
        if (hints.outcome() instanceof Outcome.NoSolution none) {
            sink.fault(Result.noSolution(input, id, none));
            return ExitCode.NOT_SOLVED;
        }
        sink.hints(input, id, board, hints, words, overlay);
        return hints.steps().isEmpty() && hints.wrong().isEmpty() && !hints.complete()
                ? ExitCode.NOT_SOLVED
                : ExitCode.OK;
    }
}
