package flowcv.cli.console;

import flowcv.draw.TextDrawing;
import java.io.InputStream;
import java.io.PrintStream;

/**
 * The three streams of a process.
 *
 * @param in bytes as they come
 * @param out results alone
 * @param err messages
 * @param style how results are drawn
 */
public record Streams(InputStream in, StandardOutput out, PrintStream err, TextDrawing.Style style) {}
