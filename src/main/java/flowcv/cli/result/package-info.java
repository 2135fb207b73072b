/** Results of inputs, as text, as JSON and as progress. */
package flowcv.cli.result;
