package flowcv.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The code that phones read. */
class QrTextTest {
    @Test
    void writesQrCodesThatReadersRead() throws Exception {
        String link = "http://192.168.178.23:8474/?token=" + WebServer.newToken();
        List<String> lines = QrText.of(link)
                .lines()
                .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", ""))
                .toList();
        int scale = 4;
        int width = lines.get(0).length() * scale;
        int height = lines.size() * 2 * scale;
        int[] pixels = new int[width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                char c = lines.get(y / scale / 2).charAt(x / scale);
                boolean lower = y / scale % 2 == 1;
                boolean dark = c == '█' || c == (lower ? '▄' : '▀');
                pixels[y * width + x] = dark ? 0 : 0xFFFFFF;
            }
        }
        BinaryBitmap bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(width, height, pixels)));
        assertThat(new QRCodeReader()
                        .decode(bitmap, Map.of(com.google.zxing.DecodeHintType.PURE_BARCODE, true))
                        .getText())
                .isEqualTo(link);
    }
}
