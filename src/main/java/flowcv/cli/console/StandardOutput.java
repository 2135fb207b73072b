package flowcv.cli.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Where results go: bytes as they are, and errors that a print stream would swallow. */
public final class StandardOutput {
    private final OutputStream stream;

    public StandardOutput(OutputStream stream) {
        this.stream = stream;
    }

    public static StandardOutput ofProcess() {
        return new StandardOutput(new FileOutputStream(FileDescriptor.out));
    }

    /** Writes a text as UTF-8, at once. */
    public void write(String text) throws IOException {
        write(text.getBytes(StandardCharsets.UTF_8));
    }

    public void write(byte[] bytes) throws IOException {
        try {
            stream.write(bytes);
            stream.flush();
        } catch (IOException e) {
            // Its wording is the only sign of a reader that has left, as in "flowcv solve *.png | head".
            throw isBrokenPipe(e.getMessage()) ? new ReaderLeftException(e) : e;
        }
    }

    private static boolean isBrokenPipe(String message) {
        return message != null
                && (message.contains("Broken pipe")
                        || message.contains("pipe is being closed")
                        || message.contains("pipe has been ended"));
    }
}
