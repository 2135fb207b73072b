/** The commands of the terminal: arguments, files, results on standard output, exit codes. */
package flowcv.cli;
