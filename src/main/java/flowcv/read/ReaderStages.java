package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Point;
import flowcv.read.decide.Decision;
import flowcv.read.decide.Solvability;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.frame.Frame;
import flowcv.read.inference.Content;
import flowcv.read.inference.Labeling;
import flowcv.read.inference.Labelings;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Shows and tells an observer what a reader does; nothing is drawn where nobody looks. */
final class ReaderStages {
    private static final Scalar GRAY = new Scalar(128, 128, 128);
    private static final Scalar GREEN = new Scalar(0, 220, 0);
    private static final Scalar RED = new Scalar(0, 0, 255);
    private static final Scalar CYAN = new Scalar(255, 255, 0);
    private static final Scalar BLACK = new Scalar(0, 0, 0);
    private static final Scalar WHITE = new Scalar(255, 255, 255);
    private static final Scalar MAGENTA = new Scalar(255, 0, 255);
    /** A person reads so many doubts. */
    private static final int MOST_DOUBTS = 12;
    /** Width of lines, in cells. */
    private static final double LINE = 0.03;

    /** Size of letters, where 1 is 20 pixels, for each pixel of a cell. */
    private static final double LETTER = 0.011;
    /** Half of a letter of size 1, in pixels. */
    private static final double HALF_LETTER = 10;

    private final StageObserver observer;
    private final Frame frame;

    ReaderStages(StageObserver observer, Frame frame) {
        this.observer = observer;
        this.frame = frame;
    }

    /** The lattices that were found. */
    void lattices(List<CellComplex> complexes) {
        if (!observer.watches()) {
            return;
        }
        observer.tell("lattices of squares: " + complexes.size());
        for (CellComplex complex : complexes) {
            observer.tell(String.format(
                    Locale.ROOT,
                    "  %d places of %.1f pixels, agreement of lines %.1f",
                    complex.form().places().size(),
                    complex.cellSize(),
                    complex.score()));
        }
        if (observer.looks() && !complexes.isEmpty()) {
            CellComplex complex = complexes.get(0);
            show("lattice", picture -> {
                for (Border border : complex.borders()) {
                    line(picture, complex, border, complex.isStub(border) ? GRAY : GREEN);
                }
            });
        }
    }

    /** What each part of the chosen complex looks like, and what it is. */
    void weighed(CellComplex complex, Evidence evidence, Labelings labelings, List<Doubt> doubts) {
        if (!observer.watches()) {
            return;
        }
        observer.tell(String.format(
                Locale.ROOT,
                "labelings: %d; a cell or border of the best costs %.3f nats on average",
                labelings.best().size(),
                labelings.mean()));
        doubts.stream().limit(MOST_DOUBTS).forEach(doubt -> observer.tell(doubt(doubt)));
        if (observer.looks()) {
            show("looks", picture -> looks(picture, complex, evidence));
            show(
                    "labeling",
                    picture -> labeling(picture, complex, labelings.best().get(0)));
        }
    }

    private static String doubt(Doubt doubt) {
        return doubt.alternatives().stream()
                .map(alternative -> String.format(Locale.ROOT, "%.0f %%", 100 * alternative.share()))
                .collect(Collectors.joining(", ", "  " + doubt.words() + " (", ")"));
    }

    /** What was decided. */
    void decided(Decision decision) {
        if (observer.watches() && decision instanceof Decision.Likeliest likeliest) {
            observer.tell(String.format(
                    Locale.ROOT,
                    "the likeliest board has %s; confidence %.3f",
                    solutions(likeliest.solutions()),
                    likeliest.confidence()));
        }
    }

    private static String solutions(Solvability solvability) {
        return switch (solvability) {
            case NONE -> "no solution";
            case ONE -> "one solution";
            case SEVERAL -> "several solutions";
            case UNKNOWN -> "solutions that nobody counted";
        };
    }

    private void show(String name, Consumer<Mat> drawer) {
        try (Mats mats = new Mats()) {
            Mat picture = mats.keep(frame.pixels().clone());
            drawer.accept(picture);
            observer.show(name, picture);
        }
    }

    private static void looks(Mat picture, CellComplex complex, Evidence evidence) {
        for (int i = 0; i < complex.borders().size(); i++) {
            Scalar color =
                    switch (BorderLook.values()[evidence.borders().get(i).likeliest()]) {
                        case NOTHING -> GRAY;
                        case THIN -> GREEN;
                        case THICK -> RED;
                        case CROSSED -> CYAN;
                        case HIDDEN -> MAGENTA;
                    };
            line(picture, complex, complex.borders().get(i), color);
        }
        for (int place : complex.form().places()) {
            String letter =
                    switch (CellLook.values()[evidence.cells().get(place).likeliest()]) {
                        case OUTSIDE -> "o";
                        case EMPTY -> "";
                        case DOT -> "D";
                        case DOT_WITH_PIPE -> "d";
                        case GLYPH -> "G";
                        case PIPE -> "p";
                        case PIPE_END -> "e";
                        case BRIDGE -> "B";
                    };
            letter(picture, complex, place, letter);
        }
    }

    private static void labeling(Mat picture, CellComplex complex, Labeling labeling) {
        for (int i = 0; i < complex.borders().size(); i++) {
            Border border = complex.borders().get(i);
            boolean first = labeling.cells().get(border.first());
            boolean second = labeling.cells().get(border.second());
            if (first || second) {
                boolean isOpen = labeling.openings().get(i)
                        || first && second && !labeling.walls().get(i);
                line(picture, complex, border, isOpen ? GREEN : RED);
            }
        }
        labeling.holding(Content.DOT).stream().forEach(place -> letter(picture, complex, place, "D"));
        labeling.holding(Content.BRIDGE).stream().forEach(place -> letter(picture, complex, place, "B"));
    }

    /** The middle half of a border. */
    private static void line(Mat picture, CellComplex complex, Border border, Scalar color) {
        Point from = complex.pose().at(between(border.from(), border.to(), 0.25));
        Point to = complex.pose().at(between(border.from(), border.to(), 0.75));
        int width = (int) Math.max(1, LINE * complex.cellSize());
        Imgproc.line(picture, at(from), at(to), color, width, Imgproc.LINE_AA);
    }

    private static void letter(Mat picture, CellComplex complex, int place, String letter) {
        Point middle = complex.pose().at(complex.cells().get(place).center());
        double size = LETTER * complex.cellSize();
        int width = (int) Math.max(1, LINE * complex.cellSize());
        org.opencv.core.Point corner =
                new org.opencv.core.Point(middle.x() - HALF_LETTER * size, middle.y() + HALF_LETTER * size);
        for (boolean isEdge : new boolean[] {true, false}) {
            Scalar color = isEdge ? BLACK : WHITE;
            int stroke = isEdge ? 3 * width : width;
            Imgproc.putText(
                    picture, letter, corner, Imgproc.FONT_HERSHEY_SIMPLEX, size, color, stroke, Imgproc.LINE_AA);
        }
    }

    private static Point between(Point from, Point to, double share) {
        return new Point(from.x() + share * (to.x() - from.x()), from.y() + share * (to.y() - from.y()));
    }

    private static org.opencv.core.Point at(Point point) {
        return new org.opencv.core.Point(point.x(), point.y());
    }
}
