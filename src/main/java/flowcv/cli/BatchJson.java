package flowcv.cli;

import flowcv.batch.FolderRun;
import flowcv.batch.PictureResult;
import flowcv.batch.Times;
import flowcv.board.Solution;
import flowcv.solve.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Says of a picture in a batch what {@code solve --json} says of it. */
final class BatchJson implements FolderRun.JsonText {
    private final ResultJson json = new ResultJson();

    @Override
    public String of(PictureResult picture, Optional<String> overlay) {
        try {
            return json.line(result(picture, overlay)).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Result result(PictureResult picture, Optional<String> overlay) {
        String input = picture.input().toString();
        Times times = picture.times();
        Millis millis = new Millis(times.decode(), times.recognize(), times.solve(), times.draw());
        if (picture.read().isEmpty()) {
            Status status =
                    switch (picture.ending()) {
                        case UNREADABLE -> Status.UNREADABLE;
                        case GAVE_UP -> Status.GAVE_UP;
                        default -> Status.UNRECOGNIZED;
                    };
            return Result.failed(
                    input, status, new Fault(picture.stage(), picture.reason(), status.exitCode()), millis);
        }
        Outcome outcome = picture.outcome().orElseThrow();
        List<Solution> found = outcome.solutions();
        Result result = Result.recognized(input, picture.read().get(), millis)
                .get(0)
                .solved(
                        outcome,
                        found.size(),
                        found.isEmpty() ? Optional.empty() : Optional.of(found.get(0)),
                        times.solve())
                .withOverlay(overlay);
        return picture.stage().equals("write")
                ? result.withFault(new Fault(picture.stage(), picture.reason(), ExitCode.FILE))
                : result;
    }
}
