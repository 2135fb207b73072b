package flowcv.cli;

import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.input.Extensions;
import flowcv.cli.input.Input;
import flowcv.cli.input.Inputs;
import flowcv.cli.input.UnreadableInputException;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Options;
import flowcv.cli.output.BoardDrawing;
import flowcv.cli.output.BoardFiles;
import flowcv.cli.output.OutputPlan;
import flowcv.cli.output.SafeFile;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.Scene;
import flowcv.draw.svg.Drawing;
import flowcv.format.Json;
import flowcv.format.text.Puzzle;
import flowcv.image.Images;
import flowcv.image.OpenCv;
import flowcv.image.UnwritableException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code flowcv draw}: from texts to pictures. */
final class DrawCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command("draw", "Draw a board as a screenshot of the game.");
        spec.addPositional(Options.one(0, "BOARD", "Text of a board, or - for standard input."));
        spec.addOption(OptionSpec.builder("-o", "--output")
                .type(String.class)
                .paramLabel("PICTURE|DIR")
                .required(true)
                .description("Output picture: .png, .jpg, .svg, … For many boards a folder; a new one ends with /. - is"
                        + " standard output. In .svg, cells of free shapes show under the mouse pointer the names"
                        + " by which hints and paths call them.")
                .build());
        spec.addOption(Options.flag("Overwrite existing output, never an input.", "-f", "--force"));
        spec.addOption(Options.number("Random seed for device, theme and state of the screen.", "--seed"));
        spec.addOption(Options.number("Photograph the screen; random seed for camera, angle and light.", "--camera"));
        spec.addOption(Options.flag("Print a JSON object per board.", "--json"));
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams)
            throws IOException, UnreadableInputException, UnwritableException {
        Messages messages = arguments.messages(streams);
        String input = arguments.inputs().get(0);
        String output = arguments.text("-o").orElseThrow();
        boolean json = arguments.isSet("--json");
        Optional<Integer> seed = arguments.value("--seed");
        Optional<Shot> shot = arguments.<Integer>value("--camera").map(Shot::random);
        if ((seed.isPresent() || shot.isPresent()) && Extensions.isSvg(OutputPlan.path(output))) {
            throw new UsageException("-o " + output + " is a drawing without a screen; leave out "
                    + (seed.isPresent() ? "--seed" : "--camera"));
        }
        Scene scene = seed.isPresent() ? Scene.random(seed.get()) : Scene.plain(Devices.PHONE, 1);
        Input read = new Inputs(streams.in()).read(input);
        if (!(read instanceof Input.Boards boards)) {
            messages.error(Inputs.displayName(input)
                    + ": not a text, expected a board; 'flowcv recognize' makes one of a picture");
            return ExitCode.FILE;
        }
        boolean folder = OutputPlan.isFolder(output);
        SafeFile safe = new SafeFile(List.of(input), arguments.isSet("--force"));
        if (json && output.equals(OutputPlan.STANDARD_OUTPUT)) {
            throw new UsageException("-o - writes one picture and nothing else to standard output; leave out --json");
        }
        List<Path> files = draw(input, boards.entries(), output, folder, scene, shot, safe, streams);
        safe.tell(messages);
        for (int i = 0; json && i < files.size(); i++) {
            Optional<String> id = boards.entries().get(i).id();
            String file = files.get(i).toString();
            streams.out()
                    .write(new Json()
                            .with("input", input)
                            .with("id", id)
                            .with("status", "drawn")
                            .with("file", file)
                            .line());
        }
        return ExitCode.OK;
    }

    /** The files that were written, in the order of the boards. */
    private static List<Path> draw(
            String input,
            List<Puzzle> entries,
            String output,
            boolean folder,
            Scene scene,
            Optional<Shot> shot,
            SafeFile safe,
            Streams streams)
            throws IOException, UnwritableException {
        boolean toStream = output.equals(OutputPlan.STANDARD_OUTPUT);
        Path path = OutputPlan.path(output);
        if (!folder && entries.size() > 1) {
            throw new UsageException("-o " + output + " is one picture for " + entries.size()
                    + " boards; name a folder, as in -o " + (toStream ? "FOLDER" : output) + "/");
        }
        if (!folder && !toStream) {
            Extensions.check(output);
        }
        if (!folder && !toStream && Extensions.isSvg(path)) {
            safe.write(
                    path,
                    BoardDrawing.svg(List.of(Drawing.unsolved(entries.get(0).board())), false, path));
            return List.of(path);
        }
        OpenCv.load();
        List<Path> files = new ArrayList<>();
        List<String> names = BoardFiles.names(input, entries);
        for (int i = 0; i < entries.size(); i++) {
            try (Painted painted = picture(entries.get(i), scene, shot, path)) {
                if (toStream) {
                    streams.out().write(Images.encode(painted.picture(), Path.of("board.png")));
                    continue;
                }
                Path file = folder ? path.resolve(names.get(i) + "." + painted.extension()) : path;
                String extension = Extensions.of(file.toString());
                // What the scene did to the picture is kept where the form allows it.
                safe.write(
                        file,
                        extension.equals(painted.extension())
                                ? painted.file()
                                : Images.encode(painted.picture(), file));
                files.add(file);
            }
        }
        return files;
    }

    private static Painted picture(Puzzle entry, Scene scene, Optional<Shot> shot, Path file)
            throws UnwritableException {
        Painted screen = BoardDrawing.paint(entry.board(), Progress.INITIAL, scene, file);
        if (shot.isEmpty()) {
            return screen;
        }
        try (screen) {
            return Camera.photograph(screen, shot.get());
        }
    }
}
