package flowcv.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.SameBoard;
import flowcv.board.Solution;
import flowcv.board.Topology;
import flowcv.format.text.BoardEntry;
import flowcv.format.text.FormatException;
import flowcv.format.text.Puzzle;
import flowcv.format.text.UnfitException;
import flowcv.testing.Shared;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LevelLineFormatTest {
    // The four examples of the description of the form, one for each family.
    private static final String PLAIN = "5,0,1,5;18,17,12;21,16,11,6;3,4,9;0,1,2,7,8,13,14,19,24,23,22;20,15,10,5\n";
    private static final String BRIDGE =
            "5,0,2,4,6;21,20,15,10;12,13,18;0,5,6,7,8,9,14,19,24,23,22,17,16;11,6,1,2,3,4\n";
    private static final String WARP =
            "W_6:3,0,1,4,,0_0:4_0:5_0:12_0:16_0:17_0,3|15:2|14:1|13;10,11,6;1,2,3;7,8,9;13,14,15\n";
    private static final String HEX = "X_5,0,1,5,,1:3:0:20:4:24;16,11,6,2;22,23,19,14;5,10,15,21;8,7,12;17,18,13,9\n";

    @Test
    void plainLevelIsTheGridThatItDescribes() throws Exception {
        Puzzle level = LevelLineFormat.read(PLAIN, "pack").get(0);
        assertThat(FlowFormat.write(level.board())).isEqualTo("Y..B.\nOG..B\n..R..\n...R.\nOGY..\n");
        assertThat(level.id()).contains("1");
        assertThat(LevelLineFormat.write(level, 7)).isEqualTo(PLAIN);
    }

    @Test
    void bridgesAreCrossedTwice() throws Exception {
        Puzzle level = LevelLineFormat.read(BRIDGE, "pack").get(0);
        assertThat(level.board().isBridge(6)).isTrue();
        assertThat(level.solution().orElseThrow().trails())
                .filteredOn(t -> t.places().contains(6))
                .hasSize(2);
        assertThat(LevelLineFormat.write(level, 7)).isEqualTo(BRIDGE);
    }

    @Test
    void warpsRunAroundTheBorderWhereNothingClosesThem() throws Exception {
        Puzzle level = LevelLineFormat.read(WARP, "pack").get(0);
        Board board = level.board();
        assertThat(FlowFormat.write(board)).contains(" R", "#");
        assertThat(board.border().isRowOpen(1)).isTrue();
        assertThat(board.border().isColumnOpen(2)).isFalse();
        // Decorations of holes are gone, and what is closed stands in the order of the cells.
        assertThat(LevelLineFormat.write(level, 7))
                .isEqualTo("W_6:3,0,1,4,,0:4:5:12:16:17,1|13:2|14:3|15;10,11,6;1,2,3;7,8,9;13,14,15\n");
    }

    @Test
    void hexesTouchSixOthers() throws Exception {
        Puzzle level = LevelLineFormat.read(HEX, "pack").get(0);
        assertThat(level.board().topology()).isEqualTo(Topology.HEX);
        assertThat(LevelLineFormat.write(level, 7)).isEqualTo(HEX.replace("1:3:0:20:4:24", "0:1:3:4:20:24"));
    }

    @Test
    void marksOfTheBorderMeanNothing() throws Exception {
        Board marked = LevelLineFormat.read(PLAIN.replaceFirst("5", "5+B:I"), "pack")
                .get(0)
                .board();
        assertThat(SameBoard.test(
                        marked, LevelLineFormat.read(PLAIN, "pack").get(0).board()))
                .isTrue();
    }

    @Property(tries = 300)
    void boardsAndSolutionsRoundTrip(@ForAll CoveredBoards.Family family, @ForAll long seed) throws Exception {
        Puzzle puzzle = CoveredBoards.of(family, seed, false);
        String line = LevelLineFormat.write(puzzle, 3);
        Puzzle again = LevelLineFormat.read(line, "again").get(0);
        assertThat(SameBoard.test(again.board(), puzzle.board())).as(line).isTrue();
        assertThat(flows(again.solution().orElseThrow()))
                .isEqualTo(flows(puzzle.solution().orElseThrow()));
        assertThat(LevelLineFormat.write(again, 3)).isEqualTo(line);
    }

    @Test
    void everyLevelOfThePacksRoundTrips() throws Exception {
        List<Path> files;
        try (Stream<Path> list = Files.list(Shared.folder("levels"))) {
            files = list.filter(p -> p.toString().endsWith(".solutions"))
                    .sorted()
                    .toList();
        }
        int levels = 0;
        for (Path file : files) {
            Map<String, Board> boards = new LinkedHashMap<>();
            for (BoardEntry entry : Shared.boards(Path.of(file.toString().replace(".solutions", ".flows")))) {
                boards.put(entry.id().orElseThrow(), entry.board());
            }
            for (Map.Entry<String, Solution> entry : SolutionsFormat.read(
                            Files.readString(file), file.toString(), boards)
                    .entrySet()) {
                Board board = boards.get(entry.getKey());
                String line = LevelLineFormat.write(Puzzle.of(board).withSolution(entry.getValue()), 1);
                Puzzle again = LevelLineFormat.read(line, "again").get(0);
                assertThat(SameBoard.test(again.board(), board))
                        .as(entry.getKey())
                        .isTrue();
                assertThat(flows(again.solution().orElseThrow())).isEqualTo(flows(entry.getValue()));
                levels++;
            }
        }
        assertThat(levels).isGreaterThan(4000);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "5,0,1 ! p:1:1: 3 fields",
                "Q_5,0,1,1;0,1 ! p:1:1: size 'Q_5'",
                "9999:9999,0,1,1;0,1 ! p:1:1: 9999x9999 cells",
                "2,0,1,2;0,1 ! p:1:7: 2 flows, but 1 follow",
                "2,0,1,2;0,1;2,4 ! p:1:15: '4', expected a cell from 0 to 3",
                "2,0,1,2;0,1;2,x ! p:1:15: 'x', expected a cell",
                "2,0,1,2;0,3;1,2 ! p:1:9: the flows do not solve the board: flow R jumps",
                "2,0,1,1;0,1 ! p:1:9: the flows do not solve the board: the cell at row 2, column 1 stays empty",
                "2,0,1,1;0 ! p:1:9: a flow of one cell",
                "2,0,1,1;0,1,3,2,0 ! p:1:9: dot R stands twice in one cell",
                "2,0,1,2,,,0|3;0,1;2,3 ! p:1:11: a wall between row 1, column 1 and row 2, column 2, which are no neighbors",
                "2,0,1,2,,,1;0,1;2,3 ! p:1:11: '1', expected two cells",
                "X_2,0,1,2,0;0,1;2,3 ! p:1:11: a bridge at row 1, column 1, but only square boards",
                "2,0,1,2,,2;0,1;2,3 ! p:1:12: dot G on the hole at row 2, column 1"
            })
    void faultsNameTheirPlace(String line, String message) {
        assertThatThrownBy(() -> LevelLineFormat.read(line, "p"))
                .isInstanceOf(FormatException.class)
                .hasMessageStartingWith(message);
        assertThatThrownBy(() -> LevelLineFormat.read(PLAIN + "\n" + line, "p"))
                .hasMessageStartingWith(message.replaceFirst("p:1", "p:3"));
    }

    @Test
    void whatNoLevelHasDoesNotFit() throws Exception {
        Board seam = BoardBuilder.square(2, 2)
                .dot("A", 0, 0)
                .dot("A", 1, 1)
                .link(0, 0, 1, 1)
                .build();
        assertThatThrownBy(() -> LevelLineFormat.write(Puzzle.of(seam), 1))
                .isInstanceOf(UnfitException.class)
                .hasMessage(
                        "an extra link between row 1, column 1 and row 2, column 2, but a level line has no such links");
        Board unsolved = BoardBuilder.square(1, 2).dot("A", 0, 0).dot("A", 0, 1).build();
        assertThatThrownBy(() -> LevelLineFormat.write(Puzzle.of(unsolved), 1)).hasMessageContaining("solution");
    }

    private static List<List<Integer>> flows(Solution solution) {
        return solution.trails().stream().map(t -> t.places().stream().toList()).toList();
    }
}
