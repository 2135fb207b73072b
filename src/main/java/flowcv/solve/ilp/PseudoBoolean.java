package flowcv.solve.ilp;

import flowcv.solve.ilp.Constraint.Relation;
import java.math.BigInteger;
import org.sat4j.core.Vec;
import org.sat4j.core.VecInt;
import org.sat4j.pb.IPBSolver;
import org.sat4j.pb.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.TimeoutException;

/**
 * Sat4j under the few words that this package needs. It was taken rather than a solver of linear
 * programs because it reckons with integers, as a referee must; it brings 0.9 MB and nothing else,
 * a general constraint solver such as Choco 6 MB in seven libraries.
 */
final class PseudoBoolean {
    /** How a search ended. */
    enum Answer {
        SATISFIED,
        IMPOSSIBLE,
        TIME
    }

    private final IPBSolver solver = SolverFactory.newDefault();
    private boolean impossible;

    PseudoBoolean(int variables) {
        solver.newVar(variables);
    }

    /** Adds a constraint to those before. */
    void add(Constraint constraint) {
        VecInt literals = new VecInt(constraint.variables().length);
        Vec<BigInteger> coefficients = new Vec<>(constraint.variables().length);
        for (int i = 0; i < constraint.variables().length; i++) {
            literals.push(constraint.variables()[i] + 1);
            coefficients.push(BigInteger.valueOf(constraint.coefficients()[i]));
        }
        BigInteger bound = BigInteger.valueOf(constraint.bound());
        try {
            if (literals.isEmpty()) {
                boolean holds =
                        constraint.relation() == Relation.EQUAL ? constraint.bound() == 0 : constraint.bound() <= 0;
                impossible |= !holds;
            } else if (constraint.relation() == Relation.EQUAL) {
                solver.addExactly(literals, coefficients, bound);
            } else {
                solver.addPseudoBoolean(literals, coefficients, true, bound);
            }
        } catch (ContradictionException e) {
            impossible = true;
        }
    }

    /**
     * Looks for values that satisfy all constraints.
     *
     * @param millis when to give up, at least 1
     */
    Answer solve(long millis) {
        if (impossible) {
            return Answer.IMPOSSIBLE;
        }
        try {
            solver.setTimeoutMs(millis);
            return solver.isSatisfiable() ? Answer.SATISFIED : Answer.IMPOSSIBLE;
        } catch (TimeoutException e) {
            return Answer.TIME;
        }
    }

    /** Whether a variable was 1 where the last search was satisfied. */
    boolean value(int variable) {
        return solver.model(variable + 1);
    }

    /** How many values were guessed so far. */
    long decisions() {
        return solver.getStat().get("decisions").longValue();
    }
}
