package flowcv.verify;

import flowcv.board.Difference;
import flowcv.draw.DifferenceMarks;
import flowcv.draw.Overlay;
import flowcv.image.AtomicFile;
import flowcv.image.Picture;
import flowcv.image.Thumbnail;
import flowcv.image.UnwritableException;
import flowcv.read.Reading;
import flowcv.solve.Limits;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A folder with a page, {@code index.html}, that shows each picture, the solution drawn over it, and where the board
 * that was read differs. The pictures lie beside the page, so that it opens at once with any number of them, and
 * nothing comes from elsewhere. Viewing is thread-safe.
 */
public final class PageFolder implements Verifier.Viewer {
    /** Cells of the largest boards are still told apart at this size. */
    private static final int SIDE = 640;

    private static final int QUALITY = 70;
    private static final Limits SEARCH = Limits.of(Duration.ofSeconds(2));

    private final Path folder;
    private final Map<Case, Integer> numbers;
    private final Map<Case, UnwritableException> faults = new ConcurrentHashMap<>();

    /**
     * Makes the folder.
     *
     * @param numbers of the cases, from which their pictures get their names
     * @throws UnwritableException if it cannot be made
     */
    public PageFolder(Path folder, Map<Case, Integer> numbers) throws UnwritableException {
        this.folder = folder;
        this.numbers = Map.copyOf(numbers);
        try {
            Files.createDirectories(folder.resolve(Page.PICTURES));
        } catch (IOException e) {
            throw new UnwritableException(folder.toString(), "the folder cannot be made: " + e);
        }
    }

    @Override
    public void see(Checked checked, Picture picture, Reading reading) {
        try {
            keep(checked, Page.ORIGINAL, picture);
            if (reading instanceof Reading.Read read) {
                keepOverlay(checked, picture, read);
                if (checked.verdict() == Verdict.WRONG) {
                    List<Integer> places = checked.differences().stream()
                            .map(Difference::place)
                            .filter(place -> place.isPresent())
                            .map(place -> place.getAsInt())
                            .toList();
                    try (Picture marked = DifferenceMarks.draw(picture, read.placement(), places)) {
                        keep(checked, Page.DIFFERENCE, marked);
                    }
                }
            }
        } catch (UnwritableException e) {
            faults.put(checked.of(), e);
        }
    }

    private void keepOverlay(Checked checked, Picture picture, Reading.Read read) throws UnwritableException {
        var solutions = Solver.solve(read.board(), Question.first(SEARCH)).solutions();
        if (!solutions.isEmpty()) {
            try (Picture drawn = Overlay.draw(picture, read.board(), read.placement(), solutions.get(0))) {
                keep(checked, Page.OVERLAY, drawn);
            }
        }
    }

    private void keep(Checked checked, String what, Picture picture) throws UnwritableException {
        Path file = folder.resolve(Page.file(numbers.get(checked.of()), what));
        AtomicFile.write(file, Thumbnail.webp(picture, SIDE, QUALITY), true);
    }

    /**
     * Writes the page.
     *
     * @param checked everything, in order
     * @return its file
     * @throws UnwritableException if the page or one of its pictures cannot be written
     */
    public Path write(List<Checked> checked, Totals totals) throws UnwritableException {
        Optional<UnwritableException> fault = faults.values().stream().findFirst();
        if (fault.isPresent()) {
            throw fault.get();
        }
        Path file = folder.resolve("index.html");
        String page = new Page(folder, numbers).of(checked, totals);
        AtomicFile.write(file, page.getBytes(StandardCharsets.UTF_8), true);
        return file;
    }
}
