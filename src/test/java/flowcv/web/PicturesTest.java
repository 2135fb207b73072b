package flowcv.web;

import static flowcv.web.ServedPage.picture;
import static org.assertj.core.api.Assertions.assertThat;

import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Reply;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Pictures take turns where memory does not hold all of them. */
class PicturesTest {
    /** In pixels: those of the largest picture and a few more. */
    private static final long MOST = 54_000_000;

    @Test
    void areRefusedWhileOthersHoldTheMemory() throws Exception {
        Pictures pictures = new Pictures(Duration.ofMillis(100));
        List<Pictures.Held> held = new ArrayList<>();
        long pixels = 0;
        Reply refusal = null;
        while (refusal == null) {
            try {
                Pictures.Held one = pictures.open(picture());
                held.add(one);
                pixels += (long) one.picture().width() * one.picture().height();
                assertThat(pixels).isLessThanOrEqualTo(MOST);
            } catch (RejectedCallException e) {
                refusal = e.reply();
            }
        }
        assertThat(held).isNotEmpty();
        assertThat(refusal.status()).isEqualTo(503);
        held.remove(0).close();
        held.add(pictures.open(picture()));
        held.forEach(Pictures.Held::close);
    }
}
