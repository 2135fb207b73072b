package flowcv.corpus;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.format.FlowFormat;
import flowcv.format.SolutionsFormat;
import flowcv.format.text.BoardEntry;
import flowcv.format.text.FormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * The levels of a pack, by their ids in the order of its file.
 *
 * @param boards of all levels
 * @param solutions of the same
 */
record LevelPack(Map<String, Board> boards, Map<String, Solution> solutions) {

    /** @param pack the name of its files without what follows the dot */
    static LevelPack read(Path folder, String pack) throws IOException, FormatException {
        List<BoardEntry> entries = FlowFormat.read(Files.readString(folder.resolve(pack + ".flows")), pack);
        Map<String, Board> boards = new LinkedHashMap<>();
        entries.forEach(entry -> boards.put(entry.id().orElseThrow(), entry.board()));
        return new LevelPack(
                boards, SolutionsFormat.read(Files.readString(folder.resolve(pack + ".solutions")), pack, boards));
    }

    /** The id of any level. */
    String any(Random random) {
        return List.copyOf(boards.keySet()).get(random.nextInt(boards.size()));
    }
}
