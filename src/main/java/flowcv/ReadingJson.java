package flowcv;

import flowcv.board.Board;
import flowcv.format.Json;
import flowcv.format.SolutionJson;
import flowcv.read.Doubt;
import flowcv.read.Reading;
import java.util.Optional;
import java.util.stream.Stream;

/** What a reading is not sure about, as JSON, the same wherever it is written. */
public final class ReadingJson {
    private ReadingJson() {}

    /**
     * An object for each doubt: {@code cells} as in {@link SolutionJson}, {@code text}, and {@code alternatives}, each with
     * its {@code kind}, its {@code partner} where it has one, and its {@code share}.
     */
    public static Stream<Json> doubts(Reading reading) {
        Optional<Board> board = reading.likeliest().map(Reading.Read::board);
        return reading.doubts().stream().map(doubt -> new Json()
                .with(
                        "cells",
                        board.map(of -> SolutionJson.cells(of, doubt.places())).orElse(Stream.of()))
                .with("text", doubt.words())
                .with("alternatives", doubt.alternatives().stream().map(each -> alternative(board, each))));
    }

    private static Json alternative(Optional<Board> board, Doubt.Alternative alternative) {
        Json json = new Json().with("kind", alternative.kind().word());
        if (board.isPresent() && alternative.partner().isPresent()) {
            json.with(
                    "partner",
                    SolutionJson.cell(board.get(), alternative.partner().getAsInt()));
        }
        return json.with("share", Json.share(alternative.share()));
    }
}
