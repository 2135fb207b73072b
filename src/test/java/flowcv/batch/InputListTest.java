package flowcv.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputListTest {
    @TempDir
    Path folder;

    private void files(String... names) throws IOException {
        for (String name : names) {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, name);
        }
    }

    private InputList list(boolean recursive, String... arguments) {
        InputList list = new InputList(recursive, folder.resolve("out"));
        for (String argument : arguments) {
            list.addArgument(argument);
        }
        return list;
    }

    private List<String> names(InputList list) {
        return list.files().stream()
                .map(file -> folder.relativize(file.path()).toString().replace('\\', '/'))
                .toList();
    }

    @Test
    void picturesOfAFolderInNaturalOrder() throws IOException {
        files("shot10.png", "shot9.JPG", "Shot1.webp", "notes.txt", "7x7.flow", "sub/shot2.png");
        assertThat(names(list(false, folder.toString()))).containsExactly("Shot1.webp", "shot9.JPG", "shot10.png");
    }

    /** What is in them tells, but nobody looks into hidden ones. */
    @Test
    void namesWithoutAnEndingAreLookedInto() throws IOException {
        files("b.png", "LICENSE", "sub/notes");
        byte[] gif = "GIF89a".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        for (String name : List.of("a", ".hidden", "c.txt", "sub/d")) {
            Files.write(folder.resolve(name), gif);
        }
        assertThat(names(list(true, folder.toString()))).containsExactly("a", "b.png", "sub/d");
    }

    @Test
    void foldersInFoldersWithoutHiddenAndMadeOnes() throws IOException {
        files(
                "a.png",
                "a.solved.png",
                "B.SOLVED.JPG",
                ".hidden.png",
                "b/c.gif",
                "b/.thumbs/d.png",
                "out/a.solved.png",
                "out/e.png",
                "b/out/f.png");
        assertThat(names(list(true, folder.toString()))).containsExactly("a.png", "b/c.gif", "b/out/f.png");
    }

    @Test
    void patternsThatNoShellHasExpanded() throws IOException {
        files("a1.png", "a2.jpg", "b1.png", "s/a3.png", "s/t/a4.png", ".a5.png");
        assertThat(names(list(false, folder + "/a*"))).containsExactly("a1.png", "a2.jpg");
        assertThat(names(list(false, folder + "/*/a?.png"))).containsExactly("s/a3.png");
        assertThat(names(list(false, folder + "/**.{png,jpg}")))
                .containsExactly("a1.png", "a2.jpg", "b1.png", "s/a3.png", "s/t/a4.png");
        InputList none = list(false, folder + "/x*");
        assertThat(none.files()).isEmpty();
        assertThat(none.faults()).hasSize(1);
    }

    @Test
    void aFileThatLooksLikeAPatternIsAFile() throws IOException {
        assumeTrue(java.io.File.separatorChar == '/', "no POSIX system: run on Linux or macOS");
        files("shot [1].png", "shot 1.png");
        assertThat(names(list(false, folder + "/shot [1].png"))).containsExactly("shot [1].png");
    }

    @Test
    void eachPictureOnceAndInTheOrderOfTheArguments() throws IOException {
        files("b.png", "a.png");
        assertThat(names(list(false, folder + "/b.png", folder.toString()))).containsExactly("b.png", "a.png");
    }

    @Test
    void linksThatGoRoundInCirclesEnd() throws IOException {
        files("s/a.png");
        try {
            Files.createSymbolicLink(folder.resolve("s/up"), folder);
        } catch (IOException | UnsupportedOperationException e) {
            assumeTrue(false, "no right to make links: run on Linux or macOS");
        }
        InputList list = list(true, folder.toString());
        assertThat(names(list)).containsExactly("s/a.png");
        assertThat(list.faults()).isEmpty();
    }

    @Test
    void unreadableFoldersAreSaidAndOthersRead() throws IOException {
        files("a.png", "locked/b.png");
        Path locked = folder.resolve("locked");
        assumeTrue(
                locked.toFile().setReadable(false) && !Files.isReadable(locked),
                "root may do everything: run as another user");
        try {
            InputList list = list(true, folder.toString());
            assertThat(names(list)).containsExactly("a.png");
            assertThat(list.faults()).hasSize(1);
            assertThat(list.faults().get(0)).startsWith(locked.toString()).contains("permission denied");
        } finally {
            assertThat(locked.toFile().setReadable(true)).isTrue();
        }
    }

    @Test
    void whatIsNotThereIsSaid() {
        assertThat(list(false, folder + "/none").faults()).hasSize(1);
    }
}
