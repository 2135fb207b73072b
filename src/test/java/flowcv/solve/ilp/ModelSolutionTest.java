package flowcv.solve.ilp;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.SolutionCheck;
import flowcv.board.Trail;
import flowcv.format.FlowFormat;
import flowcv.solve.Graph;
import flowcv.solve.Limits;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import flowcv.testing.SmallBoards;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sat4j.pb.PBSolverHandle;
import org.sat4j.pb.PseudoOptDecorator;
import org.sat4j.pb.SolverFactory;
import org.sat4j.pb.reader.OPBReader2012;

/** What other solvers print becomes the solution of the board, or a reason why not. */
class ModelSolutionTest {
    private static final String BOARD = "A.B/A.B";

    private static final Board PLAIN = board(BOARD);

    /** The layouts of solvers, as they write them. */
    enum Layout {
        CBC {
            @Override
            String row(int number, String name, int value) {
                return value == 0 ? "" : "%7d %-22s %d %23d\n".formatted(number, name, value, 0);
            }

            @Override
            String head() {
                return "Optimal - objective value 0.00000000\n";
            }
        },
        GLPK {
            @Override
            String row(int number, String name, int value) {
                return "%6d %-12s    *  %12d %13d %13d\n".formatted(number + 1, name, value, 0, 1);
            }

            @Override
            String head() {
                return "Problem:    \nStatus:     INTEGER OPTIMAL\n\n     1 c0                          1             1"
                        + "             =\n";
            }
        },
        SCIP {
            @Override
            String row(int number, String name, int value) {
                return value == 0 ? "" : "%-33s %d \t(obj:0)\n".formatted(name, value);
            }

            @Override
            String head() {
                return "solution status: optimal solution found\nobjective value:                                    0\n";
            }
        },
        HIGHS {
            @Override
            String row(int number, String name, int value) {
                return name + " " + value + "\n";
            }

            @Override
            String head() {
                return "Model status\nOptimal\n\n# Primal solution values\nFeasible\nObjective 0\n# Columns 20\n";
            }
        },
        GUROBI {
            @Override
            String row(int number, String name, int value) {
                return name + " " + (value == 0 ? "-0" : "9.9999999999e-01") + "\n";
            }

            @Override
            String head() {
                return "# Solution for model obj\n# Objective value = 0\n";
            }
        },
        CPLEX {
            @Override
            String row(int number, String name, int value) {
                return "  <variable name=\"%s\" index=\"%d\" value=\"%d\"/>\n".formatted(name, number, value);
            }

            @Override
            String head() {
                return "<?xml version = \"1.0\" standalone=\"yes\"?>\n<variables>\n";
            }
        };

        abstract String row(int number, String name, int value);

        abstract String head();
    }

    @ParameterizedTest
    @EnumSource(Layout.class)
    void tablesOfAllSolversAreRead(Layout layout) {
        Solution solution = solution(PLAIN, Rules.FILL).orElseThrow();
        for (boolean numbered : new boolean[] {false, true}) {
            assertThat(ModelSolution.read(table(PLAIN, solution, layout, numbered), PLAIN, Rules.FILL))
                    .isEqualTo(new ModelSolution.Found(solution));
        }
    }

    @Property(tries = 200)
    void solutionsOfAnyBoardComeBack(@ForAll long seed) {
        Board board = new SmallBoards(seed).next(20);
        Rules rules = new Random(seed).nextBoolean() ? Rules.FILL : Rules.FREE;
        solution(board, rules).ifPresent(solution -> {
            Layout layout = Layout.values()[new Random(seed + 1).nextInt(Layout.values().length)];
            for (boolean numbered : new boolean[] {false, true}) {
                ModelSolution read = ModelSolution.read(table(board, solution, layout, numbered), board, rules);
                assertThat(read).isInstanceOfSatisfying(ModelSolution.Found.class, found -> assertThat(
                                SolutionCheck.fault(board, found.solution(), rules))
                        .isEmpty());
            }
        });
    }

    /** Somebody else's solver, from text to text. */
    @ParameterizedTest
    @CsvSource({"R.G.Y/..B.O/...../.G.Y./.RBO., FILL", "A.B/A.B, FREE", ".A./A+B/.B., FREE"})
    void whatSat4jFindsIsRead(String rows, Rules rules) throws Exception {
        Board board = board(rows);
        PseudoOptDecorator solver = new PseudoOptDecorator(SolverFactory.newDefault());
        solver.setTimeout(30);
        new OPBReader2012(new PBSolverHandle(solver))
                .parseInstance(
                        new ByteArrayInputStream(ModelText.opb(board, rules).getBytes(StandardCharsets.US_ASCII)));
        boolean satisfiable = solver.isSatisfiable();
        assertThat(satisfiable).isEqualTo(solution(board, rules).isPresent());
        StringBuilder text = new StringBuilder("s SATISFIABLE\nv");
        for (int literal : solver.model()) {
            text.append(literal < 0 ? " -x" : " x").append(Math.abs(literal));
        }
        assertThat(ModelSolution.read(text.append("\n").toString(), board, rules))
                .isInstanceOf(ModelSolution.Found.class);
    }

    @ParameterizedTest
    @CsvSource({
        "s UNSATISFIABLE",
        "Infeasible - objective value 0.00000000",
        "Integer infeasible - objective value 0.00000000",
        "Status:     INTEGER EMPTY",
        "solution status: infeasible",
        "This problem is infeasible",
        "PROBLEM HAS NO INTEGER FEASIBLE SOLUTION"
    })
    void noSolutionIsTold(String line) {
        // Some list values all the same.
        String text = "c a comment\n" + line + "\n      0 x0                   0.5                       0\n";
        assertThat(ModelSolution.read(text, PLAIN, Rules.FILL)).isEqualTo(new ModelSolution.NoSolution(line));
    }

    @Test
    void infeasibleValuesAreNoProof() {
        String text = "Model status\nTime limit reached\n\n# Primal solution values\nInfeasible\n";
        assertThat(ModelSolution.read(text, PLAIN, Rules.FILL)).isInstanceOf(ModelSolution.Unusable.class);
        assertThat(ModelSolution.read("Model status\nInfeasible\n", PLAIN, Rules.FILL))
                .isEqualTo(new ModelSolution.NoSolution("Infeasible"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "'' ! no value of a variable, expected lines such as 'x1 1' or 'v x1 -x2'",
                "s UNKNOWN ! no value of a variable, expected lines such as 'x1 1' or 'v x1 -x2'; the solver says 's UNKNOWN'",
                "j 1 0 ! no value of a variable, expected lines such as 'x1 1' or 'v x1 -x2'; 'glpsol -o FILE' writes",
                "y0_0 1/x99 1 ! line 2: variable x99, which the lp text of this board does not have; is it of another",
                "y9_0 1 ! line 1: variable y9_0, which the lp text of this board does not have",
                "v x1 -x999 ! line 1: variable x999, which the opb text of this board does not have",
                "y0_0 1/x0 0.5 ! line 2: x0 is 0.5, expected 0 or 1",
                "y0_0 1/x0 2 ! line 2: x0 is 2.0, expected 0 or 1",
                "y0_0 1/x0 1/x0 0 ! line 3: x0 is 0 here and 1 before, expected one solution",
                "y0_0 1 ! the dot at row 1, column 1 has 0 links with value 1, expected 1; values are missing",
                "v x1 x2 ! the dot at row 1, column 1 has 2 links with value 1, expected 1"
            })
    void whatIsWrongIsTold(String text, String problem) {
        assertThat(ModelSolution.read(text.replace('/', '\n'), PLAIN, Rules.FILL))
                .isInstanceOfSatisfying(ModelSolution.Unusable.class, unusable -> assertThat(unusable.problem())
                        .startsWith(problem));
    }

    @Test
    void circlesAndWrongPairsAreNoSolutions() {
        Board circle = board("A.A/.../...");
        Board tall = board("AA/../..");
        assertThat(ModelSolution.read(links(tall, "0,0-0,1 1,0-1,1 1,0-2,0 1,1-2,1 2,0-2,1"), tall, Rules.FILL))
                .isEqualTo(new ModelSolution.Unusable(
                        "a closed circle through row 2, column 2, expected flows from dot to dot"));
        Board crossed = board("AB/AB");
        assertThat(ModelSolution.read(links(crossed, "0,0-0,1 1,0-1,1"), crossed, Rules.FILL))
                .isEqualTo(
                        new ModelSolution.Unusable("no solution of this board: flow A does not run from dot to dot"));
        assertThat(ModelSolution.read(links(circle, "0,0-0,1 0,1-0,2"), circle, Rules.FREE))
                .isInstanceOf(ModelSolution.Found.class);
        assertThat(ModelSolution.read(links(circle, "0,0-0,1 0,1-0,2"), circle, Rules.FILL))
                .isEqualTo(new ModelSolution.Unusable(
                        "the cell at row 2, column 1 has 0 links with value 1, expected 2; values are missing,"
                                + " or they are of another board"));
    }

    /** A table in which the named links are taken. */
    private static String links(Board board, String taken) {
        Graph graph = Graph.of(board);
        StringBuilder text = new StringBuilder("y0_0 1\n");
        for (int link = 0; link < graph.links(); link++) {
            String name = board.name(graph.place(graph.from(link))) + "-" + board.name(graph.place(graph.to(link)));
            text.append('x').append(link).append(List.of(taken.split(" ")).contains(name) ? " 1\n" : " 0\n");
        }
        return text.toString();
    }

    private static String table(Board board, Solution solution, Layout layout, boolean numbered) {
        Graph graph = Graph.of(board);
        Program program = Program.of(graph, Rules.FILL);
        VariableNames names = new VariableNames(graph, program, new Supply(graph, program, numbered), numbered);
        StringBuilder text = new StringBuilder(layout.head());
        Set<Integer> left = new HashSet<>();
        for (int pair = 0; pair < solution.trails().size(); pair++) {
            left.addAll(taken(graph, pair, solution.trails().get(pair)));
        }
        for (int link = 0; link < graph.links(); link++) {
            text.append(layout.row(link, names.of(link), left.contains(link) ? 1 : 0));
        }
        // The color of the first dot, which every solver tells.
        int color = program.color(graph.dot(0, 0), 0);
        return text.append(layout.row(color, names.of(color), 1)).toString();
    }

    /** The links of a flow; of a bridge the lane that leads straight on. */
    private static Set<Integer> taken(Graph graph, int pair, Trail trail) {
        Set<Integer> taken = new HashSet<>();
        int node = graph.dot(
                pair, graph.place(graph.dot(pair, 0)) == trail.places().get(0) ? 0 : 1);
        assertThat(walk(graph, node, trail.places(), 1, taken)).isTrue();
        return taken;
    }

    private static boolean walk(Graph graph, int node, List<Integer> places, int at, Set<Integer> taken) {
        if (at == places.size()) {
            return true;
        }
        for (int i = 0; i < graph.degree(node); i++) {
            int link = graph.link(node, i);
            int next = graph.other(link, node);
            if (graph.place(next) == places.get(at) && taken.add(link)) {
                if (walk(graph, next, places, at + 1, taken)) {
                    return true;
                }
                taken.remove(link);
            }
        }
        return false;
    }

    private static Optional<Solution> solution(Board board, Rules rules) {
        return Solver.solve(board, new Question(rules, 1, Limits.NONE)).solutions().stream()
                .findFirst();
    }

    private static Board board(String rows) {
        try {
            return FlowFormat.read(rows.replace('/', '\n') + "\n", "test")
                    .get(0)
                    .board();
        } catch (flowcv.format.text.FormatException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
