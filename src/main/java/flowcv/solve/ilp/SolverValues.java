package flowcv.solve.ilp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The values in the text of a solver, whichever wrote it.
 *
 * <ul>
 *   <li>Pseudo-Boolean competitions (and clasp, minisat+, RoundingSat, Sat4j): {@code s SATISFIABLE}, {@code v x1 -x2};
 *   <li>CBC: {@code Optimal - objective value 0}, {@code 1 x1 1 0}: number, name, value, cost;
 *   <li>GLPK: {@code Status: INTEGER OPTIMAL}, {@code 1 x0 * 0 0 1}: number, name, mark of integers, value, bounds;
 *   <li>SCIP: {@code solution status: optimal solution found}, {@code x1 1 (obj:0)};
 *   <li>HiGHS: {@code Model status} and {@code Optimal} in two lines, {@code x1 1};
 *   <li>Gurobi: {@code # Objective value = 0}, {@code x1 1};
 *   <li>CPLEX: {@code <variable name="x1" index="1" value="1"/>}.
 * </ul>
 */
final class SolverValues {
    /**
     * A value.
     *
     * @param line where it stands, from 1
     * @param name of its variable
     */
    record Value(int line, String name, double number) {}

    private static final String NUMBER = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?";

    private static final Pattern ROW = Pattern.compile("\\s*+(?:\\*\\*)?\\s*+(?:\\d++\\s++)?(" + VariableNames.NAME
            + ")\\s++(?:\\*\\s++)?(" + NUMBER + ")(?:\\s.*)?");

    private static final Pattern XML =
            Pattern.compile("<variable\\s+name=\"([^\"<]+)\"[^<>]*?\\svalue=\"(" + NUMBER + ")\"");

    private static final Pattern LITERAL = Pattern.compile("([-~]?)(x\\d{1,9})");

    private static final Pattern REFUSAL =
            Pattern.compile("(?i)s\\s+unsatisfiable|(?:integer )?infeasible\\b.*|status:\\s+integer empty"
                    + "|solution status:\\s+infeasible.*|(?:this )?problem is infeasible.*"
                    + "|problem has no (?:primal |integer )?feasible solution.*");

    private static final Pattern STATUS = Pattern.compile(
            "(?i)(?:s\\s+[a-z ]+|(?:solution )?status:.*|(?:stopped|optimal|undefined|unbounded)\\b.*)");

    /** A column of GLPK's own files for other programs, which have numbers for names. */
    private static final Pattern COLUMN = Pattern.compile("j \\d+ \\S+");

    private final List<Value> values = new ArrayList<>();
    private Optional<String> refusal = Optional.empty();
    private Optional<String> status = Optional.empty();
    /** The line before that is not blank. */
    private String before = "";

    private boolean literals;
    private boolean colors;
    private boolean columns;

    SolverValues(String text) {
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            if (line.startsWith("v ")) {
                takeLiterals(line.substring(2), number);
            } else {
                takeRow(line, number);
            }
        }
    }

    private void takeLiterals(String line, int number) {
        literals = true;
        for (String word : line.strip().split("\\s+")) {
            Matcher literal = LITERAL.matcher(word);
            if (literal.matches()) {
                add(number, literal.group(2), literal.group(1).isEmpty() ? 1 : 0);
            }
        }
    }

    private void takeRow(String line, int number) {
        Matcher row = ROW.matcher(line);
        if (row.matches()) {
            add(number, row.group(1), Double.parseDouble(row.group(row.groupCount())));
            return;
        }
        Matcher tag = XML.matcher(line);
        boolean found = false;
        while (tag.find()) {
            found = true;
            add(number, tag.group(1), Double.parseDouble(tag.group(2)));
        }
        String said = line.strip();
        // HiGHS says so of the values alone, behind this line.
        boolean ofValues = before.startsWith("#");
        before = said.isEmpty() ? before : said;
        if (!found && !ofValues && REFUSAL.matcher(said).matches()) {
            refusal = refusal.or(() -> Optional.of(said));
        } else if (!found && STATUS.matcher(said).matches()) {
            status = status.or(() -> Optional.of(said));
        }
        columns |= COLUMN.matcher(said).matches();
    }

    private void add(int line, String name, double number) {
        colors |= name.startsWith("y");
        values.add(new Value(line, name, number));
    }

    /** All values, in the order of the text. */
    List<Value> all() {
        return values;
    }

    /** Whether the variables have the names of OPB texts: those of LP texts have colors, some of which are never 0. */
    boolean isNumbered() {
        return literals || !colors;
    }

    /** The line that says that there is no solution. */
    Optional<String> refusal() {
        return refusal;
    }

    /** Another line that says how it ended. */
    Optional<String> status() {
        return status;
    }

    /** Whether there are values of columns that have no names. */
    boolean hasColumns() {
        return columns;
    }
}
