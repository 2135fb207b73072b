package flowcv.read.inference;

import java.util.BitSet;
import java.util.List;

/**
 * What each place and border of a complex is.
 *
 * @param cells places that are cells
 * @param walls borders of two cells that no flow passes
 * @param openings borders where the board is open
 * @param content of each place that is a cell; of others it says nothing
 * @param cost in nats; less is likelier
 */
public record Labeling(BitSet cells, BitSet walls, BitSet openings, List<Content> content, double cost) {
    /** Keeps copies. */
    public Labeling {
        cells = (BitSet) cells.clone();
        walls = (BitSet) walls.clone();
        openings = (BitSet) openings.clone();
        content = List.copyOf(content);
    }

    /** What is said, whatever it costs: what places hold that are no cells says nothing. */
    record Said(BitSet cells, BitSet walls, BitSet openings, BitSet dots, BitSet bridges) {}

    Said said() {
        return new Said(cells, walls, openings, holding(Content.DOT), holding(Content.BRIDGE));
    }

    /** Cells that hold something. */
    public BitSet holding(Content held) {
        BitSet places = new BitSet();
        cells.stream().filter(place -> content.get(place) == held).forEach(places::set);
        return places;
    }
}
