package flowcv.read;

import java.util.List;

/** Follows how the cells of a board that is read by faces are gone through, stage by stage. */
interface FaceStages {
    /** Nobody follows. */
    FaceStages NONE = new FaceStages() {
        @Override
        public void cells(FaceGrid grid) {}

        @Override
        public void dots(FaceGrid grid, List<Dot> dots) {}

        @Override
        public void pairs(FaceGrid grid, DotPairing.Paired paired) {}
    };

    /** The cells were found, and the sides between them. */
    void cells(FaceGrid grid);

    /** What stands in the cells was read. */
    void dots(FaceGrid grid, List<Dot> dots);

    /** The dots were paired, in the likeliest way. */
    void pairs(FaceGrid grid, DotPairing.Paired paired);
}
