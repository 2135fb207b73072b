package flowcv.cli.output;

import flowcv.cli.console.ExitCode;
import flowcv.cli.console.ReaderLeftException;
import flowcv.cli.console.StandardOutput;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.input.Extensions;
import flowcv.cli.input.Inputs;
import flowcv.cli.option.Arguments;
import flowcv.cli.result.Fault;
import flowcv.draw.svg.Drawing;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnwritableException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.commons.io.FilenameUtils;

/** Writes drawn pictures where they belong. */
public interface OverlayFiles {
    /** Whether there is a place for the overlay of a picture, by the number of its input from 0. */
    boolean wants(int input);

    /** Whether the boards of an input are drawn as SVG, without its picture. */
    boolean isSvg(int input);

    /** Whether boards of texts are drawn, too: only where somebody asked for it. */
    boolean wantsTexts();

    /** Why the boards of a text cannot be drawn, if they cannot. */
    Optional<Fault> refuse(int boards);

    /**
     * Writes an overlay.
     *
     * @return its file; nothing where it went to standard output
     * @throws UnwritableException if it cannot be written, or must not
     */
    Optional<String> write(Picture overlay, int input) throws UnwritableException;

    /** Writes the boards of a picture as one SVG. */
    Optional<String> write(List<Drawing> boards, int input) throws UnwritableException;

    /**
     * Writes a board of a text.
     *
     * @param number of the board, from 0; empty if it is the only one
     */
    Optional<String> write(Drawing board, int input, Optional<Integer> number) throws UnwritableException;

    /**
     * Where {@code -o} and {@code --no-overlay} send the drawn pictures; empty if nothing is drawn.
     *
     * @param suffix between the name of a picture and its ending, where no file is named
     * @param animated whether SVGs draw one flow after the other
     * @param copied in place of the files beside the pictures, for {@code --copy}
     * @throws UsageException if options exclude each other
     */
    static Optional<OverlayFiles> of(
            Arguments arguments,
            Streams streams,
            List<String> inputs,
            String suffix,
            boolean animated,
            Optional<OverlayFiles> copied) {
        Optional<String> output = arguments.text("-o");
        boolean json = arguments.isSet("--json");
        if (isStream(arguments) && (json || inputs.size() > 1)) {
            throw new UsageException("-o - writes one picture and nothing else to standard output; "
                    + (json ? "leave out --json" : "name one input"));
        }
        boolean none = arguments.isSet("--no-overlay");
        if (none && output.isPresent()) {
            throw new UsageException("-o and --no-overlay exclude each other; leave one out");
        }
        if (none) {
            return Optional.empty();
        }
        if (isStream(arguments)) {
            return Optional.of(toStream(streams.out(), true));
        }
        if (copied.isPresent()) {
            return copied;
        }
        OutputPlan plan = OutputPlan.of(inputs, output, suffix);
        SafeFile safe = new SafeFile(Inputs.files(inputs), arguments.isSet("--force"));
        return Optional.of(toFiles(plan, safe, animated));
    }

    /** Whether {@code -o} names standard output. */
    static boolean isStream(Arguments arguments) {
        return arguments.text("-o").filter(OutputPlan.STANDARD_OUTPUT::equals).isPresent();
    }

    /**
     * To standard output, as PNG.
     *
     * @param texts whether boards of texts are drawn, too
     */
    static OverlayFiles toStream(StandardOutput out, boolean texts) {
        return new OverlayFiles() {
            private static final Path NAME = Path.of("overlay.png");

            @Override
            public boolean wants(int input) {
                return true;
            }

            @Override
            public boolean isSvg(int input) {
                return false;
            }

            @Override
            public boolean wantsTexts() {
                return texts;
            }

            @Override
            public Optional<Fault> refuse(int boards) {
                return boards > 1 ? tooMany(OutputPlan.STANDARD_OUTPUT, "FOLDER/", boards) : Optional.empty();
            }

            @Override
            public Optional<String> write(Picture overlay, int input) throws UnwritableException {
                return write(Images.encode(overlay, NAME));
            }

            @Override
            public Optional<String> write(List<Drawing> boards, int input) {
                throw new IllegalStateException("standard output is no SVG");
            }

            @Override
            public Optional<String> write(Drawing board, int input, Optional<Integer> number)
                    throws UnwritableException {
                return write(BoardDrawing.pixels(board, NAME));
            }

            private Optional<String> write(byte[] bytes) throws UnwritableException {
                try {
                    out.write(bytes);
                } catch (ReaderLeftException e) {
                    // Nobody is left who could be told.
                    return Optional.empty();
                } catch (IOException e) {
                    throw new UnwritableException("standard output", "cannot be written: " + e.getMessage());
                }
                return Optional.empty();
            }
        };
    }

    /**
     * To the files of a plan.
     *
     * @param animated whether SVGs draw one flow after the other
     */
    static OverlayFiles toFiles(OutputPlan plan, SafeFile safe, boolean animated) {
        return new OverlayFiles() {
            @Override
            public boolean wants(int input) {
                return plan.output(input).isPresent();
            }

            @Override
            public boolean isSvg(int input) {
                return plan.output(input).filter(Extensions::isSvg).isPresent();
            }

            @Override
            public boolean wantsTexts() {
                return plan.isAsked();
            }

            @Override
            public Optional<Fault> refuse(int boards) {
                return boards > 1 && plan.file().isPresent()
                        ? tooMany(
                                plan.file().get().toString(),
                                FilenameUtils.removeExtension(plan.file().get().toString()) + "/",
                                boards)
                        : Optional.empty();
            }

            @Override
            public Optional<String> write(Picture overlay, int input) throws UnwritableException {
                Path file = plan.output(input).orElseThrow();
                return write(file, Images.encode(overlay, file));
            }

            @Override
            public Optional<String> write(List<Drawing> boards, int input) throws UnwritableException {
                Path file = plan.output(input).orElseThrow();
                return write(file, BoardDrawing.svg(boards, animated, file));
            }

            @Override
            public Optional<String> write(Drawing board, int input, Optional<Integer> number)
                    throws UnwritableException {
                Path planned = plan.output(input).orElseThrow();
                Path file = number.isPresent() ? OutputPlan.numbered(planned, number.get() + 1) : planned;
                return write(
                        file,
                        Extensions.isSvg(file)
                                ? BoardDrawing.svg(List.of(board), animated, file)
                                : BoardDrawing.pixels(board, file));
            }

            private Optional<String> write(Path file, byte[] bytes) throws UnwritableException {
                safe.write(file, bytes);
                return Optional.of(file.toString());
            }
        };
    }

    private static Optional<Fault> tooMany(String output, String folder, int boards) {
        return Optional.of(new Fault(
                "write",
                "-o " + output + " is one picture for " + boards + " boards; name a folder, as in -o " + folder,
                ExitCode.USAGE));
    }
}
