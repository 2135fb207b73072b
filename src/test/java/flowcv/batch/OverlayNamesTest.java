package flowcv.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OverlayNamesTest {
    private static final Path OUT = Path.of("/out");

    private static InputFile file(String below, String name) {
        return InputFile.of(Path.of(below, name), Path.of(below));
    }

    private static List<String> names(Map<String, String> made, InputFile... files) {
        List<InputFile> list = List.of(files);
        OverlayNames names = new OverlayNames(OUT, list, made);
        return list.stream().map(names::of).toList();
    }

    @Test
    void oneFolderIsMirrored() {
        assertThat(names(Map.of(), file("/in", "a.png"), file("/in", "s/a.jpg")))
                .containsExactly("a.solved.png", "s/a.solved.jpg");
    }

    @Test
    void severalFoldersDoNotMeet() {
        List<String> names = names(Map.of(), file("/in/x", "a.png"), file("/in/y", "a.png"));
        assertThat(names).containsExactly("in/x/a.solved.png", "in/y/a.solved.png");
    }

    @Test
    void picturesThatDifferInTheirEndingsOrInCaseDoNotMeet() {
        assertThat(names(
                        Map.of(),
                        file("/in", "a.webp"),
                        file("/in", "a.png"),
                        file("/in", "A.png"),
                        file("/in", "a.jpg"),
                        file("/in", "a.JPEG")))
                .containsExactly(
                        "a.solved.png", "a.png.solved.png", "A.png-2.solved.png", "a.solved.jpg", "a.JPEG.solved.jpg");
    }

    @Test
    void aPictureKeepsItsPlace() {
        InputFile png = file("/in", "a.png");
        InputFile webp = file("/in", "a.webp");
        Map<String, String> made = Map.of(png.key(), "a.solved.png");
        assertThat(names(made, webp, png)).containsExactly("a.webp.solved.png", "a.solved.png");
    }

    @Test
    void noOverlayGoesOverAnInput() {
        InputFile input = InputFile.of(Path.of("/out/a.solved.png"), Path.of("/out"));
        InputFile other = InputFile.of(Path.of("/out/a.png"), Path.of("/out"));
        List<InputFile> list = new ArrayList<>(List.of(other, input));
        OverlayNames names = new OverlayNames(OUT, list, Map.of());
        assertThat(names.of(other)).isEqualTo("a.png.solved.png");
    }
}
