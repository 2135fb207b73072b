/** What shells and man know of the commands: completion, manual pages, and where they are installed. */
package flowcv.cli.shell;
