/** The process as a person meets it: streams, messages, exit codes, signals, memory. */
package flowcv.cli.console;
