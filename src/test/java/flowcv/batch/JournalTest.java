package flowcv.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Collections;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    private static final String MAKER = "test 1";

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void nameFile() {
        file = folder.resolve("journal");
    }

    private static Entry entry(String key, String reason) {
        Row row = new Row(Collections.nCopies(Row.COLUMNS.size(), reason));
        return new Entry(key, new InputFile.State(7, 8), true, 0, "x.png", 9, row, "{\"a\":1}", "AAAA");
    }

    private void write(String... keys) throws IOException {
        try (Journal journal = Journal.open(file, MAKER)) {
            for (String key : keys) {
                journal.add(entry(key, "of " + key));
            }
        }
    }

    @Test
    void entriesComeBackWhateverIsInThem() throws IOException {
        String odd = "tab\t, line\nend\r, back\\slash \\n, \u56FE";
        try (Journal journal = Journal.open(file, MAKER)) {
            journal.add(entry(odd, odd));
        }
        try (Journal journal = Journal.open(file, MAKER)) {
            assertThat(journal.entry(journal.known(odd).orElseThrow())).isEqualTo(entry(odd, odd));
        }
    }

    @Test
    void aLaterLineReplacesAnEarlierOne() throws IOException {
        write("a", "b");
        try (Journal journal = Journal.open(file, MAKER)) {
            journal.add(entry("a", "new"));
            assertThat(journal.entry(journal.known("a").orElseThrow()).row().cells())
                    .contains("new");
        }
        try (Journal journal = Journal.open(file, MAKER)) {
            assertThat(journal.entry(journal.known("a").orElseThrow()).row().cells())
                    .contains("new");
            assertThat(journal.entry(journal.known("b").orElseThrow()).row().cells())
                    .contains("of b");
        }
    }

    @Test
    void whereverTheFileEndsWholeLinesAreKept() throws IOException {
        write("a", "b", "c");
        byte[] whole = Files.readAllBytes(file);
        int lineB = 0;
        for (int length = 0; length <= whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            int lines = (int) new String(whole, 0, length, StandardCharsets.UTF_8)
                    .chars()
                    .filter(c -> c == '\n')
                    .count();
            try (Journal journal = Journal.open(file, MAKER)) {
                assertThat(journal.overlays()).hasSize(Math.max(0, lines - 1));
                journal.add(entry("d", "after"));
            }
            try (Journal journal = Journal.open(file, MAKER)) {
                assertThat(journal.overlays()).hasSize(Math.max(0, lines - 1) + 1);
            }
            lineB += lines;
        }
        assertThat(lineB).isPositive();
    }

    @Test
    void whatIsNoLineEndsTheJournal() throws IOException {
        write("a", "b");
        long length = Files.size(file);
        Files.write(file, new byte[5000], StandardOpenOption.APPEND);
        write("c");
        try (Journal journal = Journal.open(file, MAKER)) {
            assertThat(journal.overlays()).containsOnlyKeys("a", "b", "c");
        }
        assertThat(Files.size(file)).isLessThan(length + 5000);
    }

    @Test
    void itKnowsItsMaker() throws IOException {
        write("a");
        assertThat(Journal.isOf(MAKER, file)).isTrue();
        assertThat(Journal.isOf("test 2", file)).isFalse();
    }
}
