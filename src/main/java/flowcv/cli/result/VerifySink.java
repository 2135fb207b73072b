package flowcv.cli.result;

import flowcv.verify.Checked;
import flowcv.verify.Totals;
import java.io.IOException;

/** Tells what was found of pictures whose boards are known. */
public interface VerifySink {
    void write(Checked checked) throws IOException;

    /** Tells the sums, after all pictures. */
    void write(Totals totals) throws IOException;
}
