package flowcv.draw.camera;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Scene;
import flowcv.image.OpenCv;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Mat;

/** Photographs show the screen as their shot says. */
class CameraTest {
    private static final Board BOARD = BoardBuilder.square(5, 5)
            .dot("R", 0, 0)
            .dot("R", 4, 4)
            .dot("Y", 0, 4)
            .dot("Y", 4, 0)
            .build();

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void theSameShotMakesTheSameFileAndAnotherOneAnother() {
        try (Painted one = photo(Shot.random(7));
                Painted again = photo(Shot.random(7));
                Painted other = photo(Shot.random(8))) {
            assertThat(one.file()).isEqualTo(again.file()).isNotEqualTo(other.file());
            assertThat(one.extension()).isEqualTo("jpg");
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void theWholeBoardIsSeenAndItsDotsStandOutWhereThePlacementSays(long seed) {
        Shot shot = Shot.random(seed);
        try (Painted photo = photo(shot)) {
            Placement placement = photo.placement();
            for (Point corner : placement.corners()) {
                assertThat(corner.x()).isBetween(0.0, shot.sensor().width() - 1.0);
                assertThat(corner.y()).isBetween(0.0, shot.sensor().height() - 1.0);
            }
            List<Point> centers = placement.centers();
            Mat pixels = photo.picture().pixels();
            for (int dot : new int[] {0, 4, 20, 24}) {
                // Between this cell and the middle of the board there is an empty one.
                int beside = BOARD.place(1 + 2 * (dot / 5) / 4, 1 + 2 * (dot % 5) / 4);
                assertThat(brightness(pixels, centers.get(dot)))
                        .isGreaterThan(brightness(pixels, centers.get(beside)) + 30);
            }
        }
    }

    /** A strong lens bent a corner of three boards of a thousand out of the picture. */
    @Test
    void noLensBendsACornerOutOfThePicture() {
        try (Painted screen = GameScreen.paint(BOARD, Scene.plain(Devices.PHONE, 1))) {
            List<Long> outside = new ArrayList<>();
            for (long seed = 0; seed < 1000; seed++) {
                Shot shot = Shot.random(seed);
                View view = View.of(shot, screen.placement());
                boolean isSeen = screen.placement().corners().stream()
                        .map(view::inPicture)
                        .allMatch(corner -> isInside(corner.x(), shot.sensor().width())
                                && isInside(corner.y(), shot.sensor().height()));
                if (!isSeen) {
                    outside.add(seed);
                }
            }
            assertThat(outside).isEmpty();
        }
    }

    /** The width of half a border from the edge, at least. */
    private static boolean isInside(double place, int size) {
        return place >= 0.006 * size && place <= size - 1 - 0.006 * size;
    }

    @Test
    void aLensThatShowsNoBoardIsRefused() {
        Shot random = Shot.random(3);
        Stance stance = new Stance(0.4, 0.2, -0.3, 1.2, 0.9, 0, 0, Double.NaN, 1.2);
        try (Painted screen = GameScreen.paint(BOARD, Scene.plain(Devices.PHONE, 1))) {
            assertThatThrownBy(() -> View.of(random.with(stance), screen.placement()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("bends by NaN");
        }
    }

    @Test
    void aLensBendsBothWaysAlike() {
        Shot random = Shot.random(3);
        Stance stance = new Stance(0.4, 0.2, -0.3, 1.2, 0.9, 0.1, 0.9, 0.05, 1.2);
        try (Painted screen = GameScreen.paint(BOARD, Scene.plain(Devices.PHONE, 1))) {
            View view = View.of(random.with(stance), screen.placement());
            for (Point center : screen.placement().centers()) {
                Point back = view.onScreen(view.inPicture(center));
                assertThat(Math.hypot(back.x() - center.x(), back.y() - center.y()))
                        .isLessThan(0.01);
            }
        }
    }

    private static Painted photo(Shot shot) {
        try (Painted screen = GameScreen.paint(BOARD, Scene.plain(Devices.PHONE, 1))) {
            return Camera.photograph(screen, shot);
        }
    }

    private static double brightness(Mat pixels, Point at) {
        double[] bgr = pixels.get((int) Math.round(at.y()), (int) Math.round(at.x()));
        return Math.max(bgr[0], Math.max(bgr[1], bgr[2]));
    }
}
