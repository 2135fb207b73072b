package flowcv.verify;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.Flowcv;
import flowcv.board.Board;
import flowcv.board.GraphBoardBuilder;
import flowcv.board.Pair;
import flowcv.image.ImageSource;
import flowcv.image.Images;
import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import flowcv.testing.Shared;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Pictures are turned, or turned over, and read: what is told of them is what was done to them. */
class TurnedPicturesTest {
    private static final double HALF = 0.5;

    @ParameterizedTest
    @CsvSource({
        "samples/hexes.png, 0",
        "samples/hexes.png, 60",
        "samples/hexes.png, 90",
        "samples/hexes.png, 180",
        "samples/hexes.png, 270",
        "samples/hexes.png, 300",
        "samples/7x7.png, 90",
        "samples/7x7.png, 180",
        "testdata/34-pixel-2-star.jpg, 0",
        "testdata/34-pixel-2-star.jpg, 90",
        "testdata/34-pixel-2-star.jpg, 180",
        "testdata/35-galaxy-j3-ring.png, 270",
    })
    void theTurnIsThatOfThePicture(Path file, int degrees) throws Exception {
        Checked checked = check(file, truth(file), degrees, false);
        assertThat(checked.verdict()).isEqualTo(Verdict.EXACT);
        assertThat(checked.turn()).hasValue(degrees);
        assertThat(checked.words())
                .isEqualTo(
                        degrees == 0 ? "exact" : "exact, but turned by " + degrees + " degrees clockwise in the photo");
    }

    @ParameterizedTest
    @ValueSource(strings = {"samples/hexes.png", "samples/7x7.png"})
    void aMirrorImageIsWrong(Path file) throws Exception {
        Checked checked = check(file, truth(file), 0, true);
        assertThat(checked.found()).isPresent();
        assertThat(checked.verdict()).isEqualTo(Verdict.WRONG);
        assertThat(checked.differences()).isNotEmpty();
        assertThat(checked.turn()).isEmpty();
    }

    @Test
    void noTurnIsToldOfCellsThatTheFileHasElsewhere() throws Exception {
        Path file = Path.of("testdata/34-pixel-2-star.jpg");
        Board truth = truth(file);
        Random random = new Random(1);
        GraphBoardBuilder elsewhere = new GraphBoardBuilder();
        for (int place = 0; place < truth.size(); place++) {
            elsewhere.cell(truth.name(place), random.nextInt(1000), random.nextInt(1000));
        }
        truth.links().forEach(link -> elsewhere.link(truth.name(link.first()), truth.name(link.second())));
        for (Pair pair : truth.pairs()) {
            elsewhere.dot(pair.label(), truth.name(pair.first())).dot(pair.label(), truth.name(pair.second()));
        }
        Checked checked = check(file, elsewhere.build(), 90, false);
        assertThat(checked.verdict()).isEqualTo(Verdict.EXACT);
        assertThat(checked.turn()).isEmpty();
        assertThat(checked.words()).isEqualTo("exact");
    }

    private static Board truth(Path file) throws Exception {
        return Shared.boards(Path.of(file.toString().replaceFirst("\\.[a-z]+$", ".flow")))
                .get(0)
                .board();
    }

    private static Checked check(Path file, Board truth, int degrees, boolean mirrored) throws Exception {
        Case of = new Case(file, Optional.empty(), Map.of("kind", "photo"));
        try (Picture picture = turned(file, degrees, mirrored)) {
            Reading reading = Flowcv.recognize(picture, StageObserver.NONE);
            return Verifier.judge(of, Optional.of(truth), reading, 0);
        }
    }

    private static Picture turned(Path file, int degrees, boolean mirrored) throws Exception {
        try (Picture picture = Images.decode(
                        ImageSource.read(file.toString(), InputStream.nullInputStream()), file.toString());
                Mats mats = new Mats()) {
            Mat from = mats.mat();
            if (mirrored) {
                Core.flip(picture.pixels(), from, 1);
            } else {
                picture.pixels().copyTo(from);
            }
            Mat to = new Mat();
            if (degrees == 0) {
                from.copyTo(to);
            } else if (degrees % 90 == 0) {
                Core.rotate(
                        from,
                        to,
                        List.of(Core.ROTATE_90_CLOCKWISE, Core.ROTATE_180, Core.ROTATE_90_COUNTERCLOCKWISE)
                                .get(degrees / 90 - 1));
            } else {
                double side = Math.hypot(from.cols(), from.rows());
                Point middle = new Point(from.cols() * HALF, from.rows() * HALF);
                Mat map = mats.keep(Imgproc.getRotationMatrix2D(middle, -degrees, 1));
                map.put(0, 2, map.get(0, 2)[0] + side * HALF - middle.x);
                map.put(1, 2, map.get(1, 2)[0] + side * HALF - middle.y);
                Imgproc.warpAffine(from, to, map, new Size(side, side), Imgproc.INTER_AREA);
            }
            return new Picture(file.toString(), to);
        }
    }
}
