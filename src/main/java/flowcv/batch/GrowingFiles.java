package flowcv.batch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Tells files that somebody is still writing from those that are whole. */
final class GrowingFiles {
    /** A copy that pauses longer than this is taken for whole, and done again when it goes on. */
    private static final long QUIET_NANOS = TimeUnit.SECONDS.toNanos(10);

    private Map<String, InputFile.State> last = Map.of();

    /** Those files that look the same as the time before, a second ago or more, or have not changed for long. */
    List<InputFile> finished(List<InputFile> files) {
        long now = TimeUnit.MILLISECONDS.toNanos(System.currentTimeMillis());
        Map<String, InputFile.State> states = new HashMap<>();
        List<InputFile> finished = new ArrayList<>();
        for (InputFile file : files) {
            states.put(file.key(), file.state());
            boolean quiet = now - file.state().changed() > QUIET_NANOS;
            boolean same = file.state().size() > 0 && file.state().equals(last.get(file.key()));
            if (quiet || same) {
                finished.add(file);
            }
        }
        last = states;
        return finished;
    }
}
