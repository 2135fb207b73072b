package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.image.Images;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

/** What is shown and told of boards that are read by faces. */
class FaceSheetsTest {
    private static final Witness ALL = board -> Witness.Testimony.ONE_SOLUTION;
    private static final String HEXAGONS = "hexagons at brightness 112, cells of 105 pixels: found ";

    private final Mats mats = new Mats();
    private final Map<String, Mat> shown = new LinkedHashMap<>();
    private final List<String> told = new ArrayList<>();
    private final StageObserver observer = new StageObserver() {
        @Override
        public void show(String name, Mat picture) {
            shown.put(name, mats.keep(picture.clone()));
        }

        @Override
        public void tell(String sentence) {
            told.add(sentence);
        }
    };

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @AfterEach
    void release() {
        mats.close();
    }

    private static Reading.Read read(Path file, StageObserver observer) throws Exception {
        try (Picture picture = Images.decode(Files.readAllBytes(file), "sample")) {
            return (Reading.Read) new Recognizer(ALL, Recognizer.LEAST_CONFIDENCE, observer).recognize(picture);
        }
    }

    private int pixels(String stage, int red, int green, int blue) {
        try (Mats own = new Mats()) {
            Mat those = own.mat();
            Scalar color = new Scalar(blue, green, red);
            Core.inRange(shown.get(stage), color, color, those);
            return Core.countNonZero(those);
        }
    }

    @Test
    void everyStageOfHexagonsIsShownAndTold() throws Exception {
        read(Path.of("samples", "hexes.png"), observer);
        assertThat(shown.keySet())
                .containsSubsequence(
                        "face-lines-112", "faces-112", "face-sides-112", "face-marks-112", "face-pairs-112");
        assertThat(told)
                .containsSubsequence(
                        HEXAGONS + "116 faces, 19 of them cells",
                        HEXAGONS + "19 cells, hexagons in 5 rows of 5",
                        HEXAGONS + "42 sides between two cells: 0 as thick as walls, 0 crossed by pipes, 0 not seen",
                        HEXAGONS + "12 dots",
                        HEXAGONS + "6 pairs by color; sure by 100 % that no other pairing is as good");
    }

    @Test
    void thinAndThickSidesHaveTheColorsOfThoseOfSquares() throws Exception {
        read(Path.of("samples", "hexes.png"), observer);
        // 42 sides between cells and 30 of the outline are 60 pixels long, 2 and 5 wide, without the gaps of numbers.
        assertThat(pixels("face-sides-112", 0x40, 0xC4, 0xFF)).isBetween(42 * 60, 42 * 60 * 4);
        assertThat(pixels("face-sides-112", 0xFF, 0x40, 0x81)).isBetween(30 * 60 * 3, 30 * 60 * 8);
    }

    @Test
    void dotsAreDrawnInTheirColors() throws Exception {
        Reading.Read read = read(Path.of("samples", "hexes.png"), observer);
        Map<String, Integer> colors = read.placement().colors();
        assertThat(colors).hasSize(6);
        // Two discs of a radius of 37 pixels, on each of which a name takes some.
        assertThat(colors.values())
                .allSatisfy(rgb -> assertThat(pixels("face-marks-112", rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF))
                        .isGreaterThan(3000));
    }

    @Test
    void cellsOfNoLatticeAreToldByTheNamesOfTheBoard() throws Exception {
        Board board =
                read(Path.of("testdata", "33-iphone-5-cube.png"), observer).board();
        String first = board.name(0);
        String last = board.name(board.size() - 1);
        assertThat(told)
                .anyMatch(sentence -> sentence.endsWith("found 48 cells, on no lattice: " + first + " to " + last));
    }

    @Test
    void whoOnlyListensIsToldTheSame() throws Exception {
        read(Path.of("samples", "hexes.png"), observer);
        List<String> heard = new ArrayList<>();
        read(Path.of("samples", "hexes.png"), StageObserver.NONE.telling(heard::add));
        assertThat(heard).isEqualTo(told);
    }

    @Test
    void linesTakenInTwoWaysThatComeToTheSameAreToldOnce() {
        try (Picture picture = new Picture("black", Mat.zeros(10, 10, CvType.CV_8UC3))) {
            FaceSheets sheets =
                    new FaceSheets(new WatchedLook(StageObserver.NONE.telling(told::add), picture, "faces", "", ""));
            FaceGrid plain = DrawnRing.grid();
            FaceGrid walled = DrawnRing.grid(4);
            for (FaceGrid grid : List.of(plain, plain, walled, plain)) {
                sheets.cells(grid);
                sheets.dots(grid, List.of());
            }
        }
        assertThat(told)
                .containsExactly(
                        "faces: found 7 cells, on no lattice: c1 to c7",
                        "faces: found 7 sides between two cells: 0 as thick as walls, 0 crossed by pipes, 0 not seen",
                        "faces: found 0 dots",
                        "faces, lines taken in way 2: found 7 cells, on no lattice: c1 to c7",
                        "faces, lines taken in way 2: found 7 sides between two cells: 1 as thick as walls,"
                                + " 0 crossed by pipes, 0 not seen",
                        "faces, lines taken in way 2: found 0 dots");
    }

    @Test
    void wherePicturesAreNotWatchedNothingIsDone() {
        FaceSheets sheets = new FaceSheets(new WatchedLook(StageObserver.NONE, null, "faces", "", ""));
        // None of this could be drawn.
        sheets.lines(null);
        sheets.faces(null, List.of());
        sheets.cells(null);
        sheets.dots(null, null);
        sheets.pairs(null, null);
        assertThat(told).isEmpty();
    }
}
