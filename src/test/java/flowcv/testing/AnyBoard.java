package flowcv.testing;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import flowcv.board.GraphBoardBuilder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Boards with all that the builders allow, whether they can be solved or not. */
public final class AnyBoard {
    /** Beyond letters and digits of ASCII: Latin, Greek, Cyrillic, CJK, and one outside the first plane. */
    private static final String LABELS =
            "RGBYOCMmPWAgTbcpDEFHIJKLNQSUVXZadefhijklnoqrstuvwxyz0123456789\u0100\u03A9\u0416\u4E2D\uD835\uDC00";

    private final Random random;

    private AnyBoard(long seed) {
        random = new Random(seed);
    }

    /** A board of some family; the same for the same seed. */
    public static Board of(long seed) {
        AnyBoard any = new AnyBoard(seed);
        return switch (any.random.nextInt(4)) {
            case 0 -> any.hex();
            case 1 -> any.graph();
            default -> any.square();
        };
    }

    /** A square board; the same for the same seed. */
    public static Board square(long seed) {
        return new AnyBoard(seed).square();
    }

    /** A board of any tiling; the same for the same seed. */
    public static Board graph(long seed) {
        return new AnyBoard(seed).graph();
    }

    private Board square() {
        int rows = 1 + random.nextInt(7);
        int columns = 2 + random.nextInt(7);
        BoardBuilder builder = BoardBuilder.square(rows, columns);
        int kind = random.nextInt(6);
        List<int[]> free = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (kind % 2 == 1 && random.nextInt(6) == 0) {
                    builder.hole(row, column);
                } else if (kind > 2 && random.nextInt(8) == 0) {
                    builder.bridge(row, column);
                } else {
                    free.add(new int[] {row, column});
                }
                if (kind > 3 && column > 0 && random.nextInt(5) == 0) {
                    builder.wall(row, column, row, column - 1);
                }
                if (kind > 3 && row > 0 && random.nextInt(5) == 0) {
                    builder.wall(row - 1, column, row, column);
                }
            }
        }
        if (kind == 5) {
            builder.openRow(random.nextInt(rows)).openColumn(random.nextInt(columns));
        }
        return withDots(builder, rows, columns, free);
    }

    private Board hex() {
        int rows = 1 + random.nextInt(6);
        int columns = 2 + random.nextInt(6);
        BoardBuilder builder = BoardBuilder.hex(rows, columns);
        List<int[]> free = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (random.nextInt(7) == 0) {
                    builder.hole(row, column);
                } else {
                    free.add(new int[] {row, column});
                }
                if (column > 0 && random.nextInt(6) == 0) {
                    builder.wall(row, column - 1, row, column);
                }
            }
        }
        return withDots(builder, rows, columns, free);
    }

    private Board withDots(BoardBuilder builder, int rows, int columns, List<int[]> free) {
        for (int i = random.nextInt(3); i > 0; i--) {
            try {
                builder.link(0, 0, rows - 1, random.nextInt(columns));
            } catch (BoardException neighbors) {
                // Too near for a link.
            }
        }
        Collections.shuffle(free, random);
        if (free.size() < 2) {
            return square();
        }
        int[] labels = LABELS.codePoints().toArray();
        int first = random.nextInt(labels.length);
        int pairs = 1 + random.nextInt(free.size() / 2);
        for (int i = 0; i < 2 * pairs; i++) {
            String label = Character.toString(labels[(first + i / 2) % labels.length]);
            builder.dot(label, free.get(i)[0], free.get(i)[1]);
        }
        return builder.build();
    }

    private Board graph() {
        int size = 2 + random.nextInt(20);
        GraphBoardBuilder builder = new GraphBoardBuilder();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            names.add("n" + i);
            builder.cell("n" + i, 30 * (i % 5) + random.nextInt(5), 30.25 * (i / 5));
        }
        for (int i = 1; i < size; i++) {
            builder.link(names.get(i), names.get(random.nextInt(i)));
        }
        Collections.shuffle(names, random);
        int pairs = 1 + random.nextInt(size / 2);
        for (int i = 0; i < 2 * pairs; i++) {
            builder.dot("pair" + i / 2, names.get(i));
        }
        return builder.build();
    }
}
