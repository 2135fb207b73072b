package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

class WatchedLookTest {
    private static final int SMALL = 200;
    private static final int LARGE = 600;

    private final List<String> told = new ArrayList<>();
    private final List<String> shown = new ArrayList<>();
    private int width;
    /** The level of green where the rim of the disc is. */
    private double rim;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private void show(int side, int zoom) {
        StageObserver observer = new StageObserver() {
            @Override
            public void show(String name, Mat picture) {
                shown.add(name);
                width = picture.cols();
                rim = picture.get(100 * zoom, 130 * zoom)[1];
            }

            @Override
            public void tell(String sentence) {
                told.add(sentence);
            }
        };
        try (Picture picture = new Picture("gray", new Mat(side, side, CvType.CV_8UC3, Scalar.all(90)))) {
            new WatchedLook(observer, picture, "brightness 112", "turned-", "-112")
                    .show("discs", "1 discs", sheet -> sheet.circle(new Disc(100, 100, 30, 1), Sheet.FOUND));
        }
    }

    @Test
    void whatIsFoundIsToldBelowItsHeadingAndShownByItsName() {
        show(LARGE, 1);
        assertThat(told).containsExactly("brightness 112: found 1 discs");
        assertThat(shown).containsExactly("turned-discs-112");
        assertThat(width).isEqualTo(LARGE);
        assertThat(rim).isGreaterThan(200);
    }

    @Test
    void smallPicturesAreShownEnlargedWithEverythingInItsPlace() {
        show(SMALL, 3);
        assertThat(width).isEqualTo(3 * SMALL);
        assertThat(rim).isGreaterThan(200);
    }

    @Test
    void longOnesAreNotEnlargedBeyondAScreen() {
        StageObserver observer = (name, picture) -> width = picture.cols();
        try (Picture strip = new Picture("gray", new Mat(4000, 40, CvType.CV_8UC3, Scalar.all(90)))) {
            new WatchedLook(observer, strip, "brightness 112", "", "").show("discs", "0 discs", sheet -> {});
        }
        assertThat(width).isEqualTo(40);
    }

    @Test
    void endsAreToldAndBoardsAreNot() {
        try (Picture picture = new Picture("gray", new Mat(SMALL, SMALL, CvType.CV_8UC3, Scalar.all(90)))) {
            WatchedLook look = new WatchedLook(StageObserver.NONE.telling(told::add), picture, "faces", "", "");
            look.end(new Found.Not<>(Stage.DOTS, "no dot is seen"));
            look.end(new Found.Yes<>(null));
        }
        assertThat(told).containsExactly("faces: no board (dots): no dot is seen");
    }
}
