package flowcv.cli;

import flowcv.cli.console.StandardOutput;
import flowcv.cli.console.Streams;
import flowcv.draw.TextDrawing.Style;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A command line that was run in this process.
 *
 * @param bytes what stood on standard output
 * @param err what stood on standard error
 */
public record Run(int exitCode, byte[] bytes, String err) {

    /** Runs it with nothing on standard input. */
    public static Run of(Object... arguments) {
        return withInput(new byte[0], arguments);
    }

    /** Runs it with these bytes on standard input. */
    public static Run withInput(byte[] input, Object... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = run(input, out, err, Style.PLAIN, arguments);
        return new Run(exitCode, out.toByteArray(), err.toString(StandardCharsets.UTF_8));
    }

    static int run(byte[] input, OutputStream out, OutputStream err, Style style, Object... arguments) {
        String[] words = new String[arguments.length];
        for (int i = 0; i < words.length; i++) {
            words[i] = arguments[i].toString();
        }
        return Commands.run(
                words,
                new Streams(
                        new ByteArrayInputStream(input),
                        new StandardOutput(out),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        style));
    }

    /** Standard output as text. */
    public String out() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    List<String> outLines() {
        return out().lines().toList();
    }

    /** The lines of standard error. */
    public List<String> errLines() {
        return err.lines().toList();
    }
}
