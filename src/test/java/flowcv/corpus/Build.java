package flowcv.corpus;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import flowcv.board.Board;
import flowcv.format.FlowFormat;
import flowcv.format.text.FormatException;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A build of flowcv, asked as its users ask it: by {@code recognize --json}. So builds of any two commits can be
 * compared.
 *
 * @param jar with its libraries in {@code lib} beside it
 */
record Build(Path jar) {
    private static final JsonFactory JSON = new JsonFactory();
    private static final double NANOS = 1e6;

    /**
     * What a build says of a picture.
     *
     * @param millis from the answer before to this one, decoding left out: what a user waits for, advice included
     */
    record Answer(Seen seen, double millis) {
        private static final Answer NONE = new Answer(Seen.refused("no answer: the process ended"), 0);
    }

    /**
     * Reads pictures one after the other in one process. A picture at which the process ends counts as refused, and
     * another process goes on behind it.
     *
     * @param warmUp a picture in the folder that a process reads first: its start is nobody's time of reading
     * @param files names in the folder
     * @throws IOException if the build does not run at all
     */
    List<Answer> read(Path folder, String warmUp, List<String> files) throws IOException, InterruptedException {
        if (!Files.isRegularFile(jar)) {
            throw new IOException(jar + ": no such file, expected the jar of a build with lib beside it");
        }
        List<Answer> answers = new ArrayList<>();
        while (answers.size() < files.size()) {
            List<Answer> more = begin(folder, warmUp, files.subList(answers.size(), files.size()));
            if (answers.isEmpty() && more.isEmpty()) {
                throw new IOException(jar + ": no answer for the first picture, " + files.get(0));
            }
            answers.addAll(more);
            if (answers.size() < files.size()) {
                answers.add(Answer.NONE);
            }
        }
        return answers;
    }

    /** The answers that a process gives before it ends, of all files or of the first ones. */
    private List<Answer> begin(Path folder, String warmUp, List<String> files)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-jar",
                jar.toAbsolutePath().toString(),
                "recognize",
                "--json",
                warmUp));
        command.addAll(files);
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        Map<String, Pending> pending = new HashMap<>();
        long before = System.nanoTime();
        try (BufferedReader lines = process.inputReader()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Map<String, String> fields = fields(line);
                long now = System.nanoTime();
                pending.computeIfAbsent(fields.get("input"), input -> new Pending())
                        .add(fields, now - before);
                before = now;
            }
        } finally {
            process.destroy();
            process.waitFor();
        }
        return files.stream()
                .takeWhile(pending::containsKey)
                .map(file -> pending.get(file).answer())
                .toList();
    }

    /** What was said of one picture so far: a line for each of its boards, or one with the reason of a refusal. */
    private static final class Pending {
        private final List<Board> boards = new ArrayList<>();
        private String reason = "";
        private double millis;

        void add(Map<String, String> fields, long nanos) {
            millis += nanos / NANOS - Double.parseDouble(fields.getOrDefault("decode", "0"));
            String board = fields.get("board");
            if (board == null) {
                reason = fields.get("stage") + ": " + fields.get("reason");
                return;
            }
            try {
                boards.add(FlowFormat.read(board, fields.get("input")).get(0).board());
            } catch (FormatException e) {
                reason = "a board that this checkout can't read: " + e.getMessage();
            }
        }

        Answer answer() {
            return new Answer(reason.isEmpty() ? new Seen(boards, "") : Seen.refused(reason), Math.max(0, millis));
        }
    }

    /** The values of all fields that are no objects, those of objects in it among them; null ones are left out. */
    private static Map<String, String> fields(String line) throws IOException {
        Map<String, String> fields = new HashMap<>();
        try (JsonParser parser = JSON.createParser(line)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (token.isScalarValue() && token != JsonToken.VALUE_NULL && parser.currentName() != null) {
                    fields.putIfAbsent(parser.currentName(), parser.getText());
                }
            }
        }
        return fields;
    }
}
