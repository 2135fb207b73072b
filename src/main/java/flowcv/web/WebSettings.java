package flowcv.web;

import java.util.Optional;

/**
 * Where the page is to be found.
 *
 * @param host the name or address to listen on
 * @param port from 1, or 0 for any that is free
 * @param token what a caller has to know; if there is none, everybody who can reach the page may use it
 */
public record WebSettings(String host, int port, Optional<String> token) {}
