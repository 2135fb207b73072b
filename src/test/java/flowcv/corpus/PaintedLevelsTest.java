package flowcv.corpus;

import flowcv.image.OpenCv;
import flowcv.testing.Shared;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Official levels, which lie beside the checkout, painted on devices on which they were once refused or misread: as
 * many are read as ever, and none is misread.
 */
class PaintedLevelsTest {
    /** Packs and seeds of what was hard. */
    private static final Map<String, List<Integer>> ONCE_REFUSED = new TreeMap<>(Map.ofEntries(
            // Light behind an open border; openings beside those that pipes prove; walls that take a tint's hue; a dark
            // outline of hexagons beside glow.
            Map.entry(
                    "28_party",
                    List.of(
                            971_000,
                            971_007,
                            971_008,
                            971_031,
                            971_035,
                            1_113_002,
                            1_113_026,
                            300_000_008,
                            300_000_044,
                            503_000_009,
                            // A tint that ends within a wall.
                            791_000_172,
                            // A wall whose chroma JPEG halves.
                            800_000_227,
                            // Thin pipes aslant on a wide screen; glow below a tint; faint light beside open borders.
                            805_000_186,
                            811_000_240,
                            811_000_371)),
            // Letters and buttons beyond the edge; tints on most cells; a tinted mark below a pipe.
            Map.entry("15_bridges", List.of(972_024, 1_202_038, 966_000_037)),
            Map.entry("30_tower", List.of(981_022)),
            // Outlines under tints in small cells; letters on small dots; a finger's mark over a wall, and dark dots
            // elsewhere; a lamp's rays that begin where a wall ends.
            Map.entry("33_variety", List.of(974_021, 1_304_001, 503_000_051, 742_000_002)),
            Map.entry("34_amoeba", List.of(975_010, 975_014, 1_205_011)),
            // Walls brighter than their outline, over tints and over black.
            Map.entry("47_hourglass", List.of(977_001, 977_038, 503_000_023)),
            // Free ends on small screens; fingers' marks.
            Map.entry("16_mania-12x12", List.of(985_020)),
            Map.entry("18_mania-13x13", List.of(984_006, 984_015, 1_121_015)),
            Map.entry("21_mania-14x14", List.of(983_018)),
            Map.entry("24_rectangle", List.of(980_019)),
            Map.entry("25_mania15", List.of(982_027, 1_108_003, 1_108_008, 1_108_023)),
            // A dark outline under tints.
            Map.entry("39_starField", List.of(1_209_003, 1_409_000)),
            Map.entry("45_scattered", List.of(1_406_009)),
            // An outline on the picture's edge, in the corners alone, and misread; fingers' marks over walls, misread;
            // a border on glow of another color; bars of glow that cross in a large cell; a gray ground below two
            // tints.
            Map.entry("26_courtyard", List.of(1_112_030, 32_320_012, 205_001_024, 963_000_196)),
            // A pipe's edge, and a line beside tints as an opening of a board without its last column, misread.
            Map.entry("27_warps", List.of(1_003_027, 1_203_007, 1_203_030, 503_000_043, 960_000_128)),
            // A finger's mark over a wall beside lines half as bright as walls, misread.
            Map.entry("43_concepts", List.of(1_120_038, 257_000_035))));

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void levelsThatWereHardAreRead() throws Exception {
        Path folder = Shared.folder("levels");
        PaintedLevelsRun run = new PaintedLevelsRun(Optional.empty(), false);
        for (Map.Entry<String, List<Integer>> pack : ONCE_REFUSED.entrySet()) {
            for (int seed : pack.getValue()) {
                run.add(folder, "official_" + pack.getKey(), seed, 1);
            }
        }
        Floors.check("levels", run.tally());
    }
}
