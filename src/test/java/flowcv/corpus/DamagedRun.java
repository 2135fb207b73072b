package flowcv.corpus;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Reading;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Rect;

/** Damages pictures that are read exactly as they are, and reads them again. */
final class DamagedRun {
    private final List<Damage> damages;
    private final Tally tally = new Tally();

    /**
     * A run.
     *
     * @param kind what the names of damages begin with; all do with nothing
     */
    DamagedRun(String kind) {
        damages = Damage.all().stream()
                .filter(damage -> damage.name().startsWith(kind))
                .toList();
    }

    Tally tally() {
        return tally;
    }

    /** Does to a picture all that can happen to it; a picture that is not read as it is counts nowhere. */
    void add(String name, Picture picture, Board truth) {
        Optional<Reading.Read> read = Verdict.exact(picture, truth);
        if (read.isEmpty()) {
            return;
        }
        Rect board = box(read.get().placement().corners(), picture);
        for (Damage damage : damages) {
            Mat pixels = damage.of(picture.pixels(), board);
            try (Picture damaged = new Picture(name, pixels)) {
                tally.add(damage.name(), name, verdict(damaged, truth, damage));
            }
        }
    }

    /** Boards of free tilings are told by where their cells lie, which is elsewhere in a turned picture. */
    private static Verdict verdict(Picture damaged, Board truth, Damage damage) {
        return truth.topology() == Topology.GRAPH && damage.turnsFar()
                ? Verdict.onPhotograph(damaged, truth)
                : Verdict.on(damaged, truth);
    }

    private static Rect box(List<Point> corners, Picture picture) {
        int left = (int) Math.max(0, corners.get(0).x());
        int top = (int) Math.max(0, corners.get(0).y());
        int right = (int) Math.min(picture.width(), Math.ceil(corners.get(2).x() + 1));
        int bottom = (int) Math.min(picture.height(), Math.ceil(corners.get(2).y() + 1));
        return new Rect(left, top, right - left, bottom - top);
    }
}
