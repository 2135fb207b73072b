package flowcv.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstallationTest {
    @TempDir
    Path folder;

    private Path launcher;
    private Path list;
    private Item.Link link;
    private Item.TextFile page;

    @BeforeEach
    void thereIsSomethingToInstall() throws Exception {
        launcher = Files.writeString(folder.resolve("launcher"), "#!/bin/sh\n");
        list = folder.resolve("data/flowcv/installed");
        link = new Item.Link(folder.resolve("bin/flowcv"), launcher);
        page = new Item.TextFile(folder.resolve("data/man/man 1/flowcv.1"), "a page\n");
    }

    @Test
    void whatIsPutThereIsTakenAway() throws Exception {
        assertThat(installation().taken(List.of(link, page))).isEmpty();
        installation().put(List.of(link, page));
        assertThat(Files.readSymbolicLink(link.path())).isEqualTo(launcher);
        assertThat(page.path()).hasContent("a page\n");

        assertThat(installation().remove()).containsExactlyInAnyOrder(link.path(), page.path());
        assertThat(files()).containsExactly("launcher");
        assertThat(installation().remove()).isEmpty();
    }

    @Test
    void aNewerOneTakesTheOldOnesPlace() throws Exception {
        installation().put(List.of(link, page));
        Item.TextFile newer = new Item.TextFile(page.path(), "a newer page\n");
        Item.Link elsewhere = new Item.Link(folder.resolve("other/flowcv"), launcher);
        assertThat(installation().taken(List.of(elsewhere, newer))).isEmpty();
        assertThat(installation().put(List.of(elsewhere, newer))).containsExactly(link.path());
        assertThat(page.path()).hasContent("a newer page\n");
        assertThat(link.path()).doesNotExist();

        installation().remove();
        assertThat(files()).containsExactly("launcher");
    }

    @Test
    void whatOthersPutThereStays() throws Exception {
        Files.createDirectories(link.path().getParent());
        Files.writeString(link.path(), "somebody's program\n");
        assertThat(installation().taken(List.of(link, page))).containsExactly(link.path());
        Files.delete(link.path());

        installation().put(List.of(link, page));
        Files.writeString(page.path(), "somebody's page\n");
        Path beside = Files.writeString(page.path().resolveSibling("other.1"), "another page\n");
        assertThat(installation().taken(List.of(link, page))).containsExactly(page.path());
        assertThat(installation().changed()).containsExactly(page.path());
        assertThat(installation().remove()).containsExactly(link.path());
        assertThat(page.path()).hasContent("somebody's page\n");
        assertThat(beside).hasContent("another page\n");
    }

    @Test
    void theSameOfSomebodyElseStays() throws Exception {
        Files.createDirectories(page.path().getParent());
        Files.writeString(page.path(), page.text());
        assertThat(installation().taken(List.of(page))).isEmpty();
        installation().put(List.of(page));
        assertThat(installation().remove()).isEmpty();
        assertThat(page.path()).hasContent(page.text());
    }

    @Test
    void theLinkGoesWhereShellsFindIt() throws Exception {
        Path home = Files.createDirectories(folder.resolve("home"));
        Path local = home.resolve(".local/bin");
        Path bin = home.resolve("bin");
        Map<String, String> both = Map.of("HOME", home.toString(), "PATH", "/usr/bin:" + local + "/:" + bin);
        assertThat(Places.of(both, Optional.empty()).programs()).isEqualTo(local);
        Files.createDirectories(bin);
        Places places = Places.of(both, Optional.empty());
        assertThat(places.programs()).isEqualTo(bin);
        assertThat(places.inPath()).isTrue();
        Files.createDirectories(local);
        assertThat(Places.of(both, Optional.empty()).programs()).isEqualTo(local);

        places = Places.of(Map.of("HOME", home.toString(), "PATH", "/usr/bin"), Optional.empty());
        assertThat(places.programs()).isEqualTo(local);
        assertThat(places.inPath()).isFalse();
        assertThat(places.data()).isEqualTo(home.resolve(".local/share"));
    }

    private Installation installation() {
        return new Installation(list);
    }

    private List<String> files() throws Exception {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> !file.equals(folder))
                    .map(file -> folder.relativize(file).toString())
                    .toList();
        }
    }
}
