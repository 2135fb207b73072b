package flowcv.format;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import flowcv.board.Pair;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.SolutionCheck;
import flowcv.board.Trail;
import flowcv.format.text.FormatException;
import flowcv.format.text.Labels;
import flowcv.format.text.Piece;
import flowcv.format.text.Puzzle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one level line. */
final class LevelLineReader {
    /** Family, width, height and marks of how the border is drawn, which mean nothing for the flows. */
    private static final Pattern SIZE = Pattern.compile("(X_|W_)?(\\d{1,4})(?::(\\d{1,4}))?(?:\\+[BI](?::[BI])?)?");

    private static final int LEAST_FIELDS = 4;
    private static final int MOST_FIELDS = 7;

    private final Piece line;
    private int rows;
    private int columns;

    LevelLineReader(Piece line) {
        this.line = line;
    }

    Puzzle read() throws FormatException {
        int end = line.text().stripTrailing().length();
        int semicolon = line.text().indexOf(';');
        Piece head = line.part(0, semicolon < 0 ? end : semicolon);
        int found = head.count(',') + 1;
        if (found < LEAST_FIELDS || found > MOST_FIELDS) {
            throw line.fault(found + " fields before the flows, expected " + LEAST_FIELDS + " to " + MOST_FIELDS
                    + ": size, category, level, flows, bridges, holes, walls");
        }
        List<Piece> fields = head.split(',', "fields", MOST_FIELDS);
        String family = size(fields.get(0));
        BoardBuilder builder = fields.get(0)
                .board(() ->
                        family.equals("X_") ? BoardBuilder.hex(rows, columns) : BoardBuilder.square(rows, columns));
        if (fields.size() > 4) {
            for (Piece bridge : list(fields.get(4))) {
                int place = place(bridge);
                with(bridge, () -> builder.bridge(place / columns, place % columns));
            }
        }
        if (fields.size() > 5) {
            for (Piece hole : list(fields.get(5))) {
                // Behind an underscore stands how the hole is decorated.
                int place = place(hole.split('_', "parts", 4).get(0));
                builder.hole(place / columns, place % columns);
            }
        }
        borders(fields.size() > 6 ? list(fields.get(6)) : List.of(), family.equals("W_"), builder);

        int count = fields.get(3).number("a number of flows", 1, rows * columns);
        Piece rest = line.part(semicolon < 0 ? end : semicolon + 1, end);
        int follow = semicolon < 0 ? 0 : rest.count(';') + 1;
        if (count != follow) {
            throw fields.get(3).fault(count + " flows, but " + follow + " follow");
        }
        // Two flows cross a bridge, and no cell is in more.
        if (rest.count(',') + count > 2 * rows * columns) {
            throw rest.fault((rest.count(',') + count) + " cells in flows, expected at most " + 2 * rows * columns);
        }
        List<Piece> flows = rest.split(';', "flows", count);
        Map<String, Trail> trails = new HashMap<>();
        for (int i = 0; i < count; i++) {
            Trail trail = new Trail(Labels.color(i), places(flows.get(i)));
            trails.put(trail.label(), trail);
            for (int last : new int[] {0, trail.places().size() - 1}) {
                int place = trail.places().get(last);
                builder.dot(trail.label(), place / columns, place % columns);
            }
        }
        Board board = build(builder, flows.get(0));
        Solution solution = new Solution(
                board.pairs().stream().map(Pair::label).map(trails::get).toList());
        Optional<String> fault = SolutionCheck.fault(board, solution, Rules.FILL);
        if (fault.isPresent()) {
            throw flows.get(0).fault("the flows do not solve the board: " + fault.get());
        }
        String category = fields.get(1).text().strip();
        String level = fields.get(2).text().strip();
        String id = category.equals("0") || category.isEmpty() ? level : category + "-" + level;
        return new Puzzle(Map.of("id", id), board, Optional.of(Rules.FILL), Optional.of(solution));
    }

    private String size(Piece field) throws FormatException {
        Matcher size = SIZE.matcher(field.text().strip());
        if (!size.matches()) {
            throw field.fault("size '" + field.text() + "', expected WIDTH or WIDTH:HEIGHT, perhaps behind X_ or W_");
        }
        columns = Integer.parseInt(size.group(2));
        rows = size.group(3) == null ? columns : Integer.parseInt(size.group(3));
        // Every cell stands in a flow or is a hole, so a line is longer than it has cells.
        if (rows < 1 || columns < 1 || (long) rows * columns > line.text().length()) {
            throw field.fault(columns + "x" + rows + " cells, but the line does not name as many");
        }
        return size.group(1) == null ? "" : size.group(1);
    }

    private void borders(List<Piece> walls, boolean warps, BoardBuilder builder) throws FormatException {
        boolean[] closedRows = new boolean[rows];
        boolean[] closedColumns = new boolean[columns];
        for (Piece wall : walls) {
            List<Piece> ends = wall.split('|', "cells at a wall", 2);
            if (ends.size() != 2) {
                throw wall.fault("'" + wall.text() + "', expected two cells such as 3|4");
            }
            int a = Math.min(place(ends.get(0)), place(ends.get(1)));
            int b = Math.max(place(ends.get(0)), place(ends.get(1)));
            boolean acrossRow = warps && a / columns == b / columns && b - a == columns - 1;
            boolean acrossColumn = warps && a % columns == b % columns && b - a == (rows - 1) * columns;
            if (acrossRow) {
                closedRows[a / columns] = true;
            } else if (acrossColumn) {
                closedColumns[a % columns] = true;
            }
            // With two rows or columns it closes both ways around.
            if (!acrossRow && !acrossColumn || acrossRow && columns == 2 || acrossColumn && rows == 2) {
                with(wall, () -> builder.wall(a / columns, a % columns, b / columns, b % columns));
            }
        }
        for (int row = 0; warps && row < rows; row++) {
            if (!closedRows[row]) {
                builder.openRow(row);
            }
        }
        for (int column = 0; warps && column < columns; column++) {
            if (!closedColumns[column]) {
                builder.openColumn(column);
            }
        }
    }

    private List<Integer> places(Piece flow) throws FormatException {
        List<Integer> places = new ArrayList<>();
        for (Piece cell : flow.split(',', "cells", 2 * rows * columns)) {
            places.add(place(cell));
        }
        if (places.size() < 2) {
            throw flow.fault("a flow of one cell, expected at least its two dots");
        }
        return places;
    }

    private int place(Piece piece) throws FormatException {
        return piece.number("a cell", 0, rows * columns - 1);
    }

    /** Cells or walls; a board of squares has up to two walls for each cell, one of hexagons three. */
    private List<Piece> list(Piece field) throws FormatException {
        return field.isBlank() ? List.of() : field.split(':', "cells or walls", 4 * rows * columns);
    }

    private static Board build(BoardBuilder builder, Piece where) throws FormatException {
        try {
            return builder.build();
        } catch (BoardException e) {
            throw where.fault(e.getMessage());
        }
    }

    private static void with(Piece where, Runnable step) throws FormatException {
        try {
            step.run();
        } catch (BoardException e) {
            throw where.fault(e.getMessage());
        }
    }
}
