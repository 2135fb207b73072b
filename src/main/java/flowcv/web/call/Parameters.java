package flowcv.web.call;

import flowcv.board.Rules;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The parameters of a call, as they stand behind the question mark. */
public final class Parameters {
    private final Map<String, String> values;
    private final Set<String> unasked;

    public Parameters(Map<String, String> values) {
        this.values = new LinkedHashMap<>(values);
        this.unasked = new HashSet<>(values.keySet());
    }

    /** A number of a range. */
    public long number(String name, long least, long most, long usual) throws RejectedCallException {
        String value = text(name, String.valueOf(usual));
        try {
            long number = Long.parseLong(value);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new RejectedCallException(
                400, "parameter " + name + ": found '" + brief(value) + "', expected " + least + " to " + most);
    }

    /** The rules that are asked for, if any are. */
    public Optional<Rules> rules() throws RejectedCallException {
        String value = text("rules", "");
        return switch (value) {
            case "" -> Optional.empty();
            case "fill" -> Optional.of(Rules.FILL);
            case "free" -> Optional.of(Rules.FREE);
            default ->
                throw new RejectedCallException(
                        400, "parameter rules: found '" + brief(value) + "', expected fill or free");
        };
    }

    public String text(String name, String usual) {
        unasked.remove(name);
        return values.getOrDefault(name, usual);
    }

    /** Refuses parameters that nobody asked for, as they may be misspelled. */
    public void done() throws RejectedCallException {
        if (!unasked.isEmpty()) {
            throw new RejectedCallException(
                    400, "unknown parameter '" + brief(unasked.iterator().next()) + "'");
        }
    }

    private static String brief(String value) {
        return value.length() <= 40 ? value : value.substring(0, 40) + "...";
    }
}
