/**
 * What each place and border of a complex looks like: how likely each look is, by small nets fitted on painted boards
 * ({@code flowcv.fit}, among the tests). Everything is sampled through the pose, so it is all one how a board lies.
 */
package flowcv.read.evidence;
