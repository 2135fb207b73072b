package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.Flowcv;
import flowcv.board.Board;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.format.FlowFormat;
import flowcv.image.Images;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.Placement;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.imgproc.Imgproc;

/** Boards of which the picture does not show all. */
class CroppedBoardsTest {
    private Picture whole;
    private Board truth;
    private Placement placement;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @BeforeEach
    void readTheSample() throws Exception {
        whole = Images.decode(Files.readAllBytes(Path.of("samples/7x7.png")), "7x7");
        truth = FlowFormat.read(Files.readString(Path.of("samples/7x7.flow")), "7x7")
                .get(0)
                .board();
        placement = ((Reading.Read) recognize(whole)).placement();
    }

    @AfterEach
    void close() {
        whole.close();
    }

    private static Reading recognize(Picture picture) {
        return Flowcv.recognize(picture, StageObserver.NONE);
    }

    /** The picture without what lies farther out than some cells within each border: left, top, right, bottom. */
    private Picture cropped(double left, double top, double right, double bottom) {
        double cell = placement.cellSize();
        flowcv.image.Point first = placement.corners().get(0);
        flowcv.image.Point last = placement.corners().get(2);
        int x = (int) Math.max(0, Math.round(first.x() + left * cell));
        int y = (int) Math.max(0, Math.round(first.y() + top * cell));
        int endX = (int) Math.min(whole.width(), Math.round(last.x() - right * cell));
        int endY = (int) Math.min(whole.height(), Math.round(last.y() - bottom * cell));
        Mat part = whole.pixels().submat(new Rect(x, y, endX - x, endY - y));
        try {
            return new Picture("cropped", part.clone());
        } finally {
            Mats.release(part);
        }
    }

    /** The picture turned around the middle of its board, whose first corner is left so far beyond its left edge. */
    private Picture turned(double degrees, double beyond) {
        flowcv.image.Point first = placement.corners().get(0);
        flowcv.image.Point last = placement.corners().get(2);
        Point middle = new Point((first.x() + last.x()) / 2, (first.y() + last.y()) / 2);
        Mat turn = Imgproc.getRotationMatrix2D(middle, degrees, 1);
        double x = turn.get(0, 0)[0] * first.x() + turn.get(0, 1)[0] * first.y() + turn.get(0, 2)[0];
        turn.put(0, 2, turn.get(0, 2)[0] - x - beyond * placement.cellSize());
        Mat pixels = new Mat();
        Imgproc.warpAffine(whole.pixels(), pixels, turn, whole.pixels().size(), Imgproc.INTER_LINEAR);
        Mats.release(turn);
        return new Picture("turned", pixels);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.05, 0.1, 0.2, 0.3})
    void aBoardThatIsCroppedOnAllSidesIsRead(double depth) {
        try (Picture picture = cropped(depth, depth, depth, depth)) {
            assertThat(Verdict.on(picture, truth).kind()).isEqualTo(Verdict.Kind.EXACT);
        }
    }

    @Test
    void withoutAWitnessNobodyKnowsWhatLiesBeyond() {
        try (Picture picture = cropped(0.3, 0.3, 0.3, 0.3)) {
            assertThat(Flowcv.recognizeWithoutWitness(picture, StageObserver.NONE))
                    .isInstanceOf(Reading.Refused.class);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.08, 0.11, 0.2, 0.3, 1.2, 2.3})
    void aBoardThatIsCutOnOneSideIsRefused(double depth) {
        try (Picture picture = cropped(depth, -1, -1, -1)) {
            assertThat(recognize(picture)).isInstanceOf(Reading.Refused.class);
        }
        try (Picture picture = cropped(-1, -1, -1, depth)) {
            assertThat(recognize(picture)).isInstanceOf(Reading.Refused.class);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.25, 0.35, 0.45})
    void aBoardThatLeansOutOfThePictureIsRead(double beyond) {
        try (Picture picture = turned(6, beyond)) {
            assertThat(Verdict.on(picture, truth).kind()).isEqualTo(Verdict.Kind.EXACT);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.8, 1.1, 1.5})
    void aCellWhoseMiddleIsNotSeenIsNotGuessed(double beyond) {
        try (Picture picture = turned(6, beyond)) {
            assertThat(recognize(picture)).isInstanceOf(Reading.Refused.class);
        }
    }

    /** Where the border may be open, what lies beyond the picture is not closed for certain. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aBoardWithWallsWhoseBorderIsNotSeenIsRefused(long seed) {
        Board walls = RandomBoards.unique(seed).walls(6, 6).board();
        try (Painted painted = GameScreen.paint(walls, Scene.plain(Devices.PHONE, seed))) {
            whole.close();
            whole = new Picture("walls", painted.picture().pixels().clone());
            placement = painted.placement();
            try (Picture picture = cropped(0.25, 0.25, 0.25, 0.25)) {
                assertThat(recognize(picture)).isInstanceOf(Reading.Refused.class);
            }
        }
    }
}
