package flowcv.fuzz;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.format.AhleFormat;
import flowcv.format.FlowFormat;
import flowcv.format.LevelLineFormat;
import flowcv.format.MzuckerFormat;
import flowcv.format.PuzzLinkFormat;
import flowcv.format.SolutionsFormat;
import flowcv.format.text.FormatException;
import flowcv.format.text.Puzzle;
import flowcv.format.text.UnfitException;
import flowcv.image.Images;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.UnreadablePictureException;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import flowcv.testing.AnyBoard;
import flowcv.testing.SmallBoards;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.commons.io.FilenameUtils;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

/** Whole inputs of every form: small copies of the project's own pictures, and boards of every family. */
final class Originals {
    /** Wide enough for each to be read, and small enough for some pictures a second. */
    private static final int MOST_WIDTH = 480;

    /** What a small board needs; a limit in time would make two runs differ. */
    private static final Limits LIMITS = new Limits(Duration.ofDays(1), 20_000);

    private static final List<Path> FOLDERS = List.of(Path.of("samples"), Path.of("testdata"));

    private final List<Path> pictures = new ArrayList<>();

    Originals() throws IOException {
        OpenCv.load();
        for (Path folder : FOLDERS) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(file -> Files.exists(boardOf(file)) && !file.equals(boardOf(file)))
                        .sorted()
                        .forEach(pictures::add);
            }
        }
    }

    private static Path boardOf(Path picture) {
        return Path.of(FilenameUtils.removeExtension(picture.toString()) + ".flow");
    }

    /** An input of a form; the same for the same seed. */
    Original of(Form form, Random random) throws IOException, FormatException, UnreadablePictureException {
        if (form.isPicture()) {
            return picture(form, pictures.get(random.nextInt(pictures.size())));
        }
        if (form == Form.MANIFEST) {
            String text = "file\tkind\texpect\nboard.png\tscreen\tread\nother.png\tphoto\trefuse\n";
            return new Original(form, "manifest", bytes(text), List.of());
        }
        StringBuilder text = new StringBuilder();
        List<Board> boards = new ArrayList<>();
        int most = form == Form.MZUCKER ? 1 : 1 + random.nextInt(3);
        while (boards.size() < most) {
            Board board = board(random);
            Optional<String> one = text(form, board, boards.size() + 1, most);
            if (one.isPresent()) {
                text.append(one.get());
                boards.add(board);
            }
        }
        return new Original(form, boards.size() + " boards", bytes(text.toString()), boards);
    }

    private Board board(Random random) throws IOException, FormatException {
        return switch (random.nextInt(6)) {
            case 0 -> boardBeside(pictures.get(random.nextInt(pictures.size())));
            case 1, 2 -> AnyBoard.of(random.nextLong());
            default -> new SmallBoards(random.nextLong()).next(30);
        };
    }

    /** A board in a text form, if it fits into it. */
    private static Optional<String> text(Form form, Board board, int number, int of) {
        try {
            return Optional.of(
                    switch (form) {
                        case FLOW ->
                            of == 1
                                    ? FlowFormat.write(board)
                                    : (number > 1 ? "\n" : "") + FlowFormat.write(Map.of("id", "b" + number), board);
                        case LEVEL -> LevelLineFormat.write(Puzzle.of(board).withSolution(solution(board)), number);
                        case PUZZLINK -> PuzzLinkFormat.write(board, number == 1 ? Rules.FILL : Rules.FREE);
                        case AHLE -> AhleFormat.write(Puzzle.of(board));
                        case MZUCKER -> MzuckerFormat.write(board);
                        case SOLUTIONS -> SolutionsFormat.write("b" + number, board, solution(board));
                        default -> throw new IllegalArgumentException(form + " is no text of boards");
                    });
        } catch (UnfitException e) {
            return Optional.empty();
        }
    }

    private static Solution solution(Board board) throws UnfitException {
        Outcome outcome = Solver.solve(board, Question.first(LIMITS));
        if (outcome.solutions().isEmpty()) {
            throw new UnfitException("no solution", "one is needed");
        }
        return outcome.solutions().get(0);
    }

    private static Board boardBeside(Path picture) throws IOException, FormatException {
        Path file = boardOf(picture);
        return FlowFormat.read(Files.readString(file), file.toString()).get(0).board();
    }

    private static Original picture(Form form, Path file)
            throws IOException, FormatException, UnreadablePictureException {
        List<Board> boards = List.of(boardBeside(file));
        try (Picture picture = Images.decode(Files.readAllBytes(file), file.toString());
                Mats mats = new Mats()) {
            Mat small = mats.mat();
            double scale = Math.min(1, (double) MOST_WIDTH / picture.width());
            Imgproc.resize(picture.pixels(), small, new Size(), scale, scale, Imgproc.INTER_AREA);
            return new Original(form, file.getFileName().toString(), encoded(form, small), boards);
        }
    }

    private static byte[] encoded(Form form, Mat pixels) throws IOException {
        return switch (form) {
            case JPEG -> encode(pixels, form, Imgcodecs.IMWRITE_JPEG_QUALITY, 90);
            case PROGRESSIVE_JPEG -> encode(pixels, form, Imgcodecs.IMWRITE_JPEG_PROGRESSIVE, 1);
            case WEBP -> encode(pixels, form, Imgcodecs.IMWRITE_WEBP_QUALITY, 90);
            case LOSSLESS_WEBP -> encode(pixels, form, Imgcodecs.IMWRITE_WEBP_QUALITY, 101);
            case TIFF -> encode(pixels, form, Imgcodecs.IMWRITE_TIFF_COMPRESSION, 1);
            case LZW_TIFF -> encode(pixels, form, Imgcodecs.IMWRITE_TIFF_COMPRESSION, 5);
            case DEFLATED_TIFF -> encode(pixels, form, Imgcodecs.IMWRITE_TIFF_COMPRESSION, 8);
            case PACKBITS_TIFF -> encode(pixels, form, Imgcodecs.IMWRITE_TIFF_COMPRESSION, 32773);
            case GIF -> gif(pixels);
            case PALETTE_PNG -> again(gif(pixels), "png");
            default -> encode(pixels, form);
        };
    }

    private static byte[] encode(Mat pixels, Form form, int... options) {
        try (Mats mats = new Mats()) {
            MatOfByte bytes = mats.keep(new MatOfByte());
            Imgcodecs.imencode("." + form.ending(), pixels, bytes, mats.keep(new MatOfInt(options)));
            return bytes.toArray();
        }
    }

    private static byte[] gif(Mat pixels) throws IOException {
        return again(encode(pixels, Form.PNG), "gif");
    }

    /** The picture in a form that Java writes: GIFs get a palette, and PNGs keep that of a GIF. */
    private static byte[] again(byte[] picture, String ending) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(image, ending, bytes);
        return bytes.toByteArray();
    }

    /** A picture without a board, which is refused at once. */
    static byte[] tiny() {
        try (Mats mats = new Mats()) {
            return encode(mats.keep(new Mat(8, 8, CvType.CV_8UC3)), Form.PNG);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
