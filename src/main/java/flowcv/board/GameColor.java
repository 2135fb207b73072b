package flowcv.board;

import java.util.Optional;

/**
 * The colors that the game gives to its pairs, in the order in which it hands them out. The label is
 * what stands in board files; the values are 0xRRGGBB as measured on screenshots of the current
 * version in sRGB.
 */
public enum GameColor {
    RED("R", "red", 0xFE0000),
    GREEN("G", "green", 0x008D00),
    BLUE("B", "blue", 0x0C29FE),
    YELLOW("Y", "yellow", 0xEAE000),
    ORANGE("O", "orange", 0xFB8900),
    CYAN("C", "cyan", 0x00FFFF),
    MAGENTA("M", "magenta", 0xFF0AC9),
    MAROON("m", "maroon", 0xA52A2A),
    PURPLE("P", "purple", 0x800080),
    WHITE("W", "white", 0xFFFFFF),
    GREY("A", "grey", 0x9F9EBD),
    LIME("g", "lime", 0x00FF00),
    TAN("T", "tan", 0xA08A51),
    NAVY("b", "navy", 0x09199F),
    TEAL("c", "dark cyan", 0x008082),
    PINK("p", "pink", 0xFF7CEC);

    private final String label;
    private final String spokenName;
    private final int rgb;

    GameColor(String label, String spokenName, int rgb) {
        this.label = label;
        this.spokenName = spokenName;
        this.rgb = rgb;
    }

    /** One letter, as in {@code .flow} files. */
    public String label() {
        return label;
    }

    /** The name in plain English. */
    public String spokenName() {
        return spokenName;
    }

    /** The color as 0xRRGGBB. */
    public int rgb() {
        return rgb;
    }

    /** The color that a label names, or the one that the game gives to the pair with this number, from 0. */
    public static GameColor of(String label, int pair) {
        return ofLabel(label).orElse(values()[pair % values().length]);
    }

    /** The color that a label names, if it names one. */
    public static Optional<GameColor> ofLabel(String label) {
        for (GameColor color : values()) {
            if (color.label.equals(label)) {
                return Optional.of(color);
            }
        }
        return Optional.empty();
    }
}
