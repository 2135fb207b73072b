package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.opencv.core.Mat;

class TellingObserverTest {
    private final List<String> told = new ArrayList<>();

    @Test
    void whatSeveralLooksTellInTheSameWordsIsToldOnce() {
        StageObserver observer = StageObserver.NONE.telling(told::add);
        List.of("no dots", "no dots", "no cells", "no dots", "no dots", "no dots")
                .forEach(observer::tell);
        assertThat(told).containsExactly("no dots", "no cells", "no dots");
    }

    @Test
    void whoOnlyListensWantsNoPictures() {
        StageObserver observer = StageObserver.NONE.telling(told::add);
        assertThat(observer.watches()).isTrue();
        assertThat(observer.looks()).isFalse();
    }

    @Test
    void whoLooksAndListensWantsBoth() {
        StageObserver observer = new StageObserver() {
            @Override
            public void show(String name, Mat picture) {}
        };
        assertThat(observer.telling(told::add).looks()).isTrue();
    }
}
