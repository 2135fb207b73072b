package flowcv.web;

import flowcv.TimeLimit;
import flowcv.board.Board;
import flowcv.board.GameColor;
import flowcv.board.Pair;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.draw.Overlay;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnwritableException;
import flowcv.read.Placement;
import flowcv.read.Reading;
import flowcv.web.call.Call;
import flowcv.web.call.Endpoint;
import flowcv.web.call.FormParts;
import flowcv.web.call.Payload;
import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Reply;
import flowcv.web.call.Task;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** From a picture, and its board where that was corrected, to the picture with the solution drawn over it. */
record OverlayEndpoint(Pictures pictures, SearchSessions sessions) implements Endpoint {
    /** A picture has no place for signs of life, so the answer has to come before the caller loses patience. */
    private static final int MOST_MILLIS = 20_000;

    @Override
    public Task begin(Call call) throws RejectedCallException {
        Rules rules = call.parameters().rules().orElse(Rules.FILL);
        Duration time = Duration.ofMillis(call.parameters().number("time", 1, MOST_MILLIS, 10_000));
        call.parameters().done();
        boolean form = call.hasParts();
        FormParts parts = form ? FormParts.of(call) : null;
        byte[] picture = form
                ? parts.take("picture")
                        .orElseThrow(() -> new RejectedCallException(400, "the form has no part 'picture'"))
                : call.body();
        Optional<byte[]> board = form ? parts.take("board") : Optional.empty();
        if (form) {
            parts.done();
        }
        return new Work(picture, board, rules, time);
    }

    private final class Work implements Task {
        private final byte[] bytes;
        private final Optional<byte[]> corrected;
        private final Rules rules;
        private final Duration time;
        private TimeLimit limit;
        private Board board;
        private Placement placement;
        private Searching searching;
        private boolean found;

        Work(byte[] bytes, Optional<byte[]> corrected, Rules rules, Duration time) {
            this.bytes = bytes;
            this.corrected = corrected;
            this.rules = rules;
            this.time = time;
        }

        @Override
        public Optional<Reply> work() throws RejectedCallException {
            if (searching != null && !found) {
                found = searching.work();
                return Optional.empty();
            }
            if (limit == null) {
                limit = TimeLimit.of(time);
            }
            // A search may be long, and others wait for the memory that a picture takes.
            try (Pictures.Held held = pictures.open(bytes, searching == null ? time : limit.left())) {
                if (searching == null) {
                    read(held);
                    searching = new Searching(sessions, board, rules, 1, limit);
                    // Nearly every board needs no more.
                    found = searching.work();
                }
                return found ? Optional.of(draw(held)) : Optional.empty();
            }
        }

        @Override
        public Effort effort() {
            return searching == null || found ? Effort.READING : Effort.PIECE;
        }

        private void read(Pictures.Held held) throws RejectedCallException {
            Reading reading = held.read(Optional.of(rules));
            Optional<Reading.Read> read =
                    corrected.isPresent() || reading instanceof Reading.Read ? reading.likeliest() : Optional.empty();
            if (read.isEmpty()) {
                throw new RejectedCallException(422, Payload.oneLine(((Reading.Refused) reading).reason()));
            }
            placement = read.get().placement();
            board = corrected.isPresent()
                    ? Payload.board(corrected.get()).board()
                    : read.get().board();
            if (!isLike(board, read.get().board())) {
                throw new RejectedCallException(
                        422, "the board has other rows and columns than that of the picture, or other cells");
            }
        }

        private static boolean isLike(Board one, Board other) {
            return one.topology() == other.topology()
                    && one.size() == other.size()
                    && one.rows() == other.rows()
                    && one.columns() == other.columns();
        }

        private Reply draw(Pictures.Held held) throws RejectedCallException {
            SearchSession session = searching.session();
            if (session.count() == 0) {
                throw new RejectedCallException(
                        422, Payload.oneLine(session.reason().orElse("no solution within the time limit")));
            }
            Solution solution = session.first().orElseThrow();
            return held.within(() -> drawn(held.picture(), solution))
                    .orElseThrow(() -> new RejectedCallException(422, "not drawn within the time limit"));
        }

        private Reply drawn(Picture picture, Solution solution) {
            try (Picture drawn = Overlay.draw(picture, board, colored(), solution)) {
                return Reply.ok("image/png", Images.encode(drawn, Path.of("overlay.png")));
            } catch (UnwritableException e) {
                throw new IllegalStateException("a PNG cannot be encoded", e);
            }
        }

        @Override
        public void close() {
            if (searching != null) {
                searching.close();
            }
        }

        /** A label that came by correction has the color of the game; the picture shows none for it. */
        private Placement colored() {
            Map<String, Integer> colors = new HashMap<>(placement.colors());
            for (Pair pair : board.pairs()) {
                GameColor.ofLabel(pair.label()).ifPresent(color -> colors.putIfAbsent(pair.label(), color.rgb()));
            }
            return new Placement(
                    placement.corners(), placement.centers(), placement.cellSize(), placement.dotDiameter(), colors);
        }
    }
}
