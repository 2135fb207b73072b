package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
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
        Floors floors = new Floors();
        Map<String, List<Row>> corpora = Corpora.rows();
        List<DynamicTest> tests = new ArrayList<>();
        for (String corpus : corpora.keySet()) {
            List<Row> rows = corpora.get(corpus);
            try {
                List<Case> pictures = Corpora.cases(rows);
                List<Future<Optional<Judged>>> begun =
                        Corpora.share(pictures, IS_WHOLE ? 1 : rows.get(0).quick()).stream()
                                .map(RUN::begin)
                                .toList();
                tests.add(DynamicTest.dynamicTest(corpus, () -> check(corpus, CorpusRun.tally(begun), floors)));
            } catch (TestAbortedException absent) {
                tests.add(DynamicTest.dynamicTest(corpus, () -> {
                    throw absent;
                }));
            }
        }
        tests.add(DynamicTest.dynamicTest(
                "floors", () -> assertThat(floors.corpora()).isSubsetOf(corpora.keySet())));
        return tests.stream();
    }

    private static void check(String corpus, Tally tally, Floors floors) {
        assertThat(tally.pictures()).as("pictures of %s", corpus).isNotEmpty();
        List<String> faults = floors.faults(corpus, tally, IS_WHOLE);
        assertThat(tally.of(Verdict.Kind.WRONG).stream().map(Judged::line))
                .as("misread pictures of %s%n%s%n%s", corpus, faults, tally.report())
                .isEmpty();
        assertThat(faults).as("%s%n%s", corpus, tally.report()).isEmpty();
    }
}
