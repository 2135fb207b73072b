package flowcv.read.inference;

import flowcv.read.evidence.CellLook;
import java.util.EnumSet;
import java.util.Set;

/** What a cell holds, as far as the board cares: how far its flows are drawn is no part of it. */
public enum Content {
    /** Nothing of the board's own. */
    PLAIN(EnumSet.of(CellLook.EMPTY, CellLook.PIPE, CellLook.PIPE_END)),
    /** A dot. */
    DOT(EnumSet.of(CellLook.DOT, CellLook.DOT_WITH_PIPE)),
    /** A bridge. */
    BRIDGE(EnumSet.of(CellLook.BRIDGE));

    private final Set<CellLook> looks;

    Content(Set<CellLook> looks) {
        this.looks = looks;
    }

    /** What a cell may look like that holds it. */
    Set<CellLook> looks() {
        return looks;
    }
}
