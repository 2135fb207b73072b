/** Files that commands write: their names, their forms, and that nothing is lost. */
package flowcv.cli.output;
