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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads every picture of a folder with a manifest and prints what became of each. */
final class CorpusRun {
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        String only = args.length > 1 ? args[1] : "";
        Map<String, int[]> totals = new TreeMap<>();
        List<Double> decode = new ArrayList<>();
        List<Double> read = new ArrayList<>();
        List<String> lines = Files.readAllLines(folder.resolve("manifest.tsv"));
        List<String> head = Arrays.asList(lines.get(0).split("\t"));
        for (String line : lines.subList(1, lines.size())) {
            String[] f = line.split("\t");
            if (!f[0].contains(only)) {
                continue;
            }
            String kind = f[head.indexOf("variant")] + " " + f[head.indexOf("kind")] + " " + f[head.indexOf("state")]
                    + " " + f[head.indexOf("expect")];
            long t0 = System.nanoTime();
            try (Picture picture = Images.decode(Files.readAllBytes(folder.resolve(f[1])), f[1])) {
                long t1 = System.nanoTime();
                Reading reading = Flowcv.recognize(picture, StageObserver.NONE);
                long t2 = System.nanoTime();
                decode.add((t1 - t0) / 1e6);
                read.add((t2 - t1) / 1e6);
                int slot;
                String what = "";
                if (reading instanceof Reading.Read r) {
                    Path flow = folder.resolve(f[0] + ".flow");
                    Board expected = Files.exists(flow)
                            ? FlowFormat.read(Files.readString(flow), f[0])
                                    .get(0)
                                    .board()
                            : null;
                    slot = expected != null && SameBoard.test(r.board(), expected) ? 0 : 1;
                    what = slot == 0 ? "" : "\n" + FlowFormat.write(r.board());
                    if (!only.isEmpty()) {
                        what += " confidence " + r.confidence() + " "
                                + r.placement().corners();
                    }
                } else {
                    Reading.Refused refused = (Reading.Refused) reading;
                    slot = 2;
                    what = refused.stage() + ": " + refused.reason();
                }
                totals.computeIfAbsent(kind, k -> new int[3])[slot]++;
                boolean good = f[head.indexOf("expect")].equals("read") ? slot == 0 : slot == 2;
                if (!good || !only.isEmpty()) {
                    System.out.println(f[0] + " [" + kind + " " + picture.width() + "x" + picture.height() + "] "
                            + List.of("EXACT", "WRONG", "refused").get(slot) + " " + what);
                }
            }
        }
        totals.forEach((k, v) -> System.out.printf("%-45s exact %3d wrong %3d refused %3d%n", k, v[0], v[1], v[2]));
        System.out.printf("median ms: decode %.2f read %.2f%n", median(decode), median(read));
    }

    private static double median(List<Double> values) {
        return values.stream().mapToDouble(d -> d).sorted().toArray()[values.size() / 2];
    }
}
