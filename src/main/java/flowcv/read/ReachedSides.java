package flowcv.read;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Reads the sides of faces from dot to dot: those that no line joins to any are no cells, and most of a picture that a
 * lattice parts lies beside the board.
 */
final class ReachedSides {
    private final FaceSideReader reader;
    private final List<Face> faces;
    private final double cellSize;
    private final double greatest;

    /**
     * @param faces by the number of their label
     * @param cellSize the square root of a cell's area, in pixels
     * @param greatest area of what may be a cell, in these cells
     */
    ReachedSides(FaceSideReader reader, List<Face> faces, double cellSize, double greatest) {
        this.reader = reader;
        this.faces = faces;
        this.cellSize = cellSize;
        this.greatest = greatest;
    }

    /** All sides of faces that lines join to some dot; none where there are no two dots that they could join. */
    List<FaceSide> among(Segments segments) {
        int[] dots = IntStream.range(0, faces.size())
                .filter(face -> FaceGraph.holdsDot(faces.get(face), cellSize, greatest))
                .toArray();
        return dots.length < 2 ? List.of() : from(dots, Contact.of(segments));
    }

    private List<FaceSide> from(int[] dots, List<Contact> contacts) {
        List<List<Integer>> around = new ArrayList<>();
        faces.forEach(face -> around.add(new ArrayList<>()));
        for (int i = 0; i < contacts.size(); i++) {
            around.get(contacts.get(i).first()).add(i);
            around.get(contacts.get(i).second()).add(i);
        }
        FaceSide[] sides = new FaceSide[contacts.size()];
        BitSet seen = new BitSet();
        Deque<Integer> queue = new ArrayDeque<>();
        Arrays.stream(dots).forEach(queue::add);
        while (!queue.isEmpty()) {
            int face = queue.poll();
            if (seen.get(face)) {
                continue;
            }
            seen.set(face);
            for (int contact : around.get(face)) {
                if (sides[contact] == null) {
                    sides[contact] = reader.read(contacts.get(contact));
                }
                if (joins(sides[contact], face)) {
                    queue.add(sides[contact].other(face));
                }
            }
        }
        return Arrays.stream(sides).filter(Objects::nonNull).toList();
    }

    private boolean joins(FaceSide side, int face) {
        return side.side().isDrawn()
                && FaceGraph.isLong(side, cellSize)
                && FaceGraph.isLikeCell(faces.get(side.other(face)), cellSize, greatest);
    }
}
