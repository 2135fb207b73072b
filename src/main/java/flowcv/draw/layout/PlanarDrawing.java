package flowcv.draw.layout;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Cells laid out by their links alone: parts that no link joins lie beside each other. */
final class PlanarDrawing {
    /** Between two parts, in cells. */
    private static final double APART = 1;

    /** A part of a board. */
    private record Part(List<Integer> places, CellComplex complex, double[] x, double[] y) {
        static Part of(Rotation rotation, List<Integer> places) {
            CellComplex complex = CellComplex.of(rotation.part(places));
            Triangles triangles = new Triangles(complex);
            double[] x = new double[complex.vertices()];
            double[] y = new double[complex.vertices()];
            BarycentricDrawing.draw(complex, triangles.neighbors(), x, y);
            if (!triangles.areUpright(x, y)) {
                throw new UndrawableBoardException("a board of free cells within each other " + places.size()
                        + " deep, too small to be drawn; expected a header 'outlines' that tells their corners");
            }
            Relaxation.relax(complex, triangles, x, y);
            double left = least(x);
            double top = least(y);
            return new Part(
                    places,
                    complex,
                    Arrays.stream(x).map(v -> v - left).toArray(),
                    Arrays.stream(y).map(v -> v - top).toArray());
        }

        private static double least(double[] values) {
            return Arrays.stream(values).min().orElseThrow();
        }

        double width() {
            return Arrays.stream(x).max().orElseThrow();
        }

        double height() {
            return Arrays.stream(y).max().orElseThrow();
        }
    }

    private PlanarDrawing() {}

    static CellLayout of(Rotation rotation) {
        List<Part> parts = new ArrayList<>();
        rotation.components().forEach(places -> parts.add(Part.of(rotation, places)));
        parts.sort(Comparator.comparingDouble(Part::height).reversed());
        double most = parts.stream()
                .mapToDouble(part -> (part.width() + APART) * (part.height() + APART))
                .sum();
        double width = Math.max(
                Math.sqrt(most), parts.stream().mapToDouble(Part::width).max().orElseThrow());
        List<List<Point>> polygons =
                new ArrayList<>(Collections.nCopies(rotation.around().size(), List.of()));
        List<Point> centers =
                new ArrayList<>(Collections.nCopies(rotation.around().size(), new Point(0, 0)));
        double left = 0;
        double top = 0;
        double bottom = 0;
        for (Part part : parts) {
            if (left > 0 && left + part.width() > width) {
                left = 0;
                top = bottom + APART;
            }
            for (int i = 0; i < part.places().size(); i++) {
                List<Point> polygon = new ArrayList<>();
                for (int vertex : part.complex().cells().get(i)) {
                    polygon.add(new Point(left + part.x()[vertex], top + part.y()[vertex]));
                }
                int middle = part.complex().middle(i);
                polygons.set(part.places().get(i), polygon);
                centers.set(part.places().get(i), new Point(left + part.x()[middle], top + part.y()[middle]));
            }
            left += part.width() + APART;
            bottom = Math.max(bottom, top + part.height());
        }
        return new CellLayout(polygons, centers, false);
    }
}
