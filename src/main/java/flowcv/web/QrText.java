package flowcv.web;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import java.util.Map;

/** A QR code for a terminal, two modules a character. */
public final class QrText {
    /** Modules of quiet zone around the code; the standard asks for four, readers do with two. */
    private static final int MARGIN = 2;

    /** Black on white, whatever the terminal's colors are. */
    private static final String INK = "\u001b[30;107m";

    private static final String PLAIN = "\u001b[0m";

    private QrText() {}

    /** The code of an address; every line ends with a line end. */
    public static String of(String address) {
        BitMatrix code = matrix(address);
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < code.getHeight(); y += 2) {
            text.append(INK);
            for (int x = 0; x < code.getWidth(); x++) {
                boolean lower = y + 1 < code.getHeight() && code.get(x, y + 1);
                text.append(code.get(x, y) ? lower ? '█' : '▀' : lower ? '▄' : ' ');
            }
            text.append(PLAIN).append('\n');
        }
        return text.toString();
    }

    private static BitMatrix matrix(String address) {
        try {
            return new QRCodeWriter()
                    .encode(address, BarcodeFormat.QR_CODE, 0, 0, Map.of(EncodeHintType.MARGIN, MARGIN));
        } catch (WriterException e) {
            throw new IllegalStateException("an address is too long for a QR code", e);
        }
    }
}
