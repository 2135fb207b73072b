package flowcv.theme;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** The forms of cells: smaller ones where gaps part them. */
record CellShapes(Plan plan) {
    Shape of(int place) {
        Rectangle2D cell = plan.cell(place);
        Grid grid = plan.theme().grid();
        if (grid.kind() != Grid.Kind.GAP) {
            return cell;
        }
        double gap = plan.line();
        double corner = 2 * grid.corner() * plan.unit();
        return new RoundRectangle2D.Double(
                cell.getX() + gap / 2,
                cell.getY() + gap / 2,
                cell.getWidth() - gap,
                cell.getHeight() - gap,
                corner,
                corner);
    }
}
