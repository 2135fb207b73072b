/** Arguments that name pictures or texts of boards, and what stands in them. */
package flowcv.cli.input;
