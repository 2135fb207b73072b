package flowcv.cli.output;

import java.awt.AWTError;
import java.awt.HeadlessException;
import java.awt.Image;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;

/** Writes to the clipboard. */
final class SystemClipboard {
    private SystemClipboard() {}

    /**
     * Replaces what the clipboard holds.
     *
     * @param bytes a PNG, or a text in UTF-8
     * @throws IOException with what to do, if there is no clipboard
     */
    static void put(byte[] bytes, boolean isPicture) throws IOException {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (system.contains("mac") || system.contains("win")) {
            putByJava(bytes, isPicture);
            return;
        }
        // Elsewhere a copy lives only as long as the program that made it: these stay until the next copy.
        String type = isPicture ? "image/png" : "text/plain";
        List<List<String>> tools = new ArrayList<>();
        if (System.getenv("WAYLAND_DISPLAY") != null) {
            tools.add(List.of("wl-copy", "--type", type));
        }
        if (System.getenv("DISPLAY") != null) {
            tools.add(
                    isPicture
                            ? List.of("xclip", "-selection", "clipboard", "-t", type)
                            : List.of("xclip", "-selection", "clipboard"));
        }
        if (tools.isEmpty()) {
            throw new IOException(
                    "no screen was found, and so no clipboard; start flowcv in a desktop session, or write"
                            + " to a file with -o or >");
        }
        for (List<String> tool : tools) {
            if (isDone(tool, bytes)) {
                return;
            }
        }
        throw new IOException("found no "
                + String.join(
                        " and no ", tools.stream().map(tool -> tool.get(0)).toList()) + " that works; install "
                + (tools.size() > 1 ? "wl-clipboard" : "xclip"));
    }

    /** Whether the tool is there and took the bytes. */
    private static boolean isDone(List<String> tool, byte[] bytes) throws IOException {
        Process process;
        try {
            process = new ProcessBuilder(tool)
                    .redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            return false;
        }
        try (OutputStream in = process.getOutputStream()) {
            in.write(bytes);
        } catch (IOException e) {
            // It has ended already; its exit code says that it failed.
            process.destroy();
        }
        try {
            return process.waitFor() == 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static void putByJava(byte[] bytes, boolean isPicture) throws IOException {
        System.clearProperty("java.awt.headless");
        Transferable copied = isPicture
                ? new CopiedImage(ImageIO.read(new ByteArrayInputStream(bytes)))
                : new StringSelection(new String(bytes, StandardCharsets.UTF_8));
        try {
            Toolkit.getDefaultToolkit().getSystemClipboard().setContents(copied, null);
        } catch (HeadlessException | AWTError | LinkageError | IllegalStateException e) {
            throw new IOException("the clipboard cannot be used: " + e.getMessage(), e);
        }
    }

    /** A picture for other programs. */
    private record CopiedImage(Image image) implements Transferable {
        @Override
        public DataFlavor[] getTransferDataFlavors() {
            return new DataFlavor[] {DataFlavor.imageFlavor};
        }

        @Override
        public boolean isDataFlavorSupported(DataFlavor flavor) {
            return flavor.equals(DataFlavor.imageFlavor);
        }

        @Override
        public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
            if (!isDataFlavorSupported(flavor)) {
                throw new UnsupportedFlavorException(flavor);
            }
            return image;
        }
    }
}
