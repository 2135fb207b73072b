package flowcv.cli.console;

import java.io.IOException;

/** Nobody reads the standard output any more; there is nobody to tell. */
public final class ReaderLeftException extends IOException {
    private static final long serialVersionUID = 1L;

    ReaderLeftException(IOException cause) {
        super(cause);
    }
}
