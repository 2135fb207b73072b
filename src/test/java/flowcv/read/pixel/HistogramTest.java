package flowcv.read.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HistogramTest {
    private final Histogram histogram = new Histogram(2);

    @Test
    void quantilesAreThoseOfTheirChannel() {
        for (int level : new int[] {10, 20, 30, 40, 50}) {
            histogram.add(1, level);
        }
        histogram.add(0, 200);
        assertThat(histogram.median(1)).isEqualTo(30);
        assertThat(histogram.quantile(1, 0)).isEqualTo(10);
        assertThat(histogram.quantile(1, 0.75)).isEqualTo(40);
        assertThat(histogram.median(0)).isEqualTo(200);
    }

    @Test
    void whatWasClearedIsCountedNoMore() {
        histogram.add(0, 7);
        histogram.clear();
        assertThat(histogram.median(0)).isEqualTo(255);
        histogram.add(0, 0);
        assertThat(histogram.median(0)).isZero();
    }

    @Test
    void aColorIsCountedInAllChannels() {
        Histogram colors = new Histogram(Pixels.CHANNELS);
        colors.addColor(new byte[] {1, 2, 3, (byte) 250, 100, 50}, 1);
        assertThat(colors.median(0)).isEqualTo(250);
        assertThat(colors.median(1)).isEqualTo(100);
        assertThat(colors.median(2)).isEqualTo(50);
    }
}
