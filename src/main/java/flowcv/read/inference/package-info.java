/** What each place and border is: the labelings of a complex that agree best with all evidence at once. */
package flowcv.read.inference;
