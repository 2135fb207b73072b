package flowcv.cli.output;

import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Messages;
import flowcv.cli.console.StandardOutput;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.PictureOptions;
import flowcv.draw.TextDrawing.Style;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.apache.commons.io.function.IOBiFunction;

/** Keeps what a command draws and prints, and puts it into the clipboard: the picture if one was drawn, else the text. */
public final class CopiedResult {
    private final Streams streams;
    private final Messages messages;
    private final ByteArrayOutputStream text = new ByteArrayOutputStream();
    private final ByteArrayOutputStream picture = new ByteArrayOutputStream();

    private CopiedResult(Streams streams, Messages messages) {
        this.streams = streams;
        this.messages = messages;
    }

    /**
     * Runs a command, and copies its result where {@code --copy} asks for it.
     *
     * @param command prints to the streams, and draws to the overlays where there are any
     * @return the exit code
     */
    public static int run(
            Arguments arguments, Streams streams, IOBiFunction<Streams, Optional<OverlayFiles>, Integer> command)
            throws IOException {
        if (!arguments.isSet(PictureOptions.COPY)) {
            return command.apply(streams, Optional.empty());
        }
        CopiedResult copied = of(arguments, streams);
        return copied.copy(command.apply(copied.streams(), Optional.of(copied.overlays())));
    }

    private static CopiedResult of(Arguments arguments, Streams streams) {
        if (arguments.inputs().size() > 1) {
            throw new UsageException("--copy copies one result; name one input");
        }
        if (arguments.text("-o").isPresent()) {
            throw new UsageException("-o and --copy both say where the drawn picture goes; leave one of them out");
        }
        return new CopiedResult(streams, arguments.messages(streams));
    }

    /** Where the command prints: as before, but without colors, which are no part of the text. */
    private Streams streams() {
        OutputStream both = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                write(new byte[] {(byte) value});
            }

            @Override
            public void write(byte[] bytes) throws IOException {
                streams.out().write(bytes);
                text.write(bytes);
            }
        };
        return new Streams(streams.in(), new StandardOutput(both), streams.err(), Style.PLAIN);
    }

    /** Where the command draws. */
    private OverlayFiles overlays() {
        return OverlayFiles.toStream(new StandardOutput(picture), false);
    }

    /**
     * Hands the result over.
     *
     * @param exitCode of the command
     * @return the exit code with this
     */
    private int copy(int exitCode) {
        boolean drawn = picture.size() > 0;
        if (!drawn && text.size() == 0) {
            return exitCode;
        }
        try {
            SystemClipboard.put(drawn ? picture.toByteArray() : text.toByteArray(), drawn);
        } catch (IOException e) {
            messages.error("--copy: " + e.getMessage());
            return Math.max(exitCode, ExitCode.FILE);
        }
        messages.note("the clipboard holds the " + (drawn ? "picture" : "text"));
        return exitCode;
    }
}
