package flowcv.read.lattice;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Topology;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.Scene;
import flowcv.format.FlowFormat;
import flowcv.format.SolutionsFormat;
import flowcv.format.text.BoardEntry;
import flowcv.image.Images;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.frame.Frame;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import flowcv.testing.Shared;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * How well lattices of squares are found: right rows and columns, and corners within so much of a cell. Run it by hand:
 * {@code LatticeTable SET COUNT [FOLDER]}, SET one of real, web, looks, painted, drawn, photographed, others; what fails is
 * drawn into the folder.
 */
public final class LatticeTable {
    private static final Set<String> SQUARES = Set.of("classic", "rectangle", "obstacles", "walls", "bridges");
    private static final List<String> PACKS = List.of(
            "official_00",
            "official_08",
            "official_15_bridges",
            "official_24_rectangle",
            "official_26_courtyard",
            "official_27_warps",
            "official_30_tower",
            "official_33_variety",
            "official_25_mania15",
            "official_w1-05");
    private static final double LEAST_CELL = 14;
    /** The error of other rows or columns. */
    static final double OTHER = 9;

    private final String set;
    private final Path folder;
    private final List<double[]> errors = new ArrayList<>();
    private final List<Double> milliseconds = new ArrayList<>();
    private final List<Integer> offered = new ArrayList<>();

    private LatticeTable(String set, Path folder) {
        this.set = set;
        this.folder = folder;
    }

    /** Prints one row and what failed. */
    public static void main(String[] arguments) throws Exception {
        OpenCv.callsUseOneThread();
        int count = Integer.parseInt(arguments[1]);
        for (String set : arguments[0].split(",")) {
            LatticeTable table = new LatticeTable(set, arguments.length > 2 ? Path.of(arguments[2]) : null);
            switch (set) {
                case "real", "web" -> table.real(count);
                case "looks" -> table.looks();
                case "others" -> table.others();
                default -> table.painted(count);
            }
            table.print();
        }
    }

    private void real(int count) throws Exception {
        Path screens = Shared.folder("screens");
        List<Map<String, String>> lines = manifest(screens).stream()
                .filter(line -> line.get("expect").equals("read")
                        && SQUARES.contains(line.get("variant"))
                        && !line.get("kind").equals("photo")
                        && line.get("kind").equals("web") == set.equals("web"))
                .toList();
        for (int i = 0; i < Math.min(count, lines.size()); i++) {
            Map<String, String> line = lines.get((int) ((long) i * lines.size() / Math.min(count, lines.size())));
            double x = Double.parseDouble(line.get("board_x"));
            double y = Double.parseDouble(line.get("board_y"));
            double right = x + Double.parseDouble(line.get("board_w"));
            double bottom = y + Double.parseDouble(line.get("board_h"));
            try (Picture picture =
                    Images.decode(Files.readAllBytes(screens.resolve(line.get("file"))), line.get("id"))) {
                measure(
                        picture,
                        Integer.parseInt(line.get("rows")),
                        Integer.parseInt(line.get("cols")),
                        List.of(new Point(x, y), new Point(right, y), new Point(right, bottom), new Point(x, bottom)));
            }
        }
    }

    private void looks() throws Exception {
        Path looks = Shared.folder("looks");
        for (Map<String, String> line : manifest(looks)) {
            List<BoardEntry> boards =
                    FlowFormat.read(Files.readString(looks.resolve(line.get("id") + ".flow")), "look");
            Board board = boards.get(0).board();
            try (Picture picture = Images.decode(Files.readAllBytes(looks.resolve(line.get("file"))), line.get("id"))) {
                measure(picture, board.rows(), board.columns(), List.of());
            }
        }
    }

    private void others() throws Exception {
        Path screens = Shared.folder("screens");
        for (Map<String, String> line : manifest(screens)) {
            if (!line.get("expect").equals("read") || line.get("rows").isBlank()) {
                try (Picture picture =
                        Images.decode(Files.readAllBytes(screens.resolve(line.get("file"))), line.get("id"))) {
                    measure(picture, 0, 0, List.of());
                } catch (flowcv.image.UnreadablePictureException e) {
                    System.out.println(e.getMessage());
                }
            }
        }
    }

    private void painted(int count) throws Exception {
        Path levels = Shared.folder("levels");
        for (int i = 0; i < count; i++) {
            String pack = PACKS.get(i % PACKS.size());
            Map<String, Board> boards = new LinkedHashMap<>();
            FlowFormat.read(Files.readString(levels.resolve(pack + ".flows")), pack)
                    .forEach(entry -> boards.put(entry.id().orElseThrow(), entry.board()));
            Map<String, Solution> solutions =
                    SolutionsFormat.read(Files.readString(levels.resolve(pack + ".solutions")), pack, boards);
            List<String> ids = boards.keySet().stream()
                    .filter(id -> boards.get(id).topology() == Topology.SQUARE)
                    .toList();
            Random random = new Random(i * 31L + 7);
            String id = ids.get(random.nextInt((ids.size() + 1) / 2));
            Board board = boards.get(id);
            Progress progress =
                    set.equals("painted") ? Progress.INITIAL : Progress.some(solutions.get(id), random.nextDouble(), i);
            if (set.equals("photographed") && random.nextBoolean()) {
                progress = Progress.INITIAL;
            }
            try (Painted screen = GameScreen.paint(board, progress, Scene.random(board, progress, i * 7919L));
                    Painted painted = set.equals("photographed")
                            ? Camera.photograph(screen, Shot.random(i))
                            : GameScreen.paint(board, progress, Scene.random(board, progress, i * 7919L))) {
                if (painted.placement().cellSize() >= LEAST_CELL) {
                    try (Picture named = new Picture(
                            pack + "-" + i, painted.picture().pixels().clone())) {
                        measure(
                                named,
                                board.rows(),
                                board.columns(),
                                painted.placement().corners());
                    }
                }
            }
        }
    }

    private void measure(Picture picture, int rows, int columns, List<Point> corners) throws Exception {
        if (milliseconds.isEmpty()) {
            for (int i = 0; i < 15; i++) {
                try (Frame frame = Frame.of(picture)) {
                    SquareLattices.in(frame);
                }
            }
        }
        long start = cpu();
        List<CellComplex> complexes;
        try (Frame frame = Frame.of(picture)) {
            complexes = SquareLattices.in(frame);
        }
        milliseconds.add((cpu() - start) / 1e6);
        offered.add(complexes.size());
        double first = complexes.isEmpty() ? OTHER : error(complexes.get(0), rows, columns, corners);
        double any = complexes.stream()
                .mapToDouble(each -> error(each, rows, columns, corners))
                .min()
                .orElse(OTHER);
        errors.add(new double[] {first, any});
        if (first > 0.03) {
            System.out.printf(
                    Locale.ROOT,
                    "%-24s %dx%d %dx%d first %.3f any %.3f:",
                    picture.name(),
                    picture.width(),
                    picture.height(),
                    rows,
                    columns,
                    first,
                    any);
            for (CellComplex complex : complexes) {
                int[] size = size(complex);
                System.out.printf(
                        Locale.ROOT,
                        "  %dx%d %.1f (%.3f)",
                        size[0],
                        size[1],
                        complex.score(),
                        error(complex, rows, columns, corners));
            }
            System.out.println();
            if (folder != null) {
                draw(picture, complexes);
            }
        }
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private void draw(Picture picture, List<CellComplex> complexes) throws Exception {
        try (Picture copy = picture.copy()) {
            if (!complexes.isEmpty()) {
                CellComplex complex = complexes.get(0);
                for (Border border : complex.borders()) {
                    Point from = complex.pose().at(border.from());
                    Point to = complex.pose().at(border.to());
                    Imgproc.line(copy.pixels(), cv(from), cv(to), new Scalar(255, 0, 255), 1);
                }
            }
            Files.createDirectories(folder);
            Images.write(copy.pixels(), folder.resolve(set + "-" + picture.name() + ".png"), true);
        }
    }

    private static org.opencv.core.Point cv(Point point) {
        return new org.opencv.core.Point(point.x(), point.y());
    }

    private static int[] size(CellComplex complex) {
        int columns = (int) complex.cells().stream()
                .mapToDouble(cell -> cell.center().x())
                .max()
                .orElseThrow();
        int rows = (int) complex.cells().stream()
                .mapToDouble(cell -> cell.center().y())
                .max()
                .orElseThrow();
        return new int[] {rows, columns};
    }

    /** Greatest distance of a corner in cells; {@link #OTHER} for other rows or columns. */
    static double error(CellComplex complex, int rows, int columns, List<Point> truth) {
        int[] size = size(complex);
        List<Point> corners = List.of(
                complex.pose().at(0, 0),
                complex.pose().at(size[1], 0),
                complex.pose().at(size[1], size[0]),
                complex.pose().at(0, size[0]));
        double best = OTHER;
        for (int turn = 0; turn < 4; turn++) {
            boolean same =
                    turn % 2 == 0 ? size[0] == rows && size[1] == columns : size[0] == columns && size[1] == rows;
            if (same) {
                double worst = 0;
                for (int i = 0; i < truth.size(); i++) {
                    Point corner = corners.get((i + turn) % 4);
                    worst = Math.max(
                            worst,
                            Math.hypot(
                                    corner.x() - truth.get(i).x(),
                                    corner.y() - truth.get(i).y()));
                }
                best = Math.min(best, worst / complex.cellSize());
            }
        }
        return best;
    }

    private void print() {
        double[] times =
                milliseconds.stream().mapToDouble(each -> each).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%s: %d pictures; first < 1.5 %% %.1f, < 3 %% %.1f, < 10 %% %.1f; any < 3 %% %.1f; offered %.2f; ms %.0f, 90 %% %.0f%n",
                set,
                errors.size(),
                share(0, 0.015),
                share(0, 0.03),
                share(0, 0.1),
                share(1, 0.03),
                offered.stream().mapToInt(each -> each).average().orElse(0),
                times[times.length / 2],
                times[times.length * 9 / 10]);
    }

    private double share(int which, double most) {
        return 100.0 * errors.stream().filter(each -> each[which] < most).count() / errors.size();
    }

    private static List<Map<String, String>> manifest(Path folder) throws Exception {
        List<String> lines = Files.readAllLines(folder.resolve("manifest.tsv"));
        List<String> names = Arrays.asList(lines.get(0).split("\t"));
        return lines.stream()
                .skip(1)
                .map(line -> {
                    String[] values = line.split("\t", -1);
                    Map<String, String> row = new LinkedHashMap<>();
                    for (int i = 0; i < names.size(); i++) {
                        row.put(names.get(i), i < values.length ? values[i] : "");
                    }
                    return row;
                })
                .toList();
    }
}
