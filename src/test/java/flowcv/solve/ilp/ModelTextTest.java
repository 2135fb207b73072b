package flowcv.solve.ilp;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.format.FlowFormat;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sat4j.pb.PBSolverHandle;
import org.sat4j.pb.PseudoOptDecorator;
import org.sat4j.pb.SolverFactory;
import org.sat4j.pb.reader.OPBReader2012;
import org.sat4j.specs.ContradictionException;

/** Somebody else's reader takes the texts, and finds them solvable where the boards are. */
class ModelTextTest {
    /** Corners that a closed circle covers while the flow runs straight along a border. */
    private static final String CIRCLE = "A.A/.../...";

    @ParameterizedTest
    @CsvSource({
        "R.G.Y/..B.O/...../.G.Y./.RBO., FILL, true",
        "RG/GR, FILL, false",
        "RG/GR, FREE, false",
        "A.B/.../B.A, FREE, false",
        "A../.../..A, FILL, true",
        // A flow takes dark and light cells in turn.
        "A.A/.../..., FILL, true",
        "A.A/.../.../..., FILL, false",
        "A..A/..../..../...., FILL, true",
        ".A./A+B/.B., FREE, true",
        ".A./A+B/.B., FILL, false",
        ".A./C+C/.A., FILL, false",
        ".A./C+C/.A., FREE, true"
    })
    void asPseudoBooleanProblem(String rows, Rules rules, boolean solvable) throws Exception {
        Board board = board(rows);
        String text = ModelText.opb(board, rules);
        PseudoOptDecorator solver = new PseudoOptDecorator(SolverFactory.newDefault());
        solver.setTimeout(30);
        assertThat(isSatisfiable(solver, text)).isEqualTo(solvable);
    }

    private static boolean isSatisfiable(PseudoOptDecorator solver, String text) throws Exception {
        try {
            new OPBReader2012(new PBSolverHandle(solver))
                    .parseInstance(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)));
            return solver.isSatisfiable();
        } catch (ContradictionException e) {
            // It contradicts itself without any search.
            return false;
        }
    }

    @ParameterizedTest
    @CsvSource({CIRCLE + ", FILL", CIRCLE + ", FREE", ".A./C+C/.A., FREE"})
    void asLinearProgram(String rows, Rules rules) throws Exception {
        List<String> lines = ModelText.lp(board(rows), rules)
                .lines()
                .filter(line -> !line.startsWith("\\"))
                .toList();
        assertThat(lines.get(0)).isEqualTo("Minimize");
        assertThat(lines).containsSubsequence("Minimize", "Subject To", "Binary", "End");
        assertThat(lines.get(lines.size() - 1)).isEqualTo("End");
        // CPLEX reads lines of 560 characters, others of 255.
        assertThat(lines).allMatch(line -> line.length() < 255);
        List<String> declared = lines.subList(lines.indexOf("Binary") + 1, lines.size() - 1);
        assertThat(declared).allMatch(line -> line.matches(" [xy][0-9_]+"));
        String constraints = String.join(" ", lines.subList(lines.indexOf("Subject To") + 1, lines.indexOf("Binary")));
        for (String constraint : constraints.split(" c\\d+:")) {
            assertThat(constraint.strip()).matches("|([+-] \\d+ [xyf][0-9_]+ +)+(=|>=) -?\\d+");
        }
        assertThat(Arrays.stream(constraints.split(" ")).filter(word -> word.matches("[xy][0-9_]+")))
                .allMatch(name -> declared.contains(" " + name));
    }

    private static Board board(String rows) throws Exception {
        return FlowFormat.read(rows.replace('/', '\n') + "\n", "test").get(0).board();
    }
}
