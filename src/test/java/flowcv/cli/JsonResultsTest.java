package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonResultsTest {
    private static final String[] FIELDS = {
        "input",
        "id",
        "status",
        "stage",
        "reason",
        "cause",
        "board",
        "confidence",
        "doubts",
        "unique",
        "solution",
        "overlay",
        "states",
        "millis"
    };

    @TempDir
    Path folder;

    @Test
    void aSolvedPictureHasEveryField() throws IOException {
        Path shot = Files.copy(Samples.PICTURE, folder.resolve("shot.png"));
        Run run = Run.of("solve", "--json", shot);
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        Map<String, Object> json = onlyObject(run);
        assertThat(json.keySet()).containsExactly(FIELDS);
        assertThat(json).containsEntry("input", shot.toString()).containsEntry("status", "solved");
        assertThat(json)
                .containsEntry("id", null)
                .containsEntry("stage", null)
                .containsEntry("reason", null)
                .containsEntry("board", Run.of("recognize", Samples.PICTURE).out())
                .containsEntry("overlay", folder.resolve("shot.solved.png").toString());
        assertThat((BigDecimal) json.get("confidence")).isBetween(BigDecimal.ZERO, BigDecimal.ONE);
        assertThat((BigDecimal) json.get("states")).isPositive();
        Map<?, ?> millis = (Map<?, ?>) json.get("millis");
        assertThat(millis.keySet().stream().map(Object::toString))
                .containsExactly("decode", "recognize", "solve", "draw");
        assertThat(millis.values()).allSatisfy(value -> {
            assertThat(((BigDecimal) value).scale()).isEqualTo(3);
            assertThat((BigDecimal) value).isPositive();
        });
        assertThat((Map<?, ?>) json.get("solution")).hasSize(7);
    }

    @Test
    void pathsAreRowsAndColumnsFromDotToDot() throws IOException {
        Run run = json(Samples.TEXT, "--unique");
        Map<String, Object> json = onlyObject(run);
        assertThat(json)
                .containsEntry("unique", true)
                .containsEntry("confidence", null)
                .containsEntry("input", "-");
        Map<?, ?> solution = (Map<?, ?>) json.get("solution");
        assertThat(solution.get("B").toString())
                .isIn("[[1, 2], [2, 2], [3, 2], [4, 2]]", "[[4, 2], [3, 2], [2, 2], [1, 2]]");
    }

    @Test
    void boardsWithoutRowsNameTheirCells() throws IOException {
        Run run = json("topology: graph\n\ncell up 0 0 R\ncell low 0 9 R\nlink up low\n");
        assertThat(((Map<?, ?>) onlyObject(run).get("solution")).get("R").toString())
                .isIn("[up, low]", "[low, up]");
    }

    @Test
    void everySolutionHasALine() throws IOException {
        List<Map<String, Object>> objects = objects(json(Samples.AMBIGUOUS, "--max-solutions", "3"));
        assertThat(objects).hasSize(2);
        assertThat(objects).allSatisfy(json -> assertThat(json).containsEntry("unique", false));
        assertThat(objects.get(0).get("solution")).isNotEqualTo(objects.get(1).get("solution"));
    }

    @Test
    void failuresAreObjectsToo() throws IOException {
        Path bad = Files.write(folder.resolve("bad.png"), new byte[] {1, 2, 3});
        Run run = Run.withInput(
                ("id: no\n\n" + Samples.CROSSED).getBytes(StandardCharsets.UTF_8), "solve", "--json", bad, "-");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).isEmpty();
        List<Map<String, Object>> objects = objects(run);
        assertThat(objects).hasSize(2).allSatisfy(json -> {
            assertThat(json.keySet()).containsExactly(FIELDS);
            assertThat(json).containsEntry("solution", null);
        });
        assertThat(objects.get(0)).containsEntry("status", "unreadable").containsEntry("stage", "decode");
        assertThat(objects.get(1))
                .containsEntry("status", "no-solution")
                .containsEntry("id", "no")
                .containsEntry("stage", "solve");
        assertThat(objects.get(1).get("reason")).asString().isNotEmpty();
    }

    private static Run json(String text, Object... options) {
        Object[] arguments = new Object[options.length + 3];
        arguments[0] = "solve";
        arguments[1] = "-";
        arguments[2] = "--json";
        System.arraycopy(options, 0, arguments, 3, options.length);
        return Run.withInput(text.getBytes(StandardCharsets.UTF_8), arguments);
    }

    private static Map<String, Object> onlyObject(Run run) throws IOException {
        assertThat(run.outLines()).hasSize(1);
        return objects(run).get(0);
    }

    private static List<Map<String, Object>> objects(Run run) throws IOException {
        List<Map<String, Object>> objects = new ArrayList<>();
        for (String line : run.outLines()) {
            try (JsonParser parser = new JsonFactory().createParser(line)) {
                assertThat(parser.nextToken()).isEqualTo(JsonToken.START_OBJECT);
                objects.add(object(parser));
                assertThat(parser.nextToken()).isNull();
            }
        }
        return objects;
    }

    private static Map<String, Object> object(JsonParser parser) throws IOException {
        Map<String, Object> object = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            object.put(name, value(parser));
        }
        return object;
    }

    private static Object value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> {
                List<Object> values = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    values.add(value(parser));
                }
                yield values;
            }
            case VALUE_STRING -> parser.getText();
            case VALUE_TRUE, VALUE_FALSE -> parser.getBooleanValue();
            case VALUE_NULL -> null;
            default -> parser.getDecimalValue();
        };
    }
}
