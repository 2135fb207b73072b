package flowcv.verify;

/** Names of files without what stands behind the last dot. */
final class Stems {
    private Stems() {}

    static String of(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    static String ending(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(dot + 1).toLowerCase(java.util.Locale.ROOT) : "";
    }
}
