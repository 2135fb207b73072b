package flowcv.solve.ilp;

/**
 * A linear constraint over variables that are 0 or 1: the sum of coefficient times variable stands in
 * a relation to a bound.
 *
 * @param variables numbered from 0, each at most once
 * @param coefficients one for each variable
 * @param relation between the sum and the bound
 * @param bound the right-hand side
 */
record Constraint(int[] variables, int[] coefficients, Relation relation, int bound) {
    enum Relation {
        EQUAL("="),
        AT_LEAST(">=");

        private final String sign;

        Relation(String sign) {
            this.sign = sign;
        }

        /** As LP and OPB texts write it. */
        String sign() {
            return sign;
        }
    }
}
