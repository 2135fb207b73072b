package flowcv.web;

import flowcv.ReadingJson;
import flowcv.Stopwatch;
import flowcv.board.Rules;
import flowcv.format.Json;
import flowcv.image.Picture;
import flowcv.read.Placement;
import flowcv.read.Reading;
import flowcv.web.call.BoardJson;
import flowcv.web.call.Call;
import flowcv.web.call.Endpoint;
import flowcv.web.call.LayoutJson;
import flowcv.web.call.Payload;
import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Reply;
import java.util.Optional;

/** From a picture to a board and where it lies. What is not sure is told as such, so that a person can look at it. */
record RecognizeEndpoint(Pictures pictures) implements Endpoint.Plain {
    @Override
    public Reply answer(Call call) throws RejectedCallException {
        Optional<Rules> rules = call.parameters().rules();
        call.parameters().done();
        Stopwatch watch = new Stopwatch();
        try (Pictures.Held held = pictures.open(call.body())) {
            Picture picture = held.picture();
            long decoded = watch.lap();
            Reading reading = held.read(rules);
            Optional<Reading.Read> read = reading.likeliest();
            long recognized = watch.lap();
            Json json = status(reading, read.isPresent())
                    .with("doubts", ReadingJson.doubts(reading))
                    .with("picture", new Json().with("width", picture.width()).with("height", picture.height()));
            read.ifPresent(found -> read(json, found));
            return Reply.json(json.with(
                    "millis",
                    new Json().with("decode", Json.millis(decoded)).with("recognize", Json.millis(recognized))));
        }
    }

    private static Json status(Reading reading, boolean read) {
        return reading instanceof Reading.Refused refused
                ? refused(read ? "doubtful" : "unrecognized", refused)
                : new Json().with("status", "recognized").without("stage", "reason", "cause");
    }

    /** What is told of a picture that was not read for sure. */
    static Json refused(String status, Reading.Refused refused) {
        return new Json()
                .with("status", status)
                .with("stage", refused.stage().word())
                .with("reason", Payload.oneLine(refused.reason()))
                .with("cause", refused.cause().word());
    }

    private static void read(Json json, Reading.Read read) {
        board(json, read)
                .with("boards", read.all().size())
                .with("all", read.all().stream().map(each -> board(new Json(), each)));
    }

    private static Json board(Json json, Reading.Read read) {
        return json.with("confidence", Json.decimal(read.confidence()))
                .with("unique", read.unique())
                .with("rules", read.rules().toString())
                .with("board", BoardJson.of(read.board()))
                .with("placement", placement(read.placement()))
                .with("drawn", BoardJson.links(read.drawn()));
    }

    private static Json placement(Placement placement) {
        Json colors = new Json();
        placement.colors().forEach((label, rgb) -> colors.with(label, BoardJson.color(rgb)));
        return new Json()
                .with("corners", LayoutJson.points(placement.corners()))
                .with("centers", LayoutJson.points(placement.centers()))
                .with("cellSize", Json.decimal(placement.cellSize()))
                .with("dotDiameter", Json.decimal(placement.dotDiameter()))
                .with("colors", colors);
    }
}
