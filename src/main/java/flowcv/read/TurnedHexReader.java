package flowcv.read;

import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.pixel.Pixels;
import flowcv.read.pose.PoseFinder;
import flowcv.read.pose.Straight;
import java.util.List;

/** Reads boards of hexagons that are turned or tilted, as on photographs, from each lattice, straightened. */
final class TurnedHexReader {
    private final StageObserver observer;

    TurnedHexReader(StageObserver observer) {
        this.observer = observer;
    }

    /**
     * Reads the board as it is softened, which is right for most, or less softened (met: two boards with many holes).
     *
     * @param belief turns down readings that cannot be right
     */
    Found<Reading.Read> read(Picture picture, Belief belief) {
        PoseFinder.Poses poses = PoseFinder.findHexes(picture);
        Found<Reading.Read> found = look(poses.softened(), belief);
        // Where all cells and dots are seen, sharper lines do not mend what their colors or solutions say.
        boolean isUnclear =
                found instanceof Found.Not<Reading.Read> not && not.stage().compareTo(Stage.PAIRS) < 0;
        return isUnclear ? found.or(() -> look(poses.sharper(), belief)) : found;
    }

    private Found<Reading.Read> look(List<Straight> all, Belief belief) {
        try {
            return Found.first(
                    new Found.Not<>(Stage.BOARD, "found no lattice of hexagons, turned or tilted"),
                    all,
                    straight -> look(straight, belief));
        } finally {
            all.forEach(Straight::close);
        }
    }

    private Found<Reading.Read> look(Straight straight, Belief belief) {
        if (observer.watches()) {
            observer.tell("straightened hexagons: " + StraightWords.of(straight));
            observer.show("straightened-hexagons", straight.picture().pixels());
        }
        FaceSheets sheets = new FaceSheets(
                new WatchedLook(observer, straight.picture(), "straightened hexagons", "straightened-", ""));
        Pixels pixels = Pixels.of(straight.picture());
        HexFit fit = new HexFit(straight.zero().x(), straight.zero().y(), straight.cell());
        List<Found<FaceGrid>> grids = grids(straight, pixels, fit, sheets);
        Found<Reading.Read> found = OneBoard.of(grids, Glare.on(straight.picture(), straight.cell()), belief, sheets);
        if (found instanceof Found.Yes<Reading.Read> yes) {
            List<Point> middles = fit.middles(pixels.width(), pixels.height());
            found = StrayDots.refuteOnLattice(yes.value(), CellDiscs.find(pixels, fit.cellSize(), middles));
        }
        sheets.end(found);
        return found instanceof Found.Yes<Reading.Read> yes
                ? new Found.Yes<>(inOriginal(yes.value(), straight))
                : found;
    }

    private List<Found<FaceGrid>> grids(Straight straight, Pixels pixels, HexFit fit, FaceSheets sheets) {
        Segments hexagons = CellInk.in(pixels, HexFaces.of(Segments.blank(straight.picture()), fit), fit);
        sheets.lines(hexagons);
        FaceSideReader reader = FaceSideReader.straightened(pixels, hexagons, fit.cellSize(), straight.contrast());
        List<FaceSide> sides = Contact.of(hexagons).stream().map(reader::read).toList();
        List<Face> faces = FaceMeasures.of(hexagons, fit.cellSize());
        List<Found<FaceGrid>> grids = FaceFinder.findStraightened(faces, sides, fit.cellSize());
        sheets.faces(new FaceNetwork(hexagons, fit.cellSize(), CellAreas.PHOTOGRAPHED, faces, sides), grids);
        return grids;
    }

    /** A reading of a straightened part, placed in the whole picture. */
    private static Reading.Read inOriginal(Reading.Read read, Straight straight) {
        Placement placement = read.placement();
        double[] cells = placement.centers().stream()
                .mapToDouble(straight::originalCell)
                .sorted()
                .toArray();
        double cell = cells[cells.length / 2];
        Placement original = new Placement(
                placement.corners().stream().map(straight::original).toList(),
                placement.centers().stream().map(straight::original).toList(),
                cell,
                placement.dotDiameter() * cell / straight.cell(),
                placement.colors());
        return new Reading.Read(read.board(), original, read.confidence(), read.drawn());
    }
}
