/** What each place and border of a complex looks like: how likely each look is, by a fitted model. */
package flowcv.read.evidence;
