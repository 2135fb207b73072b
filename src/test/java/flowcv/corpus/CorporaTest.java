package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.TestAbortedException;

/**
 * Pictures of all corpora are read exactly or refused: none is misread, and as many as ever are read. The system
 * property {@code flowcv.corpora} says how many pictures: {@code quick}, the share that the table of corpora gives, or
 * {@code whole}.
 */
@Tag("corpus")
class CorporaTest {
    private static final boolean IS_WHOLE =
            System.getProperty("flowcv.corpora", "quick").equals("whole");
    private static final CorpusRun RUN = new CorpusRun();

    @AfterAll
    static void end() {
        RUN.close();
    }

    /** All pictures are begun at once, so that no processor waits for the last picture of a corpus. */
    @TestFactory
    Stream<DynamicTest> picturesAreReadExactlyOrRefused() throws Exception {
        Map<String, List<Future<Optional<Judged>>>> corpora = new LinkedHashMap<>();
        List<DynamicTest> tests = new ArrayList<>();
        Floors floors = new Floors();
        for (Row row : Corpora.rows()) {
            try {
                List<Case> pictures = Corpora.cases(row, IS_WHOLE ? 1 : row.quick());
                corpora.computeIfAbsent(row.corpus(), name -> new ArrayList<>())
                        .addAll(pictures.stream().map(RUN::begin).toList());
            } catch (TestAbortedException absent) {
                tests.add(DynamicTest.dynamicTest(row.corpus(), () -> {
                    throw absent;
                }));
            }
        }
        corpora.forEach((corpus, pictures) -> tests.add(DynamicTest.dynamicTest(corpus, () -> {
            Tally tally = CorpusRun.tally(pictures);
            assertThat(tally.of(Verdict.Kind.WRONG).stream().map(Judged::line))
                    .as("misread pictures of %s", corpus)
                    .isEmpty();
            assertThat(floors.faults(corpus, tally, IS_WHOLE))
                    .as("%s%n%s", corpus, tally.report())
                    .isEmpty();
        })));
        return tests.stream();
    }
}
