/** The next steps on a board that a person can follow, and why each is forced ({@link flowcv.solve.hint.HintFinder}). */
package flowcv.solve.hint;
