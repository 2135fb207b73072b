package flowcv.cli.input;

import flowcv.image.ImageSource;
import flowcv.image.UnreadablePictureException;
import java.awt.Image;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** What was copied last, in any program. */
final class Clipboard {
    private Clipboard() {}

    /** The copied file, else the picture as PNG, else the text as UTF-8. */
    static byte[] read() throws UnreadableInputException {
        return Desktop.ask(
                () -> bytes(Toolkit.getDefaultToolkit().getSystemClipboard().getContents(null)));
    }

    /** The name of the copied file; nothing where something else was copied, or several files. */
    static Optional<String> file() {
        try {
            return Desktop.ask(() -> {
                Transferable copied =
                        Toolkit.getDefaultToolkit().getSystemClipboard().getContents(null);
                if (!copied.isDataFlavorSupported(DataFlavor.javaFileListFlavor)) {
                    return Optional.empty();
                }
                try {
                    List<?> files = (List<?>) copied.getTransferData(DataFlavor.javaFileListFlavor);
                    return files.size() == 1 ? Optional.of(((File) files.get(0)).getPath()) : Optional.<String>empty();
                } catch (UnsupportedFlavorException | IOException e) {
                    return Optional.empty();
                }
            });
        } catch (UnreadableInputException e) {
            // Reading it says so.
            return Optional.empty();
        }
    }

    private static byte[] bytes(Transferable copied) throws UnreadableInputException {
        try {
            if (copied.isDataFlavorSupported(DataFlavor.javaFileListFlavor)) {
                return file((List<?>) copied.getTransferData(DataFlavor.javaFileListFlavor));
            }
            if (copied.isDataFlavorSupported(DataFlavor.imageFlavor)) {
                return Desktop.png((Image) copied.getTransferData(DataFlavor.imageFlavor));
            }
            if (copied.isDataFlavorSupported(DataFlavor.stringFlavor)) {
                return copied.getTransferData(DataFlavor.stringFlavor)
                        .toString()
                        .getBytes(StandardCharsets.UTF_8);
            }
        } catch (UnsupportedFlavorException | IOException e) {
            throw new UnreadableInputException("decode", "cannot be read: " + e.getMessage() + "; copy it again");
        }
        throw new UnreadableInputException(
                "decode", "found neither picture nor text; copy a picture, a file, or a board as text");
    }

    private static byte[] file(List<?> files) throws UnreadableInputException {
        if (files.size() != 1) {
            throw new UnreadableInputException(
                    "decode", "found " + files.size() + " copied files, expected one; name them instead");
        }
        try {
            return ImageSource.read(((File) files.get(0)).getPath(), InputStream.nullInputStream());
        } catch (UnreadablePictureException e) {
            throw new UnreadableInputException("decode", e.getMessage());
        }
    }
}
