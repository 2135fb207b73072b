package flowcv.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Changes files at random, byte by byte and piece by piece. */
final class ByteMutator {
    private static final long[] NUMBERS = {
        0,
        1,
        2,
        3,
        4,
        7,
        8,
        16,
        24,
        32,
        127,
        128,
        255,
        256,
        0x7FFF,
        0x8000,
        0xFFFF,
        0x10000,
        0x7FFFFFFF,
        0x80000000L,
        -1,
        -2
    };

    private static final String[] CHUNKS = {
        "PLTE", "tRNS", "gAMA", "cHRM", "iCCP", "eXIf", "acTL", "fcTL", "fdAT", "IDAT", "IEND", "IHDR", "zTXt", "bKGD",
        "sBIT", "VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "EXIF", "ICCP", "XMP "
    };

    private final Random random;
    private final StringBuilder story;

    /**
     * A mutator.
     *
     * @param story is told in words what was done
     */
    ByteMutator(Random random, StringBuilder story) {
        this.random = random;
        this.story = story;
    }

    /** A changed copy of a picture. */
    byte[] picture(Original original) {
        byte[] bytes = original.bytes();
        if (random.nextInt(3) > 0) {
            Pieces pieces = Pieces.of(original.form(), bytes);
            for (int i = changes(); i > 0; i--) {
                piece(pieces.parts(), original.form());
            }
            bytes = pieces.join();
        }
        return random.nextInt(3) == 0 ? any(bytes) : bytes;
    }

    /** A copy with some of its bytes changed. */
    byte[] any(byte[] bytes) {
        byte[] changed = bytes;
        for (int i = changes(); i > 0; i--) {
            changed = once(changed);
        }
        return changed;
    }

    private int changes() {
        int changes = 1;
        while (changes < 6 && random.nextInt(3) == 0) {
            changes++;
        }
        return changes;
    }

    private void piece(List<byte[]> parts, Form form) {
        if (parts.isEmpty()) {
            return;
        }
        int at = random.nextInt(parts.size());
        int other = random.nextInt(parts.size());
        switch (random.nextInt(9)) {
            case 0 -> {
                tell("piece %d deleted", at);
                parts.remove(at);
            }
            case 1 -> {
                tell("piece %d doubled at %d", at, other);
                parts.add(other, parts.get(at).clone());
            }
            case 2 -> {
                tell("pieces %d and %d swapped", at, other);
                Collections.swap(parts, at, other);
            }
            case 3 -> {
                byte[] data = new byte[random.nextInt(40)];
                random.nextBytes(data);
                String type = CHUNKS[random.nextInt(CHUNKS.length)];
                tell("piece %s of %d bytes at %d", type, data.length, at);
                parts.add(at, joined(Pieces.letters(type), data));
            }
            case 4, 5 -> {
                tell("in piece %d", at);
                parts.set(at, number(parts.get(at)));
            }
            case 6, 7 -> {
                tell("in piece %d", at);
                byte[] part = once(parts.get(at));
                parts.set(at, part.length < 4 ? Arrays.copyOf(part, 4) : part);
            }
            default -> {
                if (form == Form.PNG || form == Form.PALETTE_PNG) {
                    pixels(parts);
                } else {
                    parts.set(at, number(parts.get(at)));
                }
            }
        }
    }

    /** Changes the pixels of a PNG below their compression. */
    private void pixels(List<byte[]> parts) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        int first = -1;
        for (int i = parts.size() - 1; i >= 0; i--) {
            if (new String(parts.get(i), 0, 4, StandardCharsets.ISO_8859_1).equals("IDAT")) {
                first = i;
            }
        }
        if (first < 0) {
            return;
        }
        for (int i = first; i < parts.size(); ) {
            byte[] part = parts.get(i);
            if (!new String(part, 0, 4, StandardCharsets.ISO_8859_1).equals("IDAT")) {
                break;
            }
            packed.write(part, 4, part.length - 4);
            parts.remove(i);
        }
        tell("below the compression");
        byte[] changed = any(inflated(packed.toByteArray()));
        Deflater deflater = new Deflater(1);
        deflater.setInput(changed);
        deflater.finish();
        byte[] again = new byte[changed.length + 1000];
        int length = deflater.deflate(again);
        deflater.end();
        parts.add(first, joined(Pieces.letters("IDAT"), Arrays.copyOf(again, length)));
    }

    private static byte[] inflated(byte[] packed) {
        Inflater inflater = new Inflater();
        inflater.setInput(packed);
        byte[] data = new byte[4 << 20];
        try {
            return Arrays.copyOf(data, inflater.inflate(data));
        } catch (DataFormatException e) {
            // A change before this one broke it.
            return new byte[0];
        } finally {
            inflater.end();
        }
    }

    private byte[] once(byte[] bytes) {
        int length = bytes.length;
        if (length == 0) {
            return bytes;
        }
        int at = place(length);
        int run = Math.min(length - at, 1 + random.nextInt(random.nextBoolean() ? 8 : 2000));
        switch (random.nextInt(10)) {
            case 0, 1, 2 -> {
                byte[] changed = bytes.clone();
                int bits = 1 + random.nextInt(4);
                tell("%d bits flipped from %d on", bits, at);
                for (int i = 0; i < bits; i++) {
                    changed[i == 0 ? at : place(length)] ^= (byte) (1 << random.nextInt(8));
                }
                return changed;
            }
            case 3 -> {
                byte[] noise = new byte[run];
                random.nextBytes(noise);
                tell("%d random bytes at %d", run, at);
                return replaced(bytes, at, at + run, noise);
            }
            case 4 -> {
                byte[] same = new byte[run];
                Arrays.fill(same, (byte) (random.nextBoolean() ? 0 : random.nextInt(256)));
                tell("%d times %d at %d", run, same[0], at);
                return replaced(bytes, at, at + run, same);
            }
            case 5 -> {
                tell("cut at %d of %d", at, length);
                return Arrays.copyOf(bytes, at);
            }
            case 6 -> {
                tell("%d bytes at %d doubled", run, at);
                return replaced(bytes, at, at, Arrays.copyOfRange(bytes, at, at + run));
            }
            case 7 -> {
                tell("%d bytes at %d deleted", run, at);
                return replaced(bytes, at, at + run, new byte[0]);
            }
            case 8 -> {
                int to = place(length);
                byte[] moved = Arrays.copyOfRange(bytes, at, at + run);
                tell("%d bytes of %d copied to %d", run, at, to);
                return replaced(bytes, to, Math.min(length, to + run), moved);
            }
            default -> {
                return number(bytes);
            }
        }
    }

    /** Headers matter most. */
    private int place(int length) {
        return random.nextInt(random.nextInt(3) == 0 ? Math.min(64, length) : length);
    }

    /** Makes a number of one to four bytes huge, tiny, negative, or a little different. */
    private byte[] number(byte[] bytes) {
        int width = 1 << random.nextInt(3);
        if (bytes.length < width) {
            return bytes;
        }
        int at = Math.min(place(bytes.length), bytes.length - width);
        boolean little = random.nextBoolean();
        long old = 0;
        for (int i = 0; i < width; i++) {
            old = old << 8 | bytes[little ? at + width - 1 - i : at + i] & 0xFF;
        }
        long now =
                switch (random.nextInt(6)) {
                    case 0 -> old + 1;
                    case 1 -> old - 1;
                    case 2 -> old * 2;
                    default -> NUMBERS[random.nextInt(NUMBERS.length)];
                };
        tell("%d instead of %d at %d", now, old, at);
        byte[] changed = bytes.clone();
        for (int i = 0; i < width; i++) {
            changed[little ? at + i : at + width - 1 - i] = (byte) (now >> 8 * i);
        }
        return changed;
    }

    private static byte[] replaced(byte[] bytes, int from, int to, byte[] with) {
        return joined(joined(Arrays.copyOf(bytes, from), with), Arrays.copyOfRange(bytes, to, bytes.length));
    }

    private static byte[] joined(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    private void tell(String what, Object... with) {
        story.append(story.isEmpty() ? "" : "; ").append(String.format(Locale.ROOT, what, with));
    }
}
