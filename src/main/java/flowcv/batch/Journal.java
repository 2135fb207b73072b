package flowcv.batch;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What was done in an output folder: a line for each picture, appended when its outputs are in place. Whoever ends the
 * process, at any moment, leaves whole lines and at most one torn one at the end, which is cut off. A later line about
 * the same picture replaces the earlier one. In memory is only where each picture's line lies. Thread-safe.
 */
final class Journal implements AutoCloseable {
    private static final String HEADER = "flowcv batch journal 1 ";

    /** After a power cut so much work is done again at most. */
    private static final long FORCE_NANOS = 5_000_000_000L;

    /** What is kept in memory of a picture: what decides whether it has to be done again. */
    record Known(
            InputFile.State state,
            boolean settled,
            long limit,
            String overlay,
            long overlaySize,
            String status,
            long at,
            int length) {}

    private final Path file;
    private final FileChannel channel;
    private final Map<String, Known> known = new HashMap<>();
    private long end;
    private long forced = System.nanoTime();

    private Journal(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Opens a journal, or begins a new one.
     *
     * @param maker what results depend on besides the pictures, for the first line of a new journal
     * @throws IOException if the file cannot be read or made
     */
    static Journal open(Path file, String maker) throws IOException {
        Journal journal = new Journal(
                file,
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE));
        try {
            journal.load();
            if (journal.end == 0) {
                journal.append((HEADER + maker + "\n").getBytes(StandardCharsets.UTF_8));
            }
            return journal;
        } catch (IOException | RuntimeException e) {
            journal.channel.close();
            throw e;
        }
    }

    /** The overlays that were made according to a journal, by their pictures; none where there is no journal. */
    static Map<String, String> overlays(Path file) throws IOException {
        if (!Files.exists(file)) {
            return Map.of();
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            Journal journal = new Journal(file, channel);
            journal.read();
            return journal.overlays();
        }
    }

    /** Whether a journal may be gone on with; one whose first line is torn belongs to nobody yet. */
    static boolean isOf(String maker, Path file) throws IOException {
        byte[] expected = (HEADER + maker + "\n").getBytes(StandardCharsets.UTF_8);
        try (InputStream stream = Files.newInputStream(file)) {
            byte[] found = stream.readNBytes(expected.length);
            return Arrays.equals(found, Arrays.copyOf(expected, found.length));
        }
    }

    private void load() throws IOException {
        read();
        channel.truncate(end);
        channel.position(end);
    }

    /** Takes in all whole lines; {@link #end} is behind the last of them. */
    private void read() throws IOException {
        channel.position(0);
        InputStream stream = new BufferedInputStream(Channels.newInputStream(channel), 1 << 16);
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long at = 0;
        for (int b = stream.read(); b >= 0; b = stream.read()) {
            if (b != '\n') {
                line.write(b);
                continue;
            }
            String text = line.toString(StandardCharsets.UTF_8);
            Optional<Entry> entry = Entry.of(text);
            if (at > 0 && entry.isEmpty() || at == 0 && !text.startsWith(HEADER)) {
                return;
            }
            int length = line.size() + 1;
            long begin = at;
            entry.ifPresent(e -> known.put(e.key(), known(e, begin, length)));
            at += length;
            end = at;
            line.reset();
        }
    }

    private static Known known(Entry entry, long at, int length) {
        return new Known(
                entry.state(),
                entry.settled(),
                entry.limit(),
                entry.overlay(),
                entry.overlaySize(),
                entry.row().cell("status").intern(),
                at,
                length);
    }

    /** What is known of a picture. */
    synchronized Optional<Known> known(String key) {
        return Optional.ofNullable(known.get(key));
    }

    /** The overlays that were made, by their pictures. */
    synchronized Map<String, String> overlays() {
        Map<String, String> overlays = new HashMap<>();
        known.forEach((key, entry) -> {
            if (!entry.overlay().isEmpty()) {
                overlays.put(key, entry.overlay());
            }
        });
        return overlays;
    }

    /** All that is known of a picture. */
    Entry entry(Known which) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(which.length() - 1);
        while (bytes.hasRemaining()) {
            if (channel.read(bytes, which.at() + bytes.position()) < 0) {
                throw new IOException(file + ": was cut off by somebody else");
            }
        }
        return Entry.of(new String(bytes.array(), StandardCharsets.UTF_8))
                .orElseThrow(() -> new IOException(file + ": was changed by somebody else"));
    }

    /** Appends a line; throws {@link IOException} and leaves the journal as it was where there is no room. */
    synchronized void add(Entry entry) throws IOException {
        byte[] line = entry.line();
        long at = end;
        append(line);
        known.put(entry.key(), known(entry, at, line.length));
        if (System.nanoTime() - forced > FORCE_NANOS) {
            channel.force(false);
            forced = System.nanoTime();
        }
    }

    private void append(byte[] line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(line);
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes, end + bytes.position());
            }
            end += line.length;
        } catch (IOException e) {
            channel.truncate(end);
            throw e;
        }
    }

    @Override
    public synchronized void close() throws IOException {
        try (channel) {
            channel.force(false);
        }
    }
}
