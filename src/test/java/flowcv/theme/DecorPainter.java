package flowcv.theme;

import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Random;

/** Paints what is above or below a board on its page. */
record DecorPainter(Plan plan, Random random) {
    private static final String[] WORDS = {
        "LEVEL",
        "Numberlink",
        "puzzle",
        "connect",
        "pairs",
        "all",
        "cells",
        "easy",
        "hard",
        "No. 17",
        "moves",
        "best",
        "flow",
        "time",
        "02:41",
        "lines",
        "never",
        "cross",
        "each",
        "the",
        "of",
        "with",
        "solved"
    };

    private static final Face PLAIN = new Face("hershey-0", 0.1, 0, 1);

    void paint(Sheet sheet) {
        Page page = plan.theme().page();
        int ink = Inks.on(page.rgb());
        switch (page.decor()) {
            case NONE -> {}
            case TITLE -> {
                double height = Math.min(0.5 * plan.head(), 2 * plan.letter());
                String title = word() + " " + (1 + random.nextInt(200));
                double middle = plan.box(0).getCenterX();
                write(sheet, title, middle, 0.6 * plan.head(), height, 0.9 * sheet.width(), ink);
            }
            case TEXT -> text(sheet, ink);
            case TOOLBAR -> toolbar(sheet);
        }
    }

    private String word() {
        return WORDS[random.nextInt(WORDS.length)];
    }

    private void write(Sheet sheet, String text, double x, double y, double height, double widest, int rgb) {
        sheet.write(PLAIN, text, x, y, height, widest, rgb);
    }

    private void text(Sheet sheet, int ink) {
        double letter = plan.letter();
        double line = 2 * letter;
        for (double y = sheet.height() - plan.foot() + letter; y < sheet.height() - letter; y += line) {
            double x = letter;
            while (x < sheet.width() - letter) {
                String word = word();
                double width = 0.9 * letter * word.length();
                if (x + width < sheet.width() - letter) {
                    write(sheet, word, x + width / 2, y, letter, 0.95 * width, ink);
                }
                x += width + letter;
            }
        }
    }

    private void toolbar(Sheet sheet) {
        int rgb = Palette.MATERIAL
                .colors(1, List.of(plan.theme().page().rgb()), 15, 0, random)
                .get(0);
        double height = 0.8 * plan.head();
        sheet.fill(new Rectangle2D.Double(0, 0, sheet.width(), height), rgb);
        int ink = Inks.on(rgb);
        double side = 0.5 * height;
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            double x = sheet.width() - i * 1.6 * side;
            sheet.fill(new RoundRectangle2D.Double(x, height / 2 - side / 2, side, side, side / 2, side / 2), ink, 0.6);
        }
        double widest = 0.4 * sheet.width();
        write(sheet, word(), 0.25 * sheet.width(), height / 2, 0.4 * height, widest, ink);
    }
}
