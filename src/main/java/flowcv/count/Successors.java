package flowcv.count;

import flowcv.board.Rules;

/**
 * What can follow a state when the next node is decided. Two links of a node to decided nodes join their
 * paths at once, so that a node that is full is the same whatever filled it.
 */
final class Successors {
    /** Takes what follows. */
    interface Sink {
        /**
         * One successor.
         *
         * @param state its words; changed afterwards, so copy them
         * @param first a link that is taken, or -1
         * @param second another link that is taken, or -1
         */
        void add(long[] state, int first, int second);
    }

    private final Codes codes;
    private final boolean fill;
    private final long[] base;
    private final long[] scratch;

    Successors(Codes codes, Rules rules) {
        this.codes = codes;
        fill = rules == Rules.FILL;
        base = new long[codes.words];
        scratch = new long[codes.words];
    }

    /** Hands over all successors of the state whose words begin at an index of an array. */
    void expand(Step step, long[] states, int at, Sink sink) {
        System.arraycopy(states, at, base, 0, base.length);
        int code = step.initial();
        boolean done = false;
        if (step.slot() >= 0) {
            code = codes.get(base, step.slot());
            done = code == Codes.ofSlot(step.slot());
            codes.set(base, step.slot(), 0);
        }
        int[] slots = step.slots();
        for (int i = 0; i < slots.length; i++) {
            if (step.enters()[i]) {
                codes.set(base, slots[i], step.initials()[i]);
            }
        }
        if (done) {
            finish(step, base, -1, -1, sink);
        } else if (code != Codes.UNTOUCHED) {
            for (int i = 0; i < slots.length; i++) {
                if (extend(base, scratch, slots[i], code)) {
                    finish(step, scratch, i, -1, sink);
                }
            }
        } else {
            pass(step, sink);
        }
    }

    /** An untouched node takes two links or, under the free rule, none. */
    private void pass(Step step, Sink sink) {
        int[] slots = step.slots();
        for (int i = 0; i < slots.length; i++) {
            int own = Codes.ofSlot(slots[i]);
            int code = codes.get(base, slots[i]);
            if (code == own) {
                continue;
            }
            for (int j = i + 1; j < slots.length; j++) {
                boolean fits;
                if (code == Codes.UNTOUCHED) {
                    fits = extend(base, scratch, slots[j], own);
                } else {
                    fits = code != Codes.ofSlot(slots[j]) && extend(base, scratch, slots[j], code);
                    if (fits) {
                        codes.set(scratch, slots[i], own);
                    }
                }
                if (fits) {
                    finish(step, scratch, i, j, sink);
                }
            }
        }
        if (!fill) {
            System.arraycopy(base, 0, scratch, 0, base.length);
            finish(step, scratch, -1, -1, sink);
        }
    }

    /** Leads a path on to a node; {@code far} is its other end. False where that cannot be. */
    private boolean extend(long[] from, long[] to, int slot, int far) {
        int own = Codes.ofSlot(slot);
        int code = codes.get(from, slot);
        // Full, or the other end of the very same path.
        if (code == own || far == own) {
            return false;
        }
        boolean farIsSlot = codes.isSlot(far);
        if (code == Codes.UNTOUCHED) {
            System.arraycopy(from, 0, to, 0, from.length);
            codes.set(to, slot, far);
            if (farIsSlot) {
                codes.set(to, far - 1, own);
            }
            return true;
        }
        boolean codeIsSlot = codes.isSlot(code);
        if (!farIsSlot && !codeIsSlot && far != code) {
            return false;
        }
        System.arraycopy(from, 0, to, 0, from.length);
        codes.set(to, slot, own);
        if (farIsSlot) {
            codes.set(to, far - 1, code);
        }
        if (codeIsSlot) {
            codes.set(to, code - 1, far);
        }
        return true;
    }

    /** Drops what can no longer be completed, and makes alike what has the same future. */
    private void finish(Step step, long[] state, int first, int second, Sink sink) {
        int[] slots = step.slots();
        int[] left = step.left();
        for (int i = 0; i < slots.length; i++) {
            if (left[i] < 2) {
                int code = codes.get(state, slots[i]);
                if (code == Codes.UNTOUCHED) {
                    if (fill) {
                        return;
                    }
                    codes.set(state, slots[i], Codes.ofSlot(slots[i]));
                } else if (left[i] == 0 && code != Codes.ofSlot(slots[i])) {
                    return;
                }
            }
        }
        sink.add(state, first < 0 ? -1 : step.links()[first], second < 0 ? -1 : step.links()[second]);
    }
}
