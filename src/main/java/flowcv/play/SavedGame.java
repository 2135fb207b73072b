package flowcv.play;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.board.Rules;
import flowcv.format.BoardEntry;
import flowcv.format.FlowFormat;
import flowcv.format.FormatException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A game as text: first what was played, a line each, then after an empty line the board. */
final class SavedGame {
    private SavedGame() {}

    static String write(Game game) {
        StringBuilder text = new StringBuilder("flowcv game 1\n");
        text.append("rules ").append(game.rules.name()).append('\n');
        text.append("moves ").append(game.moves()).append('\n');
        text.append("millis ").append(game.playedMillis()).append('\n');
        text.append("solved ").append(game.isSolved(game.position())).append('\n');
        for (int pair = 0; pair < game.board().pairs().size(); pair++) {
            text.append("flow ").append(pair);
            game.position().flow(pair).forEach(place -> text.append(' ').append(place));
            text.append('\n');
        }
        return text.append('\n').append(FlowFormat.write(game.board())).toString();
    }

    /** The game of a text; none where the text is damaged or of another version. */
    static Optional<Game> read(String text) {
        int end = text.indexOf("\n\n");
        if (end < 0) {
            return Optional.empty();
        }
        try {
            List<BoardEntry> entries = FlowFormat.read(text.substring(end + 2), "game");
            List<String> lines = text.substring(0, end).lines().toList();
            Map<String, String> values = new HashMap<>();
            lines.forEach(line -> values.put(
                    line.startsWith("flow ") ? line : line.replaceAll(" .*", ""), line.replaceFirst("^\\S+ ?", "")));
            if (entries.size() != 1 || !lines.get(0).equals("flowcv game 1")) {
                return Optional.empty();
            }
            Game game = new Game(entries.get(0).board(), Rules.valueOf(values.get("rules")));
            Optional<Position> position = position(game, lines);
            position.ifPresent(
                    p -> game.restore(p, Integer.parseInt(values.get("moves")), Long.parseLong(values.get("millis"))));
            return position.map(p -> game);
        } catch (FormatException | RuntimeException e) {
            return Optional.empty();
        }
    }

    private static Optional<Position> position(Game game, List<String> lines) {
        Board board = game.board();
        Position position = Position.empty(board.pairs().size());
        for (String line : lines) {
            String[] words = line.split(" ");
            if (!words[0].equals("flow") || words.length < 3) {
                continue;
            }
            int pair = Integer.parseInt(words[1]);
            Pair dots = board.pairs().get(pair);
            List<Integer> flow = new ArrayList<>();
            for (int i = 2; i < words.length; i++) {
                int place = Integer.parseInt(words[i]);
                boolean sound = flow.isEmpty()
                        ? place == dots.first() || place == dots.second()
                        : place >= 0 && place < board.size() && game.ground.maySucceed(pair, flow, place);
                if (!sound) {
                    return Optional.empty();
                }
                flow.add(place);
            }
            position = position.with(pair, flow);
        }
        return Optional.of(position);
    }
}
