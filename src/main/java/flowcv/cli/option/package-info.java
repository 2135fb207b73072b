/** Options that several commands share, and how their values are read. */
package flowcv.cli.option;
