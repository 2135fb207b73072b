package flowcv.cli.result;

import java.io.IOException;

/** Takes the results in the order of the inputs. */
public interface ResultSink {
    /**
     * Takes a solution as soon as it is found; its input's result follows after the last one.
     *
     * @param soFar what is known by then
     */
    void solution(Result soFar) throws IOException;

    /** Takes what became of an input; its solution, if any, was told already. */
    void write(Result result) throws IOException;
}
