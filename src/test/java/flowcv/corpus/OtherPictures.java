package flowcv.corpus;

import flowcv.image.Picture;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Pictures of grids and round things that are no board of the game. Each painter draws another picture
 * for every seed.
 */
final class OtherPictures {
    private static final int[] VIVID = {
        0xFE0000, 0x008D00, 0x0C29FE, 0xEAE000, 0xFB8900, 0x00FFFF, 0xFF0AC9, 0xA52A2A, 0x800080, 0x00FF00
    };

    private static final int[] WIDTHS = {320, 540, 720, 1080};

    /** Draws a picture. */
    interface Painter {
        void paint(Sheet sheet, Random random);
    }

    private OtherPictures() {}

    /** All painters by name. */
    private static Map<String, Painter> all() {
        Map<String, Painter> all = new LinkedHashMap<>();
        all.put("chess board", OtherPictures::chess);
        all.put("checkers", OtherPictures::checkers);
        all.put("go", OtherPictures::go);
        all.put("sudoku", OtherPictures::sudoku);
        all.put("calendar", OtherPictures::calendar);
        all.put("spreadsheet", OtherPictures::spreadsheet);
        all.put("app icons", OtherPictures::icons);
        all.put("color chart", OtherPictures::chart);
        all.put("color discs", OtherPictures::discs);
        all.put("connect four", OtherPictures::connectFour);
        all.put("table of states", OtherPictures::states);
        all.put("empty grid", OtherPictures::emptyGrid);
        all.put("bubbles", OtherPictures::bubbles);
        all.put("dots of one color", OtherPictures::oneColor);
        all.putAll(OtherScreens.all());
        return all;
    }

    /** Packs of a row are names of painters, their words joined by dashes; or {@code all}. */
    static List<Case> cases(Row row) {
        List<Case> cases = new ArrayList<>();
        all().forEach((name, painter) -> {
            String pack = name.replace(' ', '-');
            if (row.packs().contains("all") || row.packs().contains(pack)) {
                for (long seed : row.seeds()) {
                    cases.add(new Case(
                            row.corpus(), pack + " seed " + seed, () -> Optional.of(sample(pack, painter, seed))));
                }
            }
        });
        return cases;
    }

    /** Of the width of a phone of some age. */
    private static Sample sample(String pack, Painter painter, long seed) {
        Random random = new Random(seed);
        int width = WIDTHS[random.nextInt(WIDTHS.length)];
        Sheet sheet = new Sheet(width, 2 * width);
        painter.paint(sheet, random);
        return Sample.of(pack, new Picture(pack, sheet.mat()), new Truth.NoBoard());
    }

    private static void chess(Sheet sheet, Random random) {
        int dark = random.nextBoolean() ? 0x769656 : 0x604030;
        sheet.cells(8, 8, (x, y, row, column) -> {
            sheet.square(x, y, (row + column) % 2 == 0 ? 0xEEEED2 : dark);
            if (row < 2 || row > 5) {
                sheet.text(x, y, "RNBQKP".substring(column % 6, column % 6 + 1), row < 2 ? 0x202020 : 0xFFFFFF);
            }
        });
    }

    private static void checkers(Sheet sheet, Random random) {
        int one = any(random);
        int other = any(random);
        sheet.cells(8, 8, (x, y, row, column) -> {
            boolean dark = (row + column) % 2 == 1;
            sheet.square(x, y, dark ? 0x101010 : 0x804020);
            if (dark && row != 3 && row != 4) {
                sheet.disc(x, y, 0.35, row < 3 ? one : other);
            }
        });
    }

    private static void go(Sheet sheet, Random random) {
        int size = 9 + 4 * random.nextInt(2);
        sheet.fill(0xD9A860);
        sheet.grid(size, size, 0x201000);
        sheet.crossings(size, size, (x, y, row, column) -> {
            if (random.nextInt(3) == 0) {
                sheet.disc(x, y, 0.45, random.nextBoolean() ? 0x101010 : 0xF8F8F8);
            }
        });
    }

    private static void sudoku(Sheet sheet, Random random) {
        boolean night = random.nextBoolean();
        sheet.fill(night ? 0x000000 : 0xFFFFFF);
        int ink = night ? 0x909090 : 0x404040;
        sheet.grid(9, 9, ink);
        sheet.cells(9, 9, (x, y, row, column) -> {
            if (random.nextInt(3) == 0) {
                sheet.text(x, y, String.valueOf(1 + random.nextInt(9)), ink);
            }
        });
    }

    private static void calendar(Sheet sheet, Random random) {
        sheet.fill(0x121212);
        sheet.grid(6, 7, 0x404040);
        sheet.cells(6, 7, (x, y, row, column) -> {
            int day = 7 * row + column;
            if (random.nextInt(8) == 0) {
                sheet.disc(x, y, 0.35, any(random));
            }
            if (day > 0 && day < 32) {
                sheet.text(x, y, String.valueOf(day), 0xE0E0E0);
            }
        });
    }

    private static void spreadsheet(Sheet sheet, Random random) {
        sheet.fill(random.nextBoolean() ? 0xFFFFFF : 0x181818);
        sheet.grid(14, 6, 0x808080);
        sheet.cells(14, 6, (x, y, row, column) -> {
            if (random.nextInt(10) == 0) {
                sheet.square(x, y, any(random));
            }
            sheet.text(x, y, String.valueOf(random.nextInt(1000)), 0x909090);
        });
    }

    private static void icons(Sheet sheet, Random random) {
        sheet.fill(random.nextInt(0x404040));
        boolean round = random.nextBoolean();
        sheet.cells(6, 4, (x, y, row, column) -> {
            if (round) {
                sheet.disc(x, y, 0.35, any(random));
            } else {
                sheet.inner(x, y, 0.35, any(random));
            }
            sheet.text(x, y, "A", 0xFFFFFF);
        });
    }

    private static void chart(Sheet sheet, Random random) {
        sheet.fill(0x000000);
        sheet.cells(
                6, 4 + random.nextInt(3), (x, y, row, column) -> sheet.inner(x, y, 0.42, random.nextInt(0x1000000)));
    }

    private static void discs(Sheet sheet, Random random) {
        sheet.fill(0x000000);
        boolean lines = random.nextBoolean();
        if (lines) {
            sheet.grid(5, 5, 0x406040);
        }
        sheet.cells(
                5, 5, (x, y, row, column) -> sheet.disc(x, y, 0.35, random.nextInt(0x1000000) | 0x808080 >> column));
    }

    private static void connectFour(Sheet sheet, Random random) {
        sheet.fill(0x1030C0);
        sheet.cells(6, 7, (x, y, row, column) -> {
            int stone = random.nextInt(7) > row ? 0x000020 : random.nextBoolean() ? 0xFF0000 : 0xFFE000;
            sheet.disc(x, y, 0.4, stone);
        });
    }

    private static void states(Sheet sheet, Random random) {
        sheet.fill(0x101010);
        sheet.grid(10, 5, 0x505050);
        int[] lights = {0x00C000, 0xE0C000, 0xE00000};
        sheet.cells(10, 5, (x, y, row, column) -> {
            if (column > 2) {
                sheet.disc(x, y, 0.33, lights[random.nextInt(3)]);
            } else {
                sheet.text(x, y, "ok", 0xC0C0C0);
            }
        });
    }

    private static void emptyGrid(Sheet sheet, Random random) {
        sheet.fill(0x000000);
        int rows = 4 + random.nextInt(9);
        sheet.grid(rows, rows, 0x3F6D3F);
    }

    private static void bubbles(Sheet sheet, Random random) {
        sheet.fill(random.nextBoolean() ? 0x000000 : 0xFFFFFF);
        for (int i = 0; i < 40; i++) {
            sheet.disc(
                    random.nextInt(sheet.width()),
                    random.nextInt(sheet.height()),
                    0.1 + 0.4 * random.nextDouble(),
                    any(random));
        }
    }

    private static void oneColor(Sheet sheet, Random random) {
        sheet.fill(0x000000);
        sheet.grid(7, 7, 0x3F6D3F);
        int color = any(random);
        sheet.cells(7, 7, (x, y, row, column) -> {
            if (random.nextInt(4) == 0) {
                sheet.disc(x, y, 0.35, color);
            }
        });
    }

    private static int any(Random random) {
        return VIVID[random.nextInt(VIVID.length)];
    }
}
