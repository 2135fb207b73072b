package flowcv.read.inference;

import flowcv.read.evidence.CellLook;
import java.util.EnumSet;
import java.util.Set;

/** What a cell holds, as far as the board cares: how far its flows are drawn is no part of it. */
public enum Content {
    /** Nothing of the board's own. */
    PLAIN(EnumSet.of(CellLook.EMPTY, CellLook.PIPE, CellLook.PIPE_END), 2),
    /** A dot, or whatever else marks the end of a flow. */
    DOT(EnumSet.of(CellLook.DOT, CellLook.DOT_WITH_PIPE, CellLook.GLYPH), 1),
    /** A bridge. */
    BRIDGE(EnumSet.of(CellLook.BRIDGE), 4);

    private final Set<CellLook> looks;
    private final int mostPipes;

    Content(Set<CellLook> looks, int mostPipes) {
        this.looks = looks;
        this.mostPipes = mostPipes;
    }

    /** Over how many borders of a cell that holds it pipes can leave. */
    int mostPipes() {
        return mostPipes;
    }

    /** What a cell may look like that holds it. */
    Set<CellLook> looks() {
        return looks;
    }
}
