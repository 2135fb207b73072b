package flowcv.theme;

import flowcv.image.Mats;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Random;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Paints the page and the cells, before anything is drawn on them. */
record GroundPainter(Plan plan, Random random) {
    private static final int STREAK = 24;

    void paint(Sheet sheet) {
        Theme theme = plan.theme();
        sheet.fill(
                new Rectangle2D.Double(0, 0, sheet.width(), sheet.height()),
                theme.page().rgb());
        double corner = theme.rim().corner() * plan.unit();
        if (corner > 0 && plan.isWhole()) {
            Rectangle2D box = plan.box(0);
            sheet.graphics.clip(new RoundRectangle2D.Double(
                    box.getX(), box.getY(), box.getWidth(), box.getHeight(), 2 * corner, 2 * corner));
        }
        cells(sheet);
        sheet.graphics.setClip(null);
        if (theme.ground().grain() > 0) {
            grain(sheet, theme.ground().grain(), theme.ground().kind() == Ground.Kind.WOOD);
        }
    }

    private void cells(Sheet sheet) {
        Theme theme = plan.theme();
        Ground ground = theme.ground();
        List<Integer> tints = ground.colors();
        Rectangle2D box = plan.box(0);
        for (int place = 0; place < plan.board().size(); place++) {
            int row = place / plan.board().columns();
            int column = place % plan.board().columns();
            int tint = tints.get(random.nextInt(tints.size()));
            if (plan.board().isHole(place)) {
                continue;
            }
            if (theme.grid().kind() == Grid.Kind.GAP) {
                sheet.fill(plan.cell(place), theme.grid().rgb());
            }
            sheet.graphics.setPaint(
                    switch (ground.kind()) {
                        case PLAIN, WOOD -> new Color(ground.rgb());
                        case CHECKERED -> new Color((row + column) % 2 == 0 ? ground.rgb() : ground.second());
                        case TINTED -> new Color(tint);
                        case GRADIENT ->
                            new GradientPaint(
                                    (float) box.getMinX(),
                                    (float) box.getMinY(),
                                    new Color(ground.rgb()),
                                    (float) box.getMaxX(),
                                    (float) box.getMaxY(),
                                    new Color(ground.second()));
                    });
            sheet.graphics.fill(plan.filled(place));
        }
    }

    /** Noise of single pixels, or of streaks from left to right. */
    private void grain(Sheet sheet, double levels, boolean isWood) {
        try (Mats mats = new Mats()) {
            int columns = isWood ? Math.max(2, sheet.width() / STREAK) : sheet.width();
            byte[] noise = new byte[columns * sheet.height()];
            random.nextBytes(noise);
            Mat small = mats.keep(new Mat(sheet.height(), columns, CvType.CV_8S));
            small.put(0, 0, noise);
            Mat wide = mats.mat();
            small.convertTo(wide, CvType.CV_16S, 2 * levels / 128);
            Imgproc.resize(wide, wide, new Size(sheet.width(), sheet.height()), 0, 0, Imgproc.INTER_LINEAR);
            if (isWood) {
                Imgproc.GaussianBlur(wide, wide, new Size(1, 5), 0, 1);
            }
            sheet.add(wide);
        }
    }
}
