package flowcv.fuzz;

import flowcv.board.Board;
import java.util.List;

/**
 * An input as it should be.
 *
 * @param name of the picture or board behind it
 * @param bytes of the file
 * @param boards that it holds, in their order
 */
record Original(Form form, String name, byte[] bytes, List<Board> boards) {}
