package flowcv.batch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.commons.io.function.IOConsumer;

/** Writes what stands in the journal as {@code results.jsonl}, {@code results.csv} and {@code report.html}. */
record ResultFiles(OutputFolder folder, List<InputFile> inputs) {
    static final String JSON = "results.jsonl";
    static final String CSV = "results.csv";
    static final String REPORT = "report.html";

    private static final Pattern NUMBER = Pattern.compile("[-+]?\\d+(\\.\\d+)?");

    void write(boolean withReport) throws IOException {
        folder.write(
                JSON, stream -> each(entry -> stream.write((entry.json() + "\n").getBytes(StandardCharsets.UTF_8))));
        folder.write(CSV, stream -> {
            stream.write(line(Row.COLUMNS));
            each(entry -> stream.write(line(entry.row().cells())));
        });
        if (withReport) {
            folder.write(REPORT, stream -> new ReportPage(folder.path()).write(stream, this::each));
        }
    }

    /** Shows one picture after the other, since all of them may not fit into memory. */
    private void each(IOConsumer<Entry> sink) throws IOException {
        for (InputFile input : inputs) {
            Optional<Journal.Known> known = folder.journal().known(input.key());
            if (known.isPresent()) {
                sink.accept(folder.journal().entry(known.get()));
            }
        }
    }

    /**
     * A cell that no spreadsheet takes for a formula: names of files may come from anywhere. An apostrophe in front is
     * what OWASP advises (CSV injection); numbers stay numbers.
     */
    static String harmless(String cell) {
        boolean formula = !cell.isEmpty() && "=+-@\t\r".indexOf(cell.charAt(0)) >= 0;
        return formula && !NUMBER.matcher(cell).matches() ? "'" + cell : cell;
    }

    /** A line as RFC 4180 has it, but with the line end of text files here. */
    private static byte[] line(List<String> cells) {
        List<String> quoted = new ArrayList<>();
        for (String each : cells) {
            String cell = harmless(each);
            boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
            quoted.add(plain ? cell : '"' + cell.replace("\"", "\"\"") + '"');
        }
        return (String.join(",", quoted) + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
