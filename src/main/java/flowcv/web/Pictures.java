package flowcv.web;

import flowcv.Flowcv;
import flowcv.MemoryBudgetException;
import flowcv.PixelBudget;
import flowcv.TimeLimit;
import flowcv.board.Rules;
import flowcv.image.Picture;
import flowcv.read.Reading;
import flowcv.read.Recognizer;
import flowcv.read.StageObserver;
import flowcv.web.call.Payload;
import flowcv.web.call.RejectedCallException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** Callers' pictures: only so many pixels at one time, each picture only for so long. */
final class Pictures {
    private final PixelBudget budget;
    private final Duration time;

    /**
     * @param time for all that is done with a picture at most, and so for the pictures before it
     */
    Pictures(Duration time) {
        this.budget = new PixelBudget(time);
        this.time = time;
    }

    /** A picture with its share of the memory; close it. */
    static final class Held implements AutoCloseable {
        private final Picture picture;
        private final PixelBudget.Share share;
        private final TimeLimit limit;

        private Held(Picture picture, PixelBudget.Share share, TimeLimit limit) {
            this.picture = picture;
            this.share = share;
            this.limit = limit;
        }

        Picture picture() {
            return picture;
        }

        /** Does some work with it; nothing where its time is up before. */
        <T> Optional<T> within(Supplier<T> work) {
            return limit.run(work);
        }

        /** Reads it within its time; a refusal where that is not enough. */
        Reading read(Optional<Rules> rules) {
            return limit.reading(
                    () -> Flowcv.recognize(picture, rules, Recognizer.LEAST_CONFIDENCE, StageObserver.NONE));
        }

        @Override
        public void close() {
            picture.close();
            share.close();
        }
    }

    /** Decodes the picture of a body, once there is memory for it. Its time begins before that. */
    Held open(byte[] body) throws RejectedCallException {
        return open(body, time);
    }

    /**
     * As {@link #open(byte[])}.
     *
     * @param most time for the picture, if that is less than every picture has
     */
    Held open(byte[] body, Duration most) throws RejectedCallException {
        TimeLimit limit = TimeLimit.of(most.compareTo(time) < 0 ? most : time);
        PixelBudget.Share share = budget.share();
        try {
            return new Held(Payload.picture(body, share), share, limit);
        } catch (MemoryBudgetException e) {
            share.close();
            throw new RejectedCallException(503, "server busy with large pictures, try again");
        } catch (RejectedCallException | RuntimeException | Error e) {
            share.close();
            throw e;
        }
    }
}
