package flowcv.web;

import flowcv.web.call.Task;

/** All who work on answers. Work of each effort has threads of its own, so that it waits for none that takes longer. */
final class Staff implements AutoCloseable {
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    /** One core is left to everybody else. */
    static final int READINGS_AT_ONCE = Math.max(1, CORES - 1);

    /** A picture of the game takes a fifth of a second, so that this is twenty seconds; {@link Timeouts} bounds them. */
    static final int MOST_READINGS_WAITING = 100 * READINGS_AT_ONCE;

    /** Half a minute of pieces. */
    private static final int MOST_PIECES_WAITING = CORES * (int) (30_000 / SearchEndpoints.PIECE.toMillis());

    private final Workers pieces = new Workers("flowcv-search", CORES, MOST_PIECES_WAITING);
    /** {@link Timeouts} bounds how long they wait. */
    private static final int MOST_LONG_WAITING = 100;

    /** Nobody waits for hints as often as for pictures. */
    private static final int LONG_AT_ONCE = 1;

    private final Workers longs = new Workers("flowcv-long", LONG_AT_ONCE, MOST_LONG_WAITING);
    private final Workers readings = new Workers("flowcv-reading", READINGS_AT_ONCE, MOST_READINGS_WAITING);

    /** Those who do work of an effort that is not done at once. */
    Workers of(Task.Effort effort) {
        return switch (effort) {
            case READING -> readings;
            case LONG -> longs;
            default -> pieces;
        };
    }

    /** Work that waits or is under way. */
    int load() {
        return pieces.load() + longs.load() + readings.load();
    }

    @Override
    public void close() {
        pieces.close();
        longs.close();
        readings.close();
    }
}
