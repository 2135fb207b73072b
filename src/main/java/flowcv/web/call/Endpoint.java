package flowcv.web.call;

import java.util.Optional;

/** Takes the calls of one path. */
@FunctionalInterface
public interface Endpoint {
    /** Begins with the work for a call, which is quick. */
    Task begin(Call call) throws RejectedCallException;

    /** Answers in one piece. */
    @FunctionalInterface
    interface Plain {
        Reply answer(Call call) throws RejectedCallException;
    }

    /** An endpoint that answers in one piece. */
    static Endpoint of(Task.Effort effort, Plain plain) {
        return call -> new Task() {
            @Override
            public Optional<Reply> work() throws RejectedCallException {
                return Optional.of(plain.answer(call));
            }

            @Override
            public Effort effort() {
                return effort;
            }
        };
    }
}
