package flowcv;

/** A picture waited for memory in vain. */
public final class MemoryBudgetException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    MemoryBudgetException(String reason) {
        super(reason, null, false, false);
    }
}
