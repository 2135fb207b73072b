package flowcv.web;

import com.fasterxml.jackson.core.JsonGenerator;
import flowcv.board.Board;
import flowcv.format.DoubtJson;
import flowcv.read.Doubt;
import flowcv.read.Reading;
import java.io.IOException;
import java.util.Optional;

/** Readings as callers get them. */
final class Readings {
    private Readings() {}

    /** What a reading is not sure about. */
    static void doubts(JsonGenerator json, Reading reading) throws IOException {
        Optional<Board> board = reading.likeliest().map(Reading.Read::board);
        json.writeArrayFieldStart("doubts");
        for (Doubt doubt : reading.doubts()) {
            DoubtJson.write(
                    json,
                    board,
                    doubt.places(),
                    doubt.words(),
                    doubt.alternatives().stream()
                            .map(each -> new DoubtJson.Alternative(each.kind().word(), each.partner(), each.share()))
                            .toList());
        }
        json.writeEndArray();
    }
}
