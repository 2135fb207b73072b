package flowcv.verify;

/** What was found, in words. */
public final class Words {
    private static final int QUARTER = 90;

    private Words() {}

    /** The verdict, and what makes it special. */
    public static String verdict(Checked checked) {
        String word = checked.verdict().word();
        if (checked.verdict() == Verdict.REFUSED && checked.right()) {
            return word + " as expected";
        }
        return checked.turn() == 0
                ? word
                : word + ", but turned by " + checked.turn() * QUARTER + " degrees clockwise in the photo";
    }

    /** Why there is no board. */
    public static String reason(Checked checked) {
        return checked.verdict() == Verdict.REFUSED ? checked.stage() + ": " + checked.reason() : checked.reason();
    }
}
