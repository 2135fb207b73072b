package flowcv.cli;

import java.io.IOException;

/** Takes the results in the order of the inputs. */
interface ResultSink {
    void write(Result result) throws IOException;
}
