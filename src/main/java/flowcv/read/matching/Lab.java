package flowcv.read.matching;

/**
 * A color in CIE L*a*b* (1976, D65 white), where distances are about as large as they look.
 *
 * @param l lightness, 0 to 100
 * @param a green to red
 * @param b blue to yellow
 */
public record Lab(double l, double a, double b) {

    /** Converts an sRGB color 0xRRGGBB (IEC 61966-2-1). */
    public static Lab of(int rgb) {
        double red = linear(rgb >> 16 & 0xFF);
        double green = linear(rgb >> 8 & 0xFF);
        double blue = linear(rgb & 0xFF);
        double x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
        double y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
        double z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
        return new Lab(116 * y - 16, 500 * (x - y), 200 * (y - z));
    }

    /** Euclidean distance (CIE76); 2.3 is a difference that can just be seen. */
    public double distance(Lab other) {
        return Math.sqrt((l - other.l) * (l - other.l) + (a - other.a) * (a - other.a) + (b - other.b) * (b - other.b));
    }

    private static double linear(int level) {
        double c = level / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    private static double root(double t) {
        return t > 216.0 / 24389 ? Math.cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    }
}
