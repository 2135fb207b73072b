package flowcv.cli.job;

import flowcv.batch.Times;
import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Memory;
import flowcv.cli.console.Messages;
import flowcv.cli.input.Input;
import flowcv.cli.input.Inputs;
import flowcv.cli.input.UnreadableInputException;
import flowcv.cli.result.Fault;
import flowcv.cli.result.Result;
import flowcv.cli.result.ResultSink;
import flowcv.cli.result.Status;
import flowcv.format.text.Puzzle;
import flowcv.image.NativeLibraryException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Goes through the inputs in their order; what goes wrong with one of them stops no other. */
public final class Batch {
    private final Inputs inputs;
    private final Messages messages;
    private final ResultSink sink;
    private int exitCode = ExitCode.OK;

    public Batch(Inputs inputs, Messages messages, ResultSink sink) {
        this.inputs = inputs;
        this.messages = messages;
        this.sink = sink;
    }

    /** The exit code of all inputs together. */
    public int run(List<String> names, Job job) throws IOException {
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            try {
                handle(name, i, job);
            } catch (UnreadableInputException e) {
                messages.stackTrace(e);
                tell(Result.unreadable(name, e.stage(), e.getMessage(), Times.NONE));
            }
        }
        return exitCode;
    }

    private void handle(String name, int number, Job job) throws UnreadableInputException, IOException {
        Input input;
        try {
            input = inputs.read(name);
        } catch (OutOfMemoryError e) {
            tell(failed(name, e));
            return;
        }
        if (input instanceof Input.PictureBytes picture) {
            try {
                job.picture(name, number, picture.bytes(), this::tell);
            } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
                tell(failed(name, e));
            }
        } else if (input instanceof Input.Boards boards) {
            List<Puzzle> entries = boards.entries();
            Optional<Fault> refused = job.refuse(entries.size());
            if (refused.isPresent()) {
                tell(Result.failed(name, Status.RECOGNIZED, refused.get(), Times.NONE));
                return;
            }
            for (int i = 0; i < entries.size(); i++) {
                Result result;
                try {
                    result = job.board(
                            name, number, entries.get(i), entries.size() == 1 ? Optional.empty() : Optional.of(i));
                } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
                    result = failed(name, e);
                }
                tell(result);
            }
        }
    }

    private Result failed(String name, Throwable thrown) {
        messages.stackTrace(thrown);
        if (thrown instanceof UncheckedIOException unwritable) {
            Fault fault = new Fault("write", unwritable.getCause().getMessage(), ExitCode.FILE);
            return Result.failed(name, Status.UNRECOGNIZED, fault, Times.NONE);
        }
        if (thrown instanceof OutOfMemoryError) {
            Fault fault = new Fault("memory", Memory.tooLittle(), ExitCode.NOT_SOLVED);
            return Result.failed(name, Status.GAVE_UP, fault, Times.NONE);
        }
        String reason = thrown instanceof NativeLibraryException
                ? thrown.getMessage()
                : "internal error, please report it: " + thrown + " (--stacktrace shows where)";
        return Result.failed(name, Status.UNRECOGNIZED, new Fault("internal", reason, ExitCode.INTERNAL), Times.NONE);
    }

    private void tell(Result result) throws IOException {
        exitCode = Math.max(exitCode, result.exitCode());
        sink.write(result);
    }
}
