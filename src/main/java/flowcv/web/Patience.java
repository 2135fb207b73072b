package flowcv.web;

import java.time.Duration;

/**
 * How long the server waits for callers.
 *
 * @param idle until a connection is closed on which nothing moves, save while an answer is worked on
 * @param upload until a body has to be here
 */
record Patience(Duration idle, Duration upload) {
    /** Ten times what a phone needs for a screenshot over a poor wireless network; and half as much again. */
    static final Patience USUAL = new Patience(Duration.ofSeconds(30), Duration.ofSeconds(20));
}
