package flowcv.web;

import java.util.Optional;

/** Takes the calls of one path. */
@FunctionalInterface
interface Endpoint {
    /** Begins with the work for a call. */
    Task begin(Call call) throws RejectedCallException;

    /** Answers in one piece. */
    interface Plain extends Endpoint {
        Reply answer(Call call) throws RejectedCallException;

        @Override
        default Task begin(Call call) {
            return () -> Optional.of(answer(call));
        }
    }

    /** An endpoint that answers in one piece. */
    static Endpoint of(Plain plain) {
        return plain;
    }
}
