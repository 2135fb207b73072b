package flowcv.solve.ilp;

import flowcv.solve.ilp.Constraint.Relation;
import java.util.Arrays;

/** Collects the left-hand side of a constraint. */
final class Sum {
    private int[] variables = new int[0];
    private int[] coefficients = new int[0];

    /** Adds variables with the same coefficient; none of them has been added before. */
    Sum add(int coefficient, int... more) {
        int size = variables.length;
        variables = Arrays.copyOf(variables, size + more.length);
        coefficients = Arrays.copyOf(coefficients, size + more.length);
        System.arraycopy(more, 0, variables, size, more.length);
        Arrays.fill(coefficients, size, variables.length, coefficient);
        return this;
    }

    Constraint is(Relation relation, int bound) {
        return new Constraint(variables, coefficients, relation, bound);
    }
}
