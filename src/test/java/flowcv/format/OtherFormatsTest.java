package flowcv.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Rules;
import flowcv.board.SameBoard;
import flowcv.format.CoveredBoards.Family;
import flowcv.format.text.Labels;
import flowcv.format.text.Puzzle;
import flowcv.format.text.UnfitException;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The forms of other programs. The boards are the short examples of the forms' descriptions. */
class OtherFormatsTest {
    private static final String MZUCKER = "R.G.Y\n..B.O\n.....\n.G.Y.\n.RBO.\n";
    private static final String NUMLIN = "https://puzz.link/p?numlin/5/5/1g2g3h4g5l2g3h145g";
    private static final String AHLE = "5 4\nC...B\nA.BA.\n...C.\n.....\n";

    @Test
    void initialsOfColorsStay() throws Exception {
        Board board = MzuckerFormat.read(MZUCKER, "m").board();
        assertThat(FlowFormat.write(board)).isEqualTo(MZUCKER);
        assertThat(MzuckerFormat.write(board)).isEqualTo(MZUCKER);
    }

    @Test
    void lettersFromAToPArePlacesInTheListOfColors() throws Exception {
        Board board = MzuckerFormat.read("A.B\n...\nA.B\n", "m").board();
        assertThat(FlowFormat.write(board)).isEqualTo("R.B\n...\nR.B\n");
        // B and G are initials, too, but would be taken for places.
        Board both = FlowFormat.read("B.G\n...\nB.G\n", "f").get(0).board();
        String written = MzuckerFormat.write(both);
        assertThat(written).isEqualTo("B.D\n...\nB.D\n");
        assertThat(FlowFormat.write(MzuckerFormat.read(written, "m").board())).isEqualTo(FlowFormat.write(both));
    }

    @Test
    void puzzlesFollowEachOtherBetweenComments() throws Exception {
        List<Puzzle> puzzles = AhleFormat.read("# two of them\n" + AHLE + "\n# the second\n2 1\n77\n", "a");
        assertThat(puzzles).hasSize(2);
        assertThat(AhleFormat.write(puzzles.get(0))).isEqualTo(AHLE);
        assertThat(FlowFormat.write(puzzles.get(1).board())).isEqualTo("77\n");
    }

    @Test
    void addressesSayWhetherCellsMayStayEmpty() throws Exception {
        Puzzle puzzle = PuzzLinkFormat.read(NUMLIN, "p").get(0);
        assertThat(puzzle.rules()).contains(Rules.FREE);
        assertThat(SameBoard.test(
                        puzzle.board(), MzuckerFormat.read(MZUCKER, "m").board()))
                .isTrue();
        assertThat(PuzzLinkFormat.write(puzzle.board(), Rules.FREE)).isEqualTo(NUMLIN + "\n");
        String arukone = NUMLIN.replace("numlin", "arukone");
        assertThat(PuzzLinkFormat.read(arukone, "p").get(0).rules()).contains(Rules.FILL);
        assertThat(PuzzLinkFormat.read(arukone.replace("arukone/", "arukone/e/"), "p")
                        .get(0)
                        .rules())
                .contains(Rules.FREE);
        assertThat(PuzzLinkFormat.write(puzzle.board(), Rules.FILL)).isEqualTo(arukone + "\n");
        // The test boards of pzpr and of cspuz, without their site.
        for (String known : List.of("numlin/5/5/1j2h3m1h2j3", "numlin/6/6/j4h14m2n2h133k")) {
            assertThat(PuzzLinkFormat.read(known, "p")).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Rules.class)
    void largeNumbersAndLongRuns(Rules rules) throws Exception {
        BoardBuilder builder = BoardBuilder.square(2, 70);
        for (int i = 0; i < 20; i++) {
            builder.dot(Labels.letter(i), 0, i).dot(Labels.letter(i), 1, 69 - i);
        }
        Board board = builder.build();
        String address = PuzzLinkFormat.write(board, rules);
        assertThat(address).contains("f-10-11-12-13-14zzz").contains("zzz");
        assertThat(SameBoard.test(PuzzLinkFormat.read(address, "p").get(0).board(), board))
                .isTrue();
        Board far =
                PuzzLinkFormat.read("numlin/4/1/+100=0ff=0ff+100", "p").get(0).board();
        assertThat(FlowFormat.write(far)).isEqualTo("ABBA\n");
    }

    @Property(tries = 200)
    void plainBoardsRoundTrip(@ForAll long seed) throws Exception {
        Board board = CoveredBoards.of(Family.PLAIN, seed, true).board();
        if (board.pairs().size() <= 16) {
            assertThat(SameBoard.test(
                            MzuckerFormat.read(MzuckerFormat.write(board), "m").board(), board))
                    .isTrue();
        }
        Board wide = CoveredBoards.of(Family.PLAIN, seed, false).board();
        assertThat(SameBoard.test(
                        AhleFormat.read(AhleFormat.write(Puzzle.of(wide)), "a")
                                .get(0)
                                .board(),
                        wide))
                .isTrue();
        for (Rules rules : Rules.values()) {
            Puzzle again =
                    PuzzLinkFormat.read(PuzzLinkFormat.write(wide, rules), "p").get(0);
            assertThat(SameBoard.test(again.board(), wide)).isTrue();
            assertThat(again.rules()).contains(rules);
        }
    }

    @ParameterizedTest
    @EnumSource(
            names = {"HOLES", "WALLS", "BRIDGES", "WARPS", "HEXES"},
            value = Family.class)
    void otherFamiliesDoNotFit(Family family) {
        int boards = 0;
        for (long seed = 0; seed < 40; seed++) {
            Puzzle puzzle = CoveredBoards.of(family, seed, true);
            String text = FlowFormat.write(puzzle.board());
            if (text.matches("[A-Za-z0-9\u0100-\u02FF.\n]*")) {
                continue;
            }
            boards++;
            assertThatThrownBy(() -> MzuckerFormat.write(puzzle.board()))
                    .as(text)
                    .isInstanceOf(UnfitException.class);
            assertThatThrownBy(() -> AhleFormat.write(puzzle)).isInstanceOf(UnfitException.class);
            assertThatThrownBy(() -> PuzzLinkFormat.write(puzzle.board(), Rules.FILL))
                    .isInstanceOf(UnfitException.class);
        }
        assertThat(boards).isGreaterThan(10);
    }

    @Test
    void messagesSayWhatDoesNotFit() {
        Board walled = BoardBuilder.square(3, 3)
                .dot("A", 0, 0)
                .dot("A", 2, 2)
                .wall(0, 1, 0, 2)
                .build();
        assertThatThrownBy(() -> MzuckerFormat.write(walled))
                .hasMessage("a wall between row 1, column 2 and row 1, column 3, but mzucker's form has no walls");
        Board wide = BoardBuilder.square(3, 4).dot("A", 0, 0).dot("A", 2, 2).build();
        assertThatThrownBy(() -> MzuckerFormat.write(wide)).hasMessageStartingWith("3x4 cells, but mzucker's form");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "numlin/2/1 ! p:1:1: the address ends early",
                "slither/2/1/11 ! p:1:1: 'slither', expected numlin/ or arukone/",
                "https://puzz.link/p?numlin/2/1/1 ! p:1:32: 1 cells, expected 2x1",
                "numlin/2/1/1.1 ! p:1:13: '.', a dot without a number",
                "numlin/2/1/1_ ! p:1:13: '_', expected a clue",
                "numlin/2/1/12 ! p:1:12: clue 1 stands 1 times",
                "numlin/2/1/00 ! p:1:12: clue 0",
                "numlin/2/1/-1 ! p:1:13: '1', expected 2 hexadecimal digits",
                "numlin/2/1/111 ! p:1:14: more cells than 2x1",
                "numlin/v:x/2/1/11 ! p:1:8: 'v:x', expected the number of columns",
                "numlin/9999/9999/11 ! p:1:18: too short",
                "numlin/2/0/11 ! p:1:10: '0', expected a number of rows"
            })
    void faultsOfAddressesNameTheirPlace(String line, String message) {
        assertThatThrownBy(() -> PuzzLinkFormat.read(line, "p")).hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "5 / AA ! a:1:1: '5', expected a width and a height",
                "2 x / AA ! a:1:3: 'x', expected a height",
                "2 2 / AA ! a:1:1: 1 rows follow, expected 2",
                "2 1 / AAA ! a:2:3: a row of 3 cells, expected 2",
                "3 1 / A+A ! a:2:2: '+', expected '.', a letter or a digit",
                "3 1 / A.B ! a:2:1: dot A stands once",
                "'' ! a:1:1: the text is empty"
            })
    void faultsOfRowsNameTheirPlace(String text, String message) {
        assertThatThrownBy(() -> AhleFormat.read(text.replace(" / ", "\n"), "a"))
                .hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "A.A ! m:1:1: 1 rows, expected a square",
                "A.A / ... / .. ! m:3:3: a row of 2 cells, expected 3",
                "A.A / .#. / ... ! m:2:2: '#', expected '.', a letter",
                "R.Z / ... / R.Z ! m:1:3: 'Z', expected"
            })
    void faultsOfSquaresNameTheirPlace(String text, String message) {
        assertThatThrownBy(() -> MzuckerFormat.read(text.replace(" / ", "\n"), "m"))
                .hasMessageStartingWith(message);
    }
}
