package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import flowcv.image.Images;
import flowcv.image.Mats;
import flowcv.image.Picture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Core;
import org.opencv.core.Mat;

class HintCommandTest {
    private static final Path HALF_DRAWN = Path.of("samples", "9x9-half-drawn.png");

    @TempDir
    Path folder;

    @Test
    void aStepIsToldAndDrawnBesideThePicture() throws Exception {
        Path shot = Files.copy(Samples.PICTURE, folder.resolve("shot.png"));
        Run run = Run.of("hint", shot);
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .isEqualTo("1. Orange from row 1, column 4: down 1, to row 2, column 4. It has no other way.\n");
        Path drawn = folder.resolve("shot.hint.png");
        assertThat(run.err()).isEqualTo(shot + ": drawn in " + drawn + "\n");
        // One step changes little of the picture, and something.
        double changed = changed(shot, drawn);
        assertThat(changed).isBetween(0.001, 0.1);
    }

    @Test
    void stepsGoOnFromThePipesOfThePicture() {
        Run run = Run.of("hint", HALF_DRAWN, "--no-overlay", "--steps", 3);
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).hasSize(3);
        // Where the pipe that is drawn ends; its dot is at row 8, column 8.
        assertThat(run.out()).contains("Cyan from row 1, column 9: left 4, down 1,");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void allStepsCompleteTheBoard() {
        Run run = Run.of("hint", HALF_DRAWN, "--no-overlay", "--steps", 1000);
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEqualTo(HALF_DRAWN + ": that completes the board\n");
    }

    @Test
    void whatIsThereAlreadyStaysAndTheStepIsStillTold() throws IOException {
        Path shot = Files.copy(Samples.PICTURE, folder.resolve("shot.png"));
        Path drawn = Files.writeString(folder.resolve("shot.hint.png"), "mine");
        Run run = Run.of("hint", shot);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.outLines()).hasSize(1);
        assertThat(run.err()).contains("exists already");
        assertThat(drawn).hasContent("mine");
    }

    @Test
    void boardsOfTextsGetHintsUnderTheirNames() {
        String stream = "id: one\n\n" + Samples.TEXT + "\nid: two\n\n" + Samples.CROSSED;
        Run run = text(stream, "--steps", 2);
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).startsWith("one:\n1. Flow ").contains("\n2. Flow ");
        assertThat(run.err()).startsWith("flowcv: standard input two: the board has no solution");
    }

    @Test
    void whereNothingIsForcedThatIsSaid() {
        Run run = text(Samples.AMBIGUOUS);
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("flowcv: standard input: no step is forced: the board has several solutions\n");
    }

    @Test
    void hexagonsHaveNoDirections() {
        Run run = text("topology: hex\n\nA.B\n.C.\nCAB\n", "--steps", 9);
        assertThat(run.out()).doesNotContain("down").doesNotContain("left");
    }

    @Test
    void aJsonObjectForABoard() throws IOException {
        Run run = text(Samples.TEXT, "--json", "--steps", 100);
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.outLines()).hasSize(1);
        assertThat(run.out())
                .contains("\"status\":\"hinted\"")
                .contains("\"complete\":true")
                .contains("{\"flow\":\"R\",\"path\":[[0,0],");
        Run fault = text(Samples.CROSSED, "--json");
        assertThat(fault.exitCode()).isEqualTo(1);
        assertThat(fault.out()).contains("\"status\":\"no-solution\"").contains("\"reason\":");
        Run unreadable = Run.of("hint", "absent.png", "--json");
        assertThat(fields(fault)).isEqualTo(fields(run)).isEqualTo(fields(unreadable));
    }

    /** The names of the fields of the one object. */
    private static List<String> fields(Run run) throws IOException {
        List<String> names = new ArrayList<>();
        try (JsonParser json = new JsonFactory().createParser(run.out())) {
            while (json.nextToken() != null) {
                if (json.currentToken() == JsonToken.FIELD_NAME
                        && json.getParsingContext().getParent().inRoot()) {
                    names.add(json.currentName());
                }
            }
        }
        return names;
    }

    private static Run text(String text, Object... options) {
        Object[] arguments = new Object[options.length + 2];
        arguments[0] = "hint";
        arguments[1] = "-";
        System.arraycopy(options, 0, arguments, 2, options.length);
        return Run.withInput(text.getBytes(StandardCharsets.UTF_8), arguments);
    }

    /** The share of pixels that differ. */
    private static double changed(Path one, Path other) throws Exception {
        try (Picture a = Images.decode(Files.readAllBytes(one), "one");
                Picture b = Images.decode(Files.readAllBytes(other), "other")) {
            Mat difference = new Mat();
            Core.absdiff(a.pixels(), b.pixels(), difference);
            Mat flat = difference.reshape(1);
            double share = Core.countNonZero(flat) / (double) flat.total();
            Mats.release(difference);
            Mats.release(flat);
            return share;
        }
    }
}
