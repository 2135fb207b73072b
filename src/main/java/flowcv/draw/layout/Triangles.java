package flowcv.draw.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The polygons of a complex cut from their middles into triangles, and for each the shape that it would like to have.
 * Where all of them lie the right way round, no two sides cross, and a flow from middle to middle stays in its cells.
 */
final class Triangles {
    /** Holes give way to cells. */
    private static final double HOLE = 0.02;

    private final int count;
    /** Three for each triangle: the middle, and two corners clockwise. */
    private final int[] vertices;
    /** Cotangents of the wished angles at the middle, and at either corner. */
    private final double[] atMiddle;

    private final double[] atCorner;
    private final double[] area;
    private final double[] weight;
    /** The triangles around each vertex stand from {@code first} on. */
    private final int[] first;

    private final int[] around;

    Triangles(CellComplex complex) {
        List<List<Integer>> polygons = complex.polygons();
        count = polygons.stream().mapToInt(List::size).sum();
        vertices = new int[3 * count];
        atMiddle = new double[count];
        atCorner = new double[count];
        area = new double[count];
        weight = new double[count];
        int next = 0;
        for (int p = 0; p < polygons.size(); p++) {
            List<Integer> polygon = polygons.get(p);
            int sides = polygon.size();
            double angle = 2 * Math.PI / sides;
            boolean isHole = p >= complex.cells().size();
            for (int i = 0; i < sides; i++, next++) {
                vertices[3 * next] = complex.middle(p);
                vertices[3 * next + 1] = polygon.get(i);
                vertices[3 * next + 2] = polygon.get((i + 1) % sides);
                atMiddle[next] = Math.cos(angle) / Math.sin(angle);
                atCorner[next] = Math.tan(angle / 2);
                // A cell has the area 1; a hole has sides as long as those of a square cell.
                area[next] = isHole ? 0.25 / Math.tan(angle / 2) : 1.0 / sides;
                weight[next] = isHole ? HOLE : 1;
            }
        }
        first = new int[complex.vertices() + 1];
        for (int vertex : vertices) {
            first[vertex + 1]++;
        }
        for (int i = 0; i < complex.vertices(); i++) {
            first[i + 1] += first[i];
        }
        around = new int[vertices.length];
        int[] at = first.clone();
        for (int i = 0; i < vertices.length; i++) {
            around[at[vertices[i]]++] = i;
        }
    }

    /** For each vertex those that an edge joins to it. */
    List<int[]> neighbors() {
        List<int[]> neighbors = new ArrayList<>();
        for (int vertex = 0; vertex + 1 < first.length; vertex++) {
            int[] ends = new int[2 * (first[vertex + 1] - first[vertex])];
            for (int i = 0; i < ends.length / 2; i++) {
                ends[2 * i] = other(around[first[vertex] + i], 1);
                ends[2 * i + 1] = other(around[first[vertex] + i], 2);
            }
            neighbors.add(Arrays.stream(ends).distinct().toArray());
        }
        return neighbors;
    }

    /** Another vertex of the triangle in which one stands at {@code place}, so many clockwise. */
    private int other(int place, int steps) {
        return vertices[place - place % 3 + (place + steps) % 3];
    }

    /** Whether all triangles lie the right way round. */
    boolean areUpright(double[] x, double[] y) {
        for (int t = 0; t < count; t++) {
            if (!(doubled(x, y, 3 * t) > 0)) {
                return false;
            }
        }
        return true;
    }

    private double doubled(double[] x, double[] y, int place) {
        int a = vertices[place];
        int b = other(place, 1);
        int c = other(place, 2);
        return (x[b] - x[a]) * (y[c] - y[a]) - (x[c] - x[a]) * (y[b] - y[a]);
    }

    /**
     * How far the triangles around a vertex are from their wished shapes: the symmetric Dirichlet energy (Smith and
     * Schaefer 2015), which grows beyond all bounds before one lies the wrong way round.
     */
    double energy(int vertex, double[] x, double[] y) {
        double sum = 0;
        for (int i = first[vertex]; i < first[vertex + 1]; i++) {
            int t = around[i] / 3;
            double ratio = doubled(x, y, 3 * t) / 2 / area[t];
            if (!(ratio > 0)) {
                return Double.POSITIVE_INFINITY;
            }
            sum += weight[t] * area[t] * stretch(t, x, y) * (1 + 1 / (ratio * ratio));
        }
        return sum;
    }

    private double stretch(int t, double[] x, double[] y) {
        int a = vertices[3 * t];
        int b = vertices[3 * t + 1];
        int c = vertices[3 * t + 2];
        return (atMiddle[t] * squared(x, y, b, c) + atCorner[t] * (squared(x, y, a, b) + squared(x, y, a, c)))
                / (2 * area[t]);
    }

    private static double squared(double[] x, double[] y, int a, int b) {
        return (x[a] - x[b]) * (x[a] - x[b]) + (y[a] - y[b]) * (y[a] - y[b]);
    }

    /**
     * The step of a vertex that lowers the energy most, by Newton's method.
     *
     * @return across and down
     */
    double[] step(int vertex, double[] x, double[] y) {
        double gx = 0;
        double gy = 0;
        double hxx = 0;
        double hxy = 0;
        double hyy = 0;
        for (int i = first[vertex]; i < first[vertex + 1]; i++) {
            int place = around[i];
            int t = place / 3;
            int b = other(place, 1);
            int c = other(place, 2);
            double cotB = place % 3 == 2 ? atMiddle[t] : atCorner[t];
            double cotC = place % 3 == 1 ? atMiddle[t] : atCorner[t];
            double ratio = doubled(x, y, place) / 2 / area[t];
            double stretch = stretch(t, x, y);
            double factor = 1 + 1 / (ratio * ratio);
            // Opposite the edge to b lies c, and the other way round.
            double fx = (cotC * (x[vertex] - x[b]) + cotB * (x[vertex] - x[c])) / area[t];
            double fy = (cotC * (y[vertex] - y[b]) + cotB * (y[vertex] - y[c])) / area[t];
            double dx = (y[b] - y[c]) / 2 / area[t];
            double dy = (x[c] - x[b]) / 2 / area[t];
            double cubed = ratio * ratio * ratio;
            double w = weight[t] * area[t];
            gx += w * (fx * factor - 2 * stretch / cubed * dx);
            gy += w * (fy * factor - 2 * stretch / cubed * dy);
            double bend = 6 * stretch / (cubed * ratio);
            double round = (cotB + cotC) / area[t] * factor;
            hxx += w * (round + bend * dx * dx);
            hxy += w * bend * dx * dy;
            hyy += w * (round + bend * dy * dy);
        }
        double det = hxx * hyy - hxy * hxy;
        return new double[] {-(hyy * gx - hxy * gy) / det, -(hxx * gy - hxy * gx) / det};
    }
}
