/** What became of an input, as text, as JSON and as progress. */
package flowcv.cli.result;
