package flowcv.cli.input;

import flowcv.format.text.FormatException;
import flowcv.format.text.Lines;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text of boards as it was pasted: without the marks that mail and Markdown put before each line, and without
 * everything around fences where there are some.
 *
 * @param whole the text with all that
 * @param boards the text without it
 * @param skipped lines at its beginning that are left out
 */
record PastedText(String whole, String boards, int skipped) {
    /** No form of boards begins a line so. */
    private static final Pattern MARK = Pattern.compile("(?m)^(?:>|```)");

    private static final Pattern QUOTED = Pattern.compile("^(?:> ?){1,99}");

    private static final Pattern BEFORE = Pattern.compile("(?:> ?){0,99}(?:```)?");

    private static final String FENCE = "```";

    /** The languages that a fence names; any other word may be a row. */
    private static final Pattern LANGUAGE = Pattern.compile(
            "\\s*(?:te?xt|plain|plaintext|none|nohighlight|ascii|console|flows?|level|puzzlink|ahle|mzucker|matrix)?\\s*");

    /** A line of words, and neither a header nor the cell or the link of a free shape. */
    private static final Pattern WORDS = Pattern.compile(
            "(?m)^(?![ \\t]*[A-Za-z][\\w-]*:\\s|cell |link )(?=.*\\p{L}{3}).*(?:[:!?.,][ \\t]*$|\\p{L}{2}[ \\t]+\\p{L}{2})");

    static PastedText of(String whole) {
        if (!MARK.matcher(whole).find()) {
            return new PastedText(whole, whole, 0);
        }
        PastedText fenced = of(whole, true);
        return fenced.boards.isEmpty() ? of(whole, false) : fenced;
    }

    private static PastedText of(String whole, boolean fenced) {
        StringBuilder boards = new StringBuilder();
        int skipped = 0;
        boolean inside = !fenced;
        for (Lines lines = new Lines(whole, ""); lines.hasNext(); ) {
            String line = QUOTED.matcher(lines.next().text()).replaceFirst("");
            int fence = line.indexOf(FENCE);
            String kept = line;
            if (!inside && fence == 0) {
                inside = true;
                kept = line.substring(FENCE.length());
                kept = LANGUAGE.matcher(kept).matches() ? "" : kept;
                fence = kept.indexOf(FENCE);
            }
            kept = inside ? fence < 0 ? kept : kept.substring(0, fence) : "";
            inside &= fence < 0 || !fenced;
            if (boards.isEmpty() && kept.isBlank()) {
                skipped++;
            } else {
                boards.append(kept).append('\n');
            }
        }
        return new PastedText(whole, boards.toString(), skipped);
    }

    /** What is wrong, at its place in the whole text, and with what to do about words around the board. */
    String tell(FormatException fault) {
        int line = fault.line() + skipped;
        Lines lines = new Lines(whole, "");
        String text = "";
        for (int i = 0; i < line && lines.hasNext(); i++) {
            text = lines.next().text();
        }
        Matcher before = BEFORE.matcher(text);
        String told = fault.at(line, fault.column() + (before.lookingAt() ? before.end() : 0))
                .inText();
        return told + (WORDS.matcher(boards).find() ? "; leave out text around the board" : "");
    }
}
