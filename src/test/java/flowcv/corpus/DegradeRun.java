package flowcv.corpus;

import flowcv.Flowcv;
import flowcv.board.Board;
import flowcv.board.SameBoard;
import flowcv.format.FlowFormat;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

/** Reads every picture of a folder shrunk, turned, cropped, blurred, …, and prints a table by strength. */
final class DegradeRun {
    interface Damage {
        Mat apply(Mat picture, double[] box);
    }

    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        String only = args.length > 1 ? args[1] : "";
        int every = args.length > 2 ? Integer.parseInt(args[2]) : 1;
        Map<String, Damage> damages = damages();
        Map<String, int[]> totals = new TreeMap<>();
        List<String> lines = Files.readAllLines(folder.resolve("manifest.tsv"));
        int count = 0;
        for (String line : lines.subList(1, lines.size())) {
            String[] f = line.split("\t");
            Path flow = folder.resolve(f[0] + ".flow");
            if (!Files.exists(flow) || count++ % every != 0) {
                continue;
            }
            Board expected =
                    FlowFormat.read(Files.readString(flow), f[0]).get(0).board();
            try (Picture picture = Images.decode(Files.readAllBytes(folder.resolve(f[1])), f[1])) {
                double[] box = new double[4];
                for (int i = 0; i < 4; i++) {
                    box[i] = f[9 + i].isEmpty() ? -1 : Double.parseDouble(f[9 + i]);
                }
                boolean plain = Flowcv.recognize(picture, StageObserver.NONE) instanceof Reading.Read;
                if (!plain) {
                    continue;
                }
                for (Map.Entry<String, Damage> damage : damages.entrySet()) {
                    if (!damage.getKey().contains(only)) {
                        continue;
                    }
                    Mat mat = damage.getValue().apply(picture.pixels().clone(), box);
                    if (mat == null) {
                        continue;
                    }
                    try (Picture damaged = new Picture(f[1], mat)) {
                        Reading reading = Flowcv.recognize(damaged, StageObserver.NONE);
                        int slot =
                                !(reading instanceof Reading.Read r) ? 2 : SameBoard.test(r.board(), expected) ? 0 : 1;
                        totals.computeIfAbsent(damage.getKey(), k -> new int[3])[slot]++;
                        if (slot == 1) {
                            System.out.println(f[0] + " " + damage.getKey() + " WRONG\n"
                                    + FlowFormat.write(((Reading.Read) reading).board()));
                            Imgcodecs.imwrite(
                                    "/tmp/z/wrong-" + f[0] + "-"
                                            + damage.getKey().replace(' ', '_') + ".png",
                                    mat);
                        } else if (slot == 2 && args.length > 3) {
                            System.out.println(f[0] + " " + damage.getKey() + " " + reading);
                            Imgcodecs.imwrite(
                                    "/tmp/z/ref-" + f[0] + "-" + damage.getKey().replace(' ', '_') + ".png", mat);
                        }
                    }
                }
            }
        }
        totals.forEach((k, v) -> System.out.printf("%-20s exact %3d wrong %3d refused %3d%n", k, v[0], v[1], v[2]));
    }

    static Map<String, Damage> damages() {
        Map<String, Damage> all = new TreeMap<>();
        for (int percent : new int[] {75, 50, 35, 25}) {
            all.put("shrink " + percent, (m, b) -> resized(m, percent / 100.0));
        }
        for (int quality : new int[] {60, 30, 15}) {
            all.put("jpeg " + quality, (m, b) -> jpeg(m, quality));
        }
        for (double degrees : new double[] {0.5, 1, 2, 3, 5}) {
            all.put("rotate " + degrees, (m, b) -> {
                Mat turn = Imgproc.getRotationMatrix2D(new Point(m.cols() / 2.0, m.rows() / 2.0), degrees, 1);
                Imgproc.warpAffine(m, m, turn, m.size(), Imgproc.INTER_LINEAR);
                return m;
            });
        }
        for (double crop : new double[] {0, 0.01, 0.02}) {
            all.put("crop " + crop, (m, b) -> {
                if (b[2] <= 0) {
                    return null;
                }
                int x = (int) Math.max(0, b[0] + crop * b[2]);
                int y = (int) Math.max(0, b[1] + crop * b[3]);
                int right = (int) Math.min(m.cols(), b[0] + b[2] * (1 - crop));
                int bottom = (int) Math.min(m.rows(), b[1] + b[3] * (1 - crop));
                return new Mat(m, new Rect(x, y, right - x, bottom - y)).clone();
            });
        }
        for (double gain : new double[] {0.4, 0.6, 0.8, 1.25, 1.6}) {
            all.put("gain " + gain, (m, b) -> {
                m.convertTo(m, -1, gain, 0);
                return m;
            });
        }
        for (int lift : new int[] {-30, 30, 60}) {
            all.put("lift " + lift, (m, b) -> {
                m.convertTo(m, -1, 1, lift);
                return m;
            });
        }
        for (double sigma : new double[] {0.002, 0.004, 0.006}) {
            all.put("blur " + sigma, (m, b) -> {
                Imgproc.GaussianBlur(m, m, new Size(0, 0), sigma * Math.min(m.cols(), m.rows()));
                return m;
            });
        }
        for (double noise : new double[] {5, 12}) {
            all.put("noise " + noise, (m, b) -> {
                Mat n = new Mat(m.size(), org.opencv.core.CvType.CV_16SC3);
                Core.randn(n, 0, noise);
                Core.add(m, n, m, new Mat(), m.type());
                n.release();
                return m;
            });
        }
        all.put("veil", (m, b) -> {
            Mat v = new Mat(m.size(), m.type(), new Scalar(120, 60, 20));
            Core.addWeighted(m, 0.75, v, 0.25, 0, m);
            v.release();
            return m;
        });
        return all;
    }

    static Mat resized(Mat m, double f) {
        Mat out = new Mat();
        Imgproc.resize(m, out, new Size(0, 0), f, f, Imgproc.INTER_AREA);
        m.release();
        return out;
    }

    static Mat jpeg(Mat m, int quality) {
        MatOfByte bytes = new MatOfByte();
        Imgcodecs.imencode(".jpg", m, bytes, new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, quality));
        m.release();
        return Imgcodecs.imdecode(bytes, Imgcodecs.IMREAD_COLOR);
    }
}
