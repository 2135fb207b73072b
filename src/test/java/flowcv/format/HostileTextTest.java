package flowcv.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import flowcv.testing.AnyBoard;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Whatever the text, it is a board or a fault in one line that a terminal can show. */
class HostileTextTest {
    /** A hundred times what they take: whoever waits longer waits for ever. */
    private static final Duration SOON = Duration.ofMinutes(1);

    @Property
    void anyTextIsReadOrRefused(@ForAll String text) {
        readOrRefuse(text);
    }

    @Property
    void damagedBoardsAreReadOrRefused(@ForAll long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder(FlowFormat.write(AnyBoard.of(seed)));
        String inserts = "+-|#. ,;01_[]\"\n\r\t:R\u0000\u001B\uFEFF\u2028\uD800";
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            int at = random.nextInt(text.length());
            char c = inserts.charAt(random.nextInt(inserts.length()));
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, c);
                default -> text.setCharAt(at, c);
            }
        }
        readOrRefuse(text.toString());
    }

    @Test
    void controlCharactersOfATextAreNotRepeated() {
        assertThatThrownBy(() -> FlowFormat.read("R\u001B[31mR", "a.flow"))
                .hasMessage("a.flow:1:2: 'U+001B', expected '.', a letter or digit, '+' or '#'");
        assertThatThrownBy(() -> FlowFormat.read("topology: \u001B[2J\u202E\n\nRR", "a.flow"))
                .hasMessage("a.flow:1:1: topology 'U+001B[2JU+202E', expected square, hex or graph");
    }

    @Test
    void whatIsQuotedIsCutShort() {
        assertThatThrownBy(() -> FlowFormat.read("topology: " + "x".repeat(1_000_000) + "\n\nRR", "a.flow"))
                .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(400).endsWith("xxx..."));
    }

    @Test
    void hugeGridsAreRefusedBeforeTheyTakeMemory() {
        String wide = "R" + ".".repeat(2_000_000) + "R\n";
        assertTimeoutPreemptively(SOON, () -> assertThatThrownBy(() -> FlowFormat.read(wide, "a.flow"))
                .hasMessage("a.flow:1:1: a board of 1x2000002 cells, expected at most 100000 cells"));
        String frame = "+-".repeat(200_000) + "+\n" + "|\n".repeat(200_000);
        assertTimeoutPreemptively(SOON, () -> assertThatThrownBy(() -> FlowFormat.read(frame, "a.flow"))
                .isInstanceOf(FormatException.class));
        String tall = "+\n".repeat(400_001);
        assertTimeoutPreemptively(SOON, () -> assertThatThrownBy(() -> FlowFormat.read(tall, "a.flow"))
                .isInstanceOf(FormatException.class));
    }

    @Test
    void manyWallsAreReadInTime() {
        int columns = 20_000;
        String closed = "+" + "-+".repeat(columns) + "\n";
        String text = closed + "|R" + "|.".repeat(columns - 2) + "|R|\n" + closed;
        assertTimeoutPreemptively(SOON, () -> assertThat(
                        FlowFormat.read(text, "a.flow").get(0).board().walls())
                .hasSize(columns - 1));
    }

    private static void readOrRefuse(String text) {
        for (Reader reader : List.<Reader>of(FlowFormat::read, MatrixFormat::read, BoardText::read)) {
            try {
                assertThat(reader.read(text, "a.flow")).isNotEmpty();
            } catch (FormatException e) {
                assertThat(e.getMessage()).matches("a\\.flow:\\d+:\\d+: \\P{Cntrl}+");
            }
        }
    }

    /** Reads texts of some form. */
    private interface Reader {
        List<?> read(String text, String source) throws FormatException;
    }
}
