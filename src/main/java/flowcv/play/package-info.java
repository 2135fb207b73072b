/**
 * The game in a terminal. Positions and their rules know nothing of terminals; views draw them on a
 * canvas of characters; one class alone holds the terminal.
 */
package flowcv.play;
