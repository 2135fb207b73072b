package flowcv.corpus;

import flowcv.Flowcv;
import flowcv.board.Topology;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Rect;

/** The project's own pictures, shrunk, turned, cropped, blurred, noisy: each damaged in every way. */
final class DamagedPictures {
    private DamagedPictures() {}

    static List<Case> cases(Row row) throws Exception {
        List<Case> cases = new ArrayList<>();
        for (StoredPictures.Stored stored : StoredPictures.of(row.packs())) {
            for (Damage damage : Damage.all()) {
                String name = stored.file().getFileName() + " " + damage.name();
                cases.add(new Case(row.corpus(), name, () -> damaged(stored, damage)));
            }
        }
        return cases;
    }

    /** Where the board lies tells what is read of the picture as it is; one that is not read is left out. */
    private static Optional<Sample> damaged(StoredPictures.Stored stored, Damage damage) throws Exception {
        try (Picture picture = stored.picture()) {
            Rect board = new Rect();
            if (damage.needsBoard()) {
                if (!(Flowcv.recognize(picture, StageObserver.NONE) instanceof Reading.Read read)) {
                    return Optional.empty();
                }
                board = box(read.placement().corners(), picture);
            }
            // Boards of free tilings are told by where their cells lie, which is elsewhere in a turned picture.
            boolean isTurned = stored.entry().board().topology() == Topology.GRAPH && damage.turnsFar();
            Truth truth = isTurned
                    ? Truth.turned(stored.entry().board())
                    : Truth.board(stored.entry().board());
            return Optional.of(
                    Sample.of(damage.name(), new Picture(damage.name(), damage.of(picture.pixels(), board)), truth));
        }
    }

    private static Rect box(List<Point> corners, Picture picture) {
        int left = (int) Math.max(0, corners.get(0).x());
        int top = (int) Math.max(0, corners.get(0).y());
        int right = (int) Math.min(picture.width(), Math.ceil(corners.get(2).x() + 1));
        int bottom = (int) Math.min(picture.height(), Math.ceil(corners.get(2).y() + 1));
        return new Rect(left, top, right - left, bottom - top);
    }
}
