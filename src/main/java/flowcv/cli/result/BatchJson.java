package flowcv.cli.result;

import flowcv.batch.FolderRun;
import flowcv.batch.PictureResult;
import flowcv.batch.Times;
import flowcv.board.Solution;
import flowcv.cli.console.ExitCode;
import flowcv.read.Reading;
import flowcv.solve.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says of a picture in a batch, in one line, what {@code solve --json} says of it. */
public final class BatchJson implements FolderRun.JsonText {
    @Override
    public String of(PictureResult picture, Optional<String> overlay) {
        return ResultJson.line(results(picture, overlay)).strip();
    }

    private static List<Result> results(PictureResult picture, Optional<String> overlay) {
        String input = picture.input().toString();
        Times times = picture.times();
        if (picture.reading().isPresent() && picture.reading().get() instanceof Reading.Refused refused) {
            return List.of(Result.refused(input, refused, times));
        }
        if (picture.read().isEmpty()) {
            Status status =
                    switch (picture.ending()) {
                        case UNREADABLE -> Status.UNREADABLE;
                        case GAVE_UP -> Status.GAVE_UP;
                        default -> Status.UNRECOGNIZED;
                    };
            return List.of(Result.failed(
                    input, status, new Fault(picture.stage(), picture.reason(), status.exitCode()), times));
        }
        List<Result> results = new ArrayList<>();
        for (Result recognized : Result.recognized(input, picture.read().get(), times)) {
            boolean isFirst = results.isEmpty();
            Outcome outcome =
                    isFirst ? picture.outcome().orElseThrow() : picture.others().get(results.size() - 1);
            List<Solution> found = outcome.solutions();
            Result result = recognized
                    .solved(
                            outcome,
                            found.size(),
                            found.isEmpty() ? Optional.empty() : Optional.of(found.get(0)),
                            isFirst ? times.solve() : 0)
                    .withOverlay(overlay);
            results.add(
                    picture.stage().equals("write")
                            ? result.withFault(new Fault(picture.stage(), picture.reason(), ExitCode.FILE))
                            : result);
        }
        return results;
    }
}
