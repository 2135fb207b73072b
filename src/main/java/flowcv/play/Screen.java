package flowcv.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/** The terminal: all of it while the game lasts, and as it was before afterwards. */
final class Screen implements AutoCloseable {
    /** Buttons and drags, with coordinates as decimal numbers (xterm's modes 1002 and 1006). */
    private static final String MOUSE_ON = "\u001B[?1002h\u001B[?1006h";

    private static final String MOUSE_OFF = "\u001B[?1006l\u001B[?1002l";

    private static final int ESCAPE = 0x1B;

    /** What belongs to one key arrives together; a lone escape is followed by nothing. */
    private static final int SEQUENCE_MILLIS = 40;

    private final Terminal terminal;
    private final Attributes before;
    private final Display display;
    /** The process may be told to end, as by kill or by a connection that breaks. */
    private final Thread hook = new Thread(this::putBack);

    private int columns;
    private int rows;
    private boolean isPutBack;

    private Screen(Terminal terminal) {
        this.terminal = terminal;
        before = terminal.enterRawMode();
        // Control and C is a key like any other, so that the screen is put back and the game kept.
        Attributes raw = terminal.getAttributes();
        raw.setLocalFlag(Attributes.LocalFlag.ISIG, false);
        terminal.setAttributes(raw);
        display = new Display(terminal, true);
        terminal.puts(Capability.enter_ca_mode);
        terminal.puts(Capability.cursor_invisible);
        terminal.writer().write(MOUSE_ON);
        terminal.flush();
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** The screen; none where there is no terminal. */
    static Optional<Screen> open() throws IOException {
        // Otherwise thin lines are sent as letters of a character set that not every terminal has.
        System.setProperty(TerminalBuilder.PROP_DISABLE_ALTERNATE_CHARSET, "true");
        Terminal terminal = TerminalBuilder.builder()
                .system(true)
                .dumb(true)
                .encoding(java.nio.charset.StandardCharsets.UTF_8)
                .build();
        if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
            terminal.close();
            return Optional.empty();
        }
        return Optional.of(new Screen(terminal));
    }

    int columns() {
        return Math.max(1, terminal.getWidth());
    }

    int rows() {
        return Math.max(1, terminal.getHeight());
    }

    /** Shows a canvas of the size of the screen. */
    synchronized void show(Canvas canvas) {
        if (isPutBack) {
            return;
        }
        if (canvas.columns != columns || canvas.rows != rows) {
            columns = canvas.columns;
            rows = canvas.rows;
            display.clear();
            display.resize(rows, columns);
            terminal.puts(Capability.clear_screen);
        }
        List<AttributedString> lines = new ArrayList<>(rows);
        for (int y = 0; y < rows; y++) {
            AttributedStringBuilder line = new AttributedStringBuilder(columns);
            // The last column stays free: some terminals wrap there.
            for (int x = 0; x < columns - 1; x++) {
                line.style(style(canvas.ink(x, y)));
                line.append(canvas.glyph(x, y));
            }
            lines.add(line.toAttributedString());
        }
        display.update(lines, 0);
        terminal.flush();
    }

    private static AttributedStyle style(Ink ink) {
        AttributedStyle style = AttributedStyle.DEFAULT;
        if (ink.color() >= 0) {
            style = style.foreground(ink.color() >> 16 & 0xFF, ink.color() >> 8 & 0xFF, ink.color() & 0xFF);
        }
        if (ink.ground() >= 0) {
            style = style.background(ink.ground() >> 16 & 0xFF, ink.ground() >> 8 & 0xFF, ink.ground() & 0xFF);
        }
        style = ink.bold() ? style.bold() : style;
        return ink.underlined() ? style.underline() : style;
    }

    /** The next event; a {@link Event.Tick} where none comes in time. */
    Event next(long millis) throws IOException {
        NonBlockingReader reader = terminal.reader();
        int first = reader.read(millis);
        if (first == NonBlockingReader.READ_EXPIRED) {
            return new Event.Tick();
        }
        if (first == NonBlockingReader.EOF) {
            return new Event.End();
        }
        if (first != ESCAPE) {
            return new Event.Key(first);
        }
        int second = reader.read(SEQUENCE_MILLIS);
        if (second != '[' && second != 'O') {
            return new Event.Key(ESCAPE);
        }
        StringBuilder sequence = new StringBuilder();
        int last = reader.read(SEQUENCE_MILLIS);
        // Parameters come first, then one letter or tilde.
        while (last >= 0x20 && last < 0x40) {
            sequence.append((char) last);
            last = reader.read(SEQUENCE_MILLIS);
        }
        return Sequences.event(sequence.toString(), last);
    }

    private synchronized void putBack() {
        if (isPutBack) {
            return;
        }
        isPutBack = true;
        terminal.writer().write(MOUSE_OFF);
        terminal.puts(Capability.cursor_visible);
        terminal.puts(Capability.exit_ca_mode);
        terminal.flush();
        terminal.setAttributes(before);
    }

    @Override
    public void close() throws IOException {
        putBack();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending already; the hook has nothing left to do.
            Thread.yield();
        }
        terminal.close();
    }
}
