package flowcv.web;

import com.fasterxml.jackson.core.JsonGenerator;
import flowcv.Stopwatch;
import flowcv.board.Rules;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Placement;
import flowcv.read.Reading;
import flowcv.web.call.BoardJson;
import flowcv.web.call.Call;
import flowcv.web.call.Endpoint;
import flowcv.web.call.Json;
import flowcv.web.call.Payload;
import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Reply;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** From a picture to a board and where it lies. What is not sure is told as such, so that a person can look at it. */
final class RecognizeEndpoint implements Endpoint.Plain {
    private final Pictures pictures;

    RecognizeEndpoint(Pictures pictures) {
        this.pictures = pictures;
    }

    @Override
    public Reply answer(Call call) throws RejectedCallException {
        Rules rules = call.parameters().rules();
        call.parameters().done();
        Stopwatch watch = new Stopwatch();
        try (Pictures.Held held = pictures.open(call.body())) {
            Picture picture = held.picture();
            long decoded = watch.lap();
            Reading reading = held.read(rules);
            Optional<Reading.Read> read = reading.likeliest();
            long recognized = watch.lap();
            return Reply.json(Json.write(json -> {
                status(json, reading, read.isPresent());
                Readings.doubts(json, reading);
                json.writeObjectFieldStart("picture");
                json.writeNumberField("width", picture.width());
                json.writeNumberField("height", picture.height());
                json.writeEndObject();
                if (read.isPresent()) {
                    read(json, read.get());
                }
                json.writeObjectFieldStart("millis");
                Json.millis(json, "decode", decoded);
                Json.millis(json, "recognize", recognized);
                json.writeEndObject();
            }));
        }
    }

    private static void status(JsonGenerator json, Reading reading, boolean read) throws IOException {
        if (reading instanceof Reading.Refused refused) {
            json.writeStringField("status", read ? "doubtful" : "unrecognized");
            json.writeStringField("stage", refused.stage().word());
            json.writeStringField("reason", Payload.oneLine(refused.reason()));
            json.writeStringField("cause", refused.cause().word());
        } else {
            json.writeStringField("status", "recognized");
            json.writeNullField("stage");
            json.writeNullField("reason");
            json.writeNullField("cause");
        }
    }

    private static void read(JsonGenerator json, Reading.Read read) throws IOException {
        Json.decimal(json, "confidence", read.confidence());
        Json.flag(json, "unique", read.unique());
        json.writeNumberField("boards", read.all().size());
        BoardJson.write(json, "board", read.board());
        placement(json, read.placement());
        BoardJson.links(json, "drawn", read.drawn());
    }

    private static void placement(JsonGenerator json, Placement placement) throws IOException {
        json.writeObjectFieldStart("placement");
        points(json, "corners", placement.corners());
        points(json, "centers", placement.centers());
        Json.decimal(json, "cellSize", placement.cellSize());
        Json.decimal(json, "dotDiameter", placement.dotDiameter());
        json.writeObjectFieldStart("colors");
        for (Map.Entry<String, Integer> color : placement.colors().entrySet()) {
            json.writeStringField(color.getKey(), Json.color(color.getValue()));
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void points(JsonGenerator json, String name, List<Point> points) throws IOException {
        json.writeArrayFieldStart(name);
        for (Point point : points) {
            json.writeStartArray();
            Json.decimal(json, point.x());
            Json.decimal(json, point.y());
            json.writeEndArray();
        }
        json.writeEndArray();
    }
}
