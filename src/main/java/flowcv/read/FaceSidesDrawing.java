package flowcv.read;

import flowcv.image.Point;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/**
 * Draws the sides around the cells of a grid of faces along their borders, which may be bent, with the contrast of
 * lines on their middles.
 */
final class FaceSidesDrawing {
    private final FaceNetwork network;
    private final FaceGrid grid;
    private final int[] cells;
    private final Map<Long, Drawn> drawn = new HashMap<>();

    /** A side, and the pixel of its border that is nearest to the middle of its span. */
    private static final class Drawn {
        private final FaceSide side;
        private final Sheet.Stroke stroke;
        private int x;
        private int y;
        private double off = Double.MAX_VALUE;

        Drawn(FaceSide side, Sheet.Stroke stroke) {
            this.side = side;
            this.stroke = stroke;
        }

        void touch(int pixelX, int pixelY) {
            Point middle = side.span().middle();
            double there = Math.hypot(pixelX - middle.x(), pixelY - middle.y());
            if (there < off) {
                off = there;
                x = pixelX;
                y = pixelY;
            }
        }
    }

    /** @param cells by label of a face the number of its cell; -1 for those that are none */
    FaceSidesDrawing(FaceNetwork network, FaceGrid grid, int[] cells) {
        this.network = network;
        this.grid = grid;
        this.cells = cells;
        for (FaceSide side : network.sides()) {
            boolean isInner = cells[side.first()] >= 0 && cells[side.second()] >= 0;
            if (!isInner && (cells[side.first()] >= 0 || cells[side.second()] >= 0)) {
                add(side, side.first(), side.second());
            }
        }
        int[] labels = labels();
        grid.sides().forEach(side -> add(side, labels[side.first()], labels[side.second()]));
    }

    private int[] labels() {
        int[] labels = new int[grid.cells().size()];
        for (int label = 0; label < cells.length; label++) {
            if (cells[label] >= 0) {
                labels[cells[label]] = label;
            }
        }
        return labels;
    }

    private void add(FaceSide side, int first, int second) {
        drawn.put(key(first, second), new Drawn(side, Sheet.Stroke.of(side.side(), grid.isWall(side))));
    }

    /** @param height of the letters of contrasts, in pixels */
    void on(Sheet sheet, double height) {
        Map<Sheet.Stroke, byte[]> masks = new EnumMap<>(Sheet.Stroke.class);
        for (Sheet.Stroke stroke : Sheet.Stroke.values()) {
            masks.put(stroke, new byte[sheet.width() * sheet.height()]);
        }
        FaceBorders.each(network.segments(), sheet.width(), sheet.height(), (x, y, a, b) -> {
            Drawn here = drawn.get(key(a, b));
            if (here != null) {
                masks.get(here.stroke)[y * sheet.width() + x] = 1;
                here.touch(x, y);
            }
        });
        masks.forEach((stroke, mask) -> sheet.pixels(mask, stroke));
        for (Drawn each : drawn.values()) {
            if (each.side.isLine() && each.off < Double.MAX_VALUE) {
                sheet.contrast(each.side.side(), each.x, each.y, height, each.stroke);
            }
        }
    }

    private static long key(int a, int b) {
        return (long) Math.min(a, b) << 32 | Math.max(a, b);
    }
}
