package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
    @TempDir
    Path folder;

    @Test
    void exactBoardsMakeIt0() {
        Run run = Run.of("verify", Samples.PICTURE);
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines().get(0)).isEqualTo(Samples.PICTURE + ": exact");
        assertThat(run.outLines().get(3).strip()).matches("1 +1 +0 +0 +0 +0");
    }

    @Test
    void aWrongBoardMakesIt1AndShowsWhere() throws IOException {
        wrong();
        Run run = Run.of("verify", folder);
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("shot.png: wrong\n    row 7, column 5: dot B expected, nothing found\n");
        assertThat(Run.of("verify", "-q", folder).out()).contains("wrong\n");
    }

    @Test
    void totalsByColumnsOfTheManifest() throws IOException {
        wrong();
        Files.copy(Samples.PICTURE, folder.resolve("b.png"));
        Files.copy(Samples.BOARD, folder.resolve("b.flow"));
        Files.write(folder.resolve("manifest.tsv"), List.of("id\tkind", "b\tcrop", "shot\tphoto"));
        Run run = Run.of("verify", "-q", "--by", "kind", folder);
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).containsPattern("crop +1 +1 +0 +0 +0 +0\n").containsPattern("photo +1 +0 +0 +1 +0 +0\n");
        assertThat(Run.of("verify", "--by", "nothing", folder).exitCode()).isEqualTo(2);
    }

    @Test
    void aManifestThatIsNoTextIsNamed() throws IOException {
        wrong();
        Path manifest = Files.write(folder.resolve("manifest.tsv"), new byte[] {'i', 'd', '\n', (byte) 0xC3, '\n'});
        Run run = Run.of("verify", folder);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).isEqualTo("flowcv: " + manifest + ": not a text in UTF-8; save it as one\n");
    }

    @Test
    void jsonHasALineForEachPictureAndOneForTheSum() throws IOException {
        wrong();
        Run run = Run.of("verify", "--json", folder);
        assertThat(run.outLines()).hasSize(2);
        assertThat(run.outLines().get(0))
                .contains("\"verdict\":\"wrong\"")
                .contains("\"right\":false")
                .contains("\"turn\":null")
                .contains("\"differences\":[\"row 7, column 5: dot B expected, nothing found\",");
        assertThat(run.outLines().get(1))
                .startsWith("{\"total\":{},\"pictures\":1,\"exact\":0,")
                .contains("\"wrong\":1");
        assertThat(Run.of("verify", "--json", Samples.PICTURE).outLines().get(0))
                .contains("\"verdict\":\"exact\"")
                .contains("\"turn\":0");
    }

    @Test
    void theReportShowsTheThreePicturesAndNamesNothingElsewhere() throws IOException {
        wrong();
        Path report = folder.resolve("report");
        assertThat(Run.of("verify", folder, "--report", report).exitCode()).isEqualTo(1);
        String page = Files.readString(report.resolve("index.html"));
        for (String what : List.of("original", "overlay", "difference")) {
            assertThat(page).contains("src=\"pictures/00001-" + what + ".webp\"");
        }
        assertThat(page)
                .contains("row 7, column 5: dot B expected, nothing found")
                .doesNotContain("http", "@");
        try (Stream<Path> pictures = Files.list(report.resolve("pictures"))) {
            assertThat(pictures).hasSize(3).allSatisfy(file -> assertThat(file).isNotEmptyFile());
        }
    }

    @Test
    void whatIsNotThereIsSaid() {
        Run run = Run.of("verify", folder.resolve("none"));
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("none: no such file or folder");
        assertThat(Run.of("verify", folder).exitCode()).isEqualTo(3);
    }

    /** A picture beside a board that is not its own. */
    private void wrong() throws IOException {
        Files.copy(Samples.PICTURE, folder.resolve("shot.png"));
        String text = Files.readString(Samples.BOARD);
        assertThat(text).contains("...B..B");
        Files.writeString(folder.resolve("shot.flow"), text.replace("...B..B", "...BB.."));
    }
}
