package flowcv.verify;

/** What was found, in words. */
public final class Words {
    private Words() {}

    /** The verdict, and what makes it special. */
    public static String verdict(Checked checked) {
        String word = checked.verdict().word();
        if (checked.verdict() == Verdict.REFUSED && checked.right()) {
            return word + " as expected";
        }
        int turn = checked.turn().orElse(0);
        return turn == 0
                ? word
                : word + ", but turned by " + turn + " degrees clockwise in the "
                        + (checked.of().isPhoto() ? "photo" : "picture");
    }

    /** Why there is no board. */
    public static String reason(Checked checked) {
        return checked.verdict() == Verdict.REFUSED ? checked.stage() + ": " + checked.reason() : checked.reason();
    }
}
