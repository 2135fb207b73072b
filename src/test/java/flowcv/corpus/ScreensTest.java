package flowcv.corpus;

import flowcv.testing.Shared;
import org.junit.jupiter.api.Test;

/** Real pictures, which lie beside the checkout: as many are read as ever, and none is misread. */
class ScreensTest {
    @Test
    void realPicturesAreReadExactlyOrRefused() throws Exception {
        Tally tally = new Tally();
        for (Screens.Screen screen : Screens.of(Shared.folder("screens"))) {
            tally.add(screen.group(), screen.id(), screen.verdict());
        }
        Floors.check("screens", tally);
    }
}
