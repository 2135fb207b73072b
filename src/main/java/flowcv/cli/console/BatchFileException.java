package flowcv.cli.console;

import java.io.IOException;

/** Results or lists of a batch cannot be read or written; the message is one line that says what to do. */
public final class BatchFileException extends IOException {
    private static final long serialVersionUID = 1L;

    public BatchFileException(String message, IOException cause) {
        super(message, cause);
    }
}
