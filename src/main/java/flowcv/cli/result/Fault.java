package flowcv.cli.result;

/**
 * What went wrong with an input.
 *
 * @param stage in one word: decode, parse, a stage of recognition, solve, write or internal
 * @param reason in one line
 * @param exitCode what it does to the exit code
 */
public record Fault(String stage, String reason, int exitCode) {}
