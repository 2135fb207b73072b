package flowcv.web;

import java.time.Duration;

/**
 * How long the server waits for callers, and they for it.
 *
 * @param idle until a connection is closed on which nothing moves, save while an answer is worked on
 * @param head from the first byte of a call until its head has to be here
 * @param upload until a body has to be here
 * @param turn until a picture that waits for its turn is refused
 * @param reading until the reading of a picture is given up
 */
record Timeouts(Duration idle, Duration head, Duration upload, Duration turn, Duration reading) {
    /**
     * Twenty seconds are ten times what a phone needs for a screenshot over a poor wireless network; a reading gets a
     * third of what it gets from a command, as others wait.
     */
    static final Timeouts USUAL = new Timeouts(
            Duration.ofSeconds(30),
            Duration.ofSeconds(20),
            Duration.ofSeconds(20),
            Duration.ofSeconds(20),
            Duration.ofSeconds(10));
}
