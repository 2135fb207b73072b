package flowcv.read;

import flowcv.board.SameBoard;
import flowcv.image.Picture;
import flowcv.read.pose.PoseFinder;
import flowcv.read.pose.Straight;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Reads boards of hexagons that are turned or tilted, as on photographs, from each lattice, straightened. */
final class TurnedHexReader {
    private final StageObserver observer;

    TurnedHexReader(StageObserver observer) {
        this.observer = observer;
    }

    /** @param believed turns down readings that cannot be right */
    Found<Reading.Read> read(Picture picture, UnaryOperator<Found<Reading.Read>> believed) {
        Found.Not<Reading.Read> furthest =
                new Found.Not<>(Stage.BOARD, "found no lattice of hexagons, turned or tilted");
        List<Straight> all = PoseFinder.findHexes(picture);
        try {
            for (Straight straight : all) {
                if (observer.watches()) {
                    observer.show("straightened hexagons", straight.picture().pixels());
                }
                Found<Reading.Read> found = read(straight, believed);
                if (found instanceof Found.Yes<Reading.Read> yes) {
                    return new Found.Yes<>(TurnedReader.inOriginal(yes.value(), straight));
                }
                furthest = furthest.orFurther(found);
            }
        } finally {
            all.forEach(Straight::close);
        }
        return furthest;
    }

    /** The one board as which the lines can be taken; a wall more or less often leaves one solution, too. */
    private Found<Reading.Read> read(Straight straight, UnaryOperator<Found<Reading.Read>> believed) {
        Found.Not<Reading.Read> furthest = new Found.Not<>(Stage.BOARD, "found no board of hexagons");
        Glare glare = Glare.on(straight.picture(), straight.cell());
        Optional<Reading.Read> first = Optional.empty();
        for (Found<FaceGrid> grid : grids(straight)) {
            Found<Reading.Read> found = FaceGridReader.read(grid, glare);
            if (first.isPresent() && isSame(first.get(), found)) {
                continue;
            }
            found = believed.apply(found);
            furthest = furthest.orFurther(found);
            if (found instanceof Found.Yes<Reading.Read> yes) {
                if (first.isPresent()) {
                    return new Found.Not<>(
                            Stage.SOLUTION, "its lines can be taken in two ways, and either board has one solution");
                }
                first = Optional.of(yes.value());
            }
        }
        return first.isPresent() ? new Found.Yes<>(first.get()) : furthest;
    }

    private static boolean isSame(Reading.Read first, Found<Reading.Read> found) {
        return found instanceof Found.Yes<Reading.Read> yes
                && SameBoard.test(first.board(), yes.value().board());
    }

    private List<Found<FaceGrid>> grids(Straight straight) {
        Pixels pixels = Pixels.of(straight.picture());
        HexFit fit = new HexFit(straight.zero().x(), straight.zero().y(), straight.cell());
        Segments hexagons = CellInk.in(pixels, HexFaces.of(Segments.blank(straight.picture()), fit), fit);
        if (observer.watches()) {
            SegmentsDrawing.show(hexagons, observer);
        }
        FaceSideReader reader = FaceSideReader.straightened(pixels, hexagons, fit.cellSize(), straight.contrast());
        List<FaceSide> sides = Contact.of(hexagons).stream().map(reader::read).toList();
        List<Face> faces = FaceMeasures.of(hexagons, fit.cellSize());
        return FaceFinder.findStraightened(faces, sides, fit.cellSize());
    }
}
