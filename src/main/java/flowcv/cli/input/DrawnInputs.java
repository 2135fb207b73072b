package flowcv.cli.input;

import flowcv.cli.console.Messages;
import flowcv.image.DrawnNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.io.FilenameUtils;

/** Drawings of flowcv among the inputs, as a pattern finds them that the shell has expanded. */
public final class DrawnInputs {
    private DrawnInputs() {}

    /** The inputs without the drawings of others of them; those that are left out are told. */
    public static List<String> without(List<String> inputs, Messages messages) {
        Set<String> stems = new HashSet<>();
        for (String input : inputs) {
            if (!DrawnNames.isDrawn(input)) {
                stems.add(FilenameUtils.removeExtension(input));
            }
        }
        List<String> kept = new ArrayList<>();
        for (String input : inputs) {
            if (DrawnNames.origin(input).filter(stems::contains).isEmpty()) {
                kept.add(input);
            }
        }
        int left = inputs.size() - kept.size();
        if (left > 0) {
            messages.note(left + (left == 1 ? " drawing" : " drawings") + " of other inputs left out");
        }
        return kept;
    }
}
