package flowcv.cli.shell;

import java.nio.file.Path;

/** Something that is installed. */
public sealed interface Item {
    /** Where it lies. */
    Path path();

    /** What is there once it is installed. */
    Mark mark();

    /** A symbolic link. */
    record Link(Path path, Path target) implements Item {
        @Override
        public Mark mark() {
            return Mark.ofLink(path, target);
        }
    }

    /** A file of text. */
    record TextFile(Path path, String text) implements Item {
        @Override
        public Mark mark() {
            return Mark.ofFile(path, text);
        }
    }
}
