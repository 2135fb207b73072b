package flowcv.corpus;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

/** What else a phone or a computer shows that is round, colored, joined by lines or laid out in rows. */
final class OtherScreens {
    private static final int[] VIVID = {0xFE0000, 0x008D00, 0x0C29FE, 0xEAE000, 0xFB8900, 0x00FFFF, 0xFF0AC9};

    private OtherScreens() {}

    /** All painters by name. */
    static Map<String, OtherPictures.Painter> all() {
        Map<String, OtherPictures.Painter> all = new LinkedHashMap<>();
        all.put("desktop", OtherScreens::desktop);
        all.put("keypad", OtherScreens::keypad);
        all.put("metro map", OtherScreens::metro);
        all.put("scatter plot", OtherScreens::scatter);
        all.put("three in a row", OtherScreens::threeInARow);
        all.put("mines", OtherScreens::mines);
        return all;
    }

    /** Windows over windows, each with a bar of round buttons. */
    private static void desktop(Sheet sheet, Random random) {
        sheet.fill(random.nextInt(0x606060));
        sheet.cells(7, 4, (x, y, row, column) -> {
            if (random.nextInt(4) == 0) {
                sheet.inner(x, y, 0.3, any(random));
                sheet.text(x, y, "Docs", 0xFFFFFF);
            }
        });
        sheet.cells(4, 3, (x, y, row, column) -> {
            if (random.nextInt(3) == 0) {
                sheet.inner(x, y, 0.48, random.nextBoolean() ? 0xF0F0F0 : 0x303030);
                for (int button = 0; button < 3; button++) {
                    int color = new int[] {0xFF5F57, 0xFEBC2E, 0x28C840}[button];
                    sheet.disc(x - sheet.cell() * (0.42 - 0.1 * button), y - 0.42 * sheet.cell(), 0.035, color);
                }
            }
        });
    }

    private static void keypad(Sheet sheet, Random random) {
        sheet.fill(random.nextBoolean() ? 0x000000 : 0x101820);
        int keys = random.nextBoolean() ? 0x505050 : any(random);
        boolean lines = random.nextBoolean();
        if (lines) {
            sheet.grid(5, 4, 0x404040);
        }
        sheet.cells(5, 4, (x, y, row, column) -> {
            sheet.disc(x, y, 0.4, column == 3 ? 0xFB8900 : keys);
            sheet.text(x, y, String.valueOf("7894561230".charAt((3 * row + column) % 10)), 0xFFFFFF);
        });
    }

    /** Colored ways with stations on them: much like flows, on no grid or on a faint one. */
    private static void metro(Sheet sheet, Random random) {
        boolean night = random.nextBoolean();
        sheet.fill(night ? 0x000000 : 0xF4F4F0);
        int size = 7 + random.nextInt(4);
        if (random.nextBoolean()) {
            sheet.grid(size, size, night ? 0x303030 : 0xD0D0D0);
        }
        sheet.lay(size, size);
        for (int way = 0; way < 5; way++) {
            int color = VIVID[way];
            int row = random.nextInt(size);
            int column = random.nextInt(size);
            for (int station = 0; station < 6; station++) {
                int nextRow = Math.max(0, Math.min(size - 1, row + random.nextInt(3) - 1));
                int nextColumn = Math.max(0, Math.min(size - 1, column + random.nextInt(3) - 1));
                sheet.bar(sheet.x(column), sheet.y(row), sheet.x(nextColumn), sheet.y(nextRow), 0.16, color);
                sheet.disc(sheet.x(column), sheet.y(row), 0.22, color);
                sheet.disc(sheet.x(column), sheet.y(row), 0.12, 0xFFFFFF);
                row = nextRow;
                column = nextColumn;
            }
        }
    }

    /** Measured points of some series over the lines of a chart. */
    private static void scatter(Sheet sheet, Random random) {
        boolean night = random.nextBoolean();
        sheet.fill(night ? 0x101014 : 0xFFFFFF);
        int size = 5 + random.nextInt(4);
        sheet.grid(size, size, night ? 0x505050 : 0xC0C0C0);
        for (int series = 0; series < 3; series++) {
            for (int point = 0; point < 8; point++) {
                double x = sheet.x(0) + random.nextDouble() * (size - 1) * sheet.cell();
                double y = sheet.y(0) + random.nextDouble() * (size - 1) * sheet.cell();
                sheet.disc(x, y, 0.3, VIVID[series]);
            }
        }
    }

    /** A game of stones: each place is taken. */
    private static void threeInARow(Sheet sheet, Random random) {
        sheet.fill(0x000000);
        int size = 6 + random.nextInt(3);
        if (random.nextBoolean()) {
            sheet.grid(size, size, 0x3F6D3F);
        }
        int kinds = 4 + random.nextInt(3);
        sheet.cells(size, size, (x, y, row, column) -> sheet.disc(x, y, 0.35, VIVID[random.nextInt(kinds)]));
    }

    private static void mines(Sheet sheet, Random random) {
        sheet.fill(0x202020);
        sheet.cells(12, 9, (x, y, row, column) -> {
            boolean open = random.nextBoolean();
            sheet.inner(x, y, 0.46, open ? 0xC0C0C0 : 0x707070);
            if (open && random.nextInt(3) > 0) {
                sheet.text(x, y, String.valueOf(1 + random.nextInt(4)), VIVID[random.nextInt(3)]);
            } else if (random.nextInt(9) == 0) {
                sheet.disc(x, y, 0.3, 0xFE0000);
            }
        });
    }

    private static int any(Random random) {
        return VIVID[random.nextInt(VIVID.length)];
    }
}
