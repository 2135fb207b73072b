package flowcv.cli.result;

import flowcv.batch.BatchListener;
import flowcv.batch.Ending;
import flowcv.batch.PictureResult;
import flowcv.batch.Summary;
import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Messages;
import flowcv.solve.Outcome;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Shows how a batch goes on: on a terminal one line that changes, elsewhere a line now and then. Its own, since
 * libraries for it bring a terminal library along that is larger than flowcv.
 */
public final class BatchProgress implements BatchListener {
    private static final int BAR = 20;
    /** Pictures that are not solved and whose reasons are told: a page of a terminal, not the whole folder. */
    private static final int MOST_REASONS = 20;

    private static final long REDRAW_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long LINE_NANOS = TimeUnit.SECONDS.toNanos(30);
    private static final String ERASE = "\r\u001B[K";

    private final PrintStream stream;
    private final Messages messages;
    private final boolean terminal;
    private final Map<Ending, Integer> counts = new EnumMap<>(Ending.class);
    private int all;
    private int before;
    private int done;
    private long begun = System.nanoTime();
    private long shown = begun;
    private boolean drawn;
    private int reasons;
    private int untold;
    private int exitCode = ExitCode.OK;

    public BatchProgress(PrintStream stream, Messages messages, boolean terminal) {
        this.stream = stream;
        this.messages = messages;
        this.terminal = terminal;
    }

    @Override
    public synchronized void found(int total, int doneBefore) {
        all = total;
        before = doneBefore;
        done = 0;
        counts.clear();
        begun = System.nanoTime();
        shown = begun;
        clear();
        if (before > 0) {
            messages.note(before + " of " + all + " pictures were done before");
        }
    }

    @Override
    public synchronized void done(PictureResult result) {
        done++;
        counts.merge(result.ending(), 1, Integer::sum);
        boolean isFault = result.ending() != Ending.SOLVED;
        if (messages.tellsDetails()) {
            clear();
            messages.detail(line(result)
                    + (result.outcome().orElse(null) instanceof Outcome.NoSolution none ? ", " + none.detail() : ""));
        } else if (isFault && messages.tellsNotes() && reasons < MOST_REASONS) {
            clear();
            reasons++;
            messages.note(line(result));
        } else if (isFault) {
            untold++;
        }
        long now = System.nanoTime();
        if (messages.tellsNotes() && now - shown > (terminal ? REDRAW_NANOS : LINE_NANOS)) {
            shown = now;
            if (terminal) {
                stream.print(ERASE + bar() + " " + state(now));
                stream.flush();
                drawn = true;
            } else {
                messages.note(state(now));
            }
        }
    }

    private static String line(PictureResult result) {
        String reason = result.reason().isEmpty() ? "" : " (" + result.stage() + ": " + result.reason() + ")";
        return result.input() + ": " + words(result.ending()) + reason;
    }

    @Override
    public synchronized void fault(String line) {
        clear();
        messages.error(line);
        exitCode = ExitCode.FILE;
    }

    /** Takes away the line that changes. */
    public synchronized void clear() {
        if (drawn) {
            stream.print(ERASE);
            stream.flush();
            drawn = false;
        }
    }

    /**
     * Says how it ended.
     *
     * @param recursive whether subfolders were looked into
     */
    public synchronized void end(Summary summary, Path output, boolean recursive) {
        clear();
        if (summary.all() == 0) {
            messages.note("no pictures were found, so nothing was written"
                    + (recursive ? "" : "; -r looks into subfolders, too"));
            return;
        }
        if (untold > 0) {
            messages.note("and " + untold + " more; see the report");
        }
        String now = summary.done() == 0
                ? "nothing left to do"
                : summary.done() + " done now in " + time(summary.nanos()) + ", "
                        + rate(summary.done(), summary.nanos());
        messages.note(summary.all() + (summary.all() == 1 ? " picture: " : " pictures: ") + words(summary) + "; " + now
                + "; see " + output.resolve("report.html"));
        if (summary.stopped()) {
            messages.note("stopped early; run the same command again to continue");
        }
    }

    /** What faults that concern no single picture make of the exit code. */
    public int exitCode() {
        return exitCode;
    }

    /** The greatest code of all pictures. */
    public static int exitCode(Summary summary) {
        int code = ExitCode.OK;
        for (Ending ending : Ending.values()) {
            if (summary.count(ending) > 0) {
                code = Math.max(code, exitCode(ending));
            }
        }
        return code;
    }

    private static int exitCode(Ending ending) {
        return switch (ending) {
            case SOLVED -> ExitCode.OK;
            case NO_SOLUTION, GAVE_UP, UNRECOGNIZED -> ExitCode.NOT_SOLVED;
            case UNREADABLE, UNWRITTEN -> ExitCode.FILE;
            case FAILED -> ExitCode.INTERNAL;
        };
    }

    private String bar() {
        int full = all == 0 ? BAR : BAR * (before + done) / all;
        return "[" + "#".repeat(full) + ".".repeat(BAR - full) + "]";
    }

    private String state(long now) {
        StringBuilder text = new StringBuilder();
        text.append(before + done).append(" of ").append(all).append(", ").append(rate(done, now - begun));
        int refused = count(Ending.UNRECOGNIZED) + count(Ending.NO_SOLUTION) + count(Ending.GAVE_UP);
        int failed = count(Ending.UNREADABLE) + count(Ending.UNWRITTEN) + count(Ending.FAILED);
        text.append(", ").append(refused).append(" not solved, ").append(failed).append(" failed");
        long left = (now - begun) / done * (all - before - done);
        return text.append(", ").append(time(left)).append(" left").toString();
    }

    private int count(Ending ending) {
        return counts.getOrDefault(ending, 0);
    }

    private static String words(Ending ending) {
        return ending.word().replace('-', ' ');
    }

    private static String words(Summary summary) {
        List<String> words = new ArrayList<>();
        for (Ending ending : Ending.values()) {
            if (summary.count(ending) > 0) {
                words.add(summary.count(ending) + " " + words(ending));
            }
        }
        return words.isEmpty() ? "none" : String.join(", ", words);
    }

    private static String rate(int pictures, long nanos) {
        return String.format(Locale.ROOT, "%.1f/s", pictures * 1e9 / Math.max(1, nanos));
    }

    private static String time(long nanos) {
        long seconds = TimeUnit.NANOSECONDS.toSeconds(nanos + TimeUnit.SECONDS.toNanos(1) / 2);
        if (seconds < 60) {
            return seconds + " s";
        }
        return seconds < 3600
                ? String.format(Locale.ROOT, "%d:%02d min", seconds / 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d h", seconds / 3600, seconds / 60 % 60);
    }
}
