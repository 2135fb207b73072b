package flowcv.play;

import flowcv.board.Board;
import flowcv.format.FlowFormat;
import flowcv.generate.Puzzle;
import flowcv.generate.Recipe;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiFunction;

/** A player at a screen: keys and mouse in, positions out. */
final class Player {
    private static final int CONTROL_C = 3;
    private static final int BACKSPACE = 8;
    private static final int TAB = 9;
    private static final int ENTER = 13;
    private static final int CONTROL_Y = 25;
    private static final int CONTROL_Z = 26;
    private static final int ESCAPE = 27;
    private static final int DELETE = 127;

    /** The clock on the screen shows seconds. */
    private static final long TICK_MILLIS = 250;

    private static final String ASK = "new puzzle, as in \"9x9 hard bridges\" (enter: as before): ";

    private final Screen screen;
    private final GameStore store;
    private final Random random;
    private final BiFunction<Board, flowcv.solve.hint.Hint, String> teller;
    private Recipe recipe;
    private Game game;
    private Painter painter;
    private Optional<Adviser> adviser = Optional.empty();
    private Optional<Drawing> drawing = Optional.empty();
    private Optional<StringBuilder> prompt = Optional.empty();
    private final PuzzleMaker maker = new PuzzleMaker();
    private Optional<Hint> hint = Optional.empty();
    private final Pointer pointer = new Pointer();
    private int cursor;
    private String message = "";
    private boolean done;
    private long last = System.nanoTime();

    Player(
            Screen screen,
            GameStore store,
            Recipe recipe,
            Random random,
            BiFunction<Board, flowcv.solve.hint.Hint, String> teller,
            Game game) {
        this.screen = screen;
        this.store = store;
        this.recipe = recipe;
        this.random = random;
        this.teller = teller;
        begin(game);
    }

    /** The name under which a game is kept: the same board by the same rules is the same game. */
    static String name(Game game) {
        String text = game.rules.name() + "\n" + FlowFormat.write(game.board());
        return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
    }

    private void begin(Game next) {
        game = next;
        painter = new Painter(next);
        adviser = Optional.empty();
        drawing = Optional.empty();
        hint = Optional.empty();
        cursor = next.board().pairs().get(0).first();
        message = next.moves() > 0 ? "Welcome back." : "Join the dots: " + Adviser.rule(next.rules) + ".";
    }

    void play() throws IOException {
        while (!done) {
            screen.show(painter.paint(screen.columns(), screen.rows(), shown(), line()));
            Event event = screen.next(TICK_MILLIS);
            passTime();
            takeNewPuzzle();
            if (event instanceof Event.End) {
                done = true;
            } else if (prompt.isPresent()) {
                answer(event);
            } else if (event instanceof Event.Arrow arrow) {
                go(arrow.dx(), arrow.dy());
            } else if (event instanceof Event.Mouse mouse) {
                point(mouse);
            } else if (event instanceof Event.Key key) {
                press(key.point());
            }
        }
        maker.giveUp();
        if (drawing.isPresent()) {
            commit();
        }
        keep();
    }

    private String line() {
        return prompt.map(text -> ASK + text + "_").orElse(message);
    }

    private Position position() {
        return drawing.map(Drawing::position).orElseGet(game::position);
    }

    private Shown shown() {
        Set<Integer> marked = hint.map(h -> Set.copyOf(h.places())).orElse(Set.of());
        return new Shown(game, position(), cursor, drawing.map(Drawing::pair).orElse(-1), marked);
    }

    private void passTime() {
        long now = System.nanoTime();
        if (!game.isSolved(game.position())) {
            game.played((now - last) / 1_000_000);
        }
        last = now;
    }

    private void keep() {
        store.save(name(game), SavedGame.write(game));
    }

    private void press(int point) throws IOException {
        switch (point) {
            case ' ', ENTER, '\n' -> toggle();
            case 'u', CONTROL_Z, BACKSPACE, DELETE -> step(game::undo, "Nothing to undo.");
            case 'r', CONTROL_Y -> step(game::redo, "Nothing to redo.");
            case 'h' -> hint();
            case 'c' -> check();
            case 's' -> solve();
            case 'x' -> change(Position.empty(game.board().pairs().size()), -1);
            case 'n' -> prompt = Optional.of(new StringBuilder());
            case TAB -> nextDot();
            case '7', '9', '1', '3' -> go(point == '7' || point == '1' ? -1 : 1, point == '7' || point == '9' ? -1 : 1);
            case ESCAPE -> {
                drawing = Optional.empty();
                maker.giveUp();
                say("");
            }
            case 'q', CONTROL_C -> done = true;
            default -> message = "This key does nothing; the keys are below.";
        }
    }

    private void say(String text) {
        message = text;
        hint = Optional.empty();
    }

    private void nextDot() {
        for (int i = 1; i <= game.board().size(); i++) {
            int place = (cursor + i) % game.board().size();
            if (game.ground.dot(place) >= 0) {
                cursor = place;
                return;
            }
        }
    }

    private void go(int dx, int dy) {
        Optional<View> view = painter.view(screen.columns(), screen.rows());
        if (view.isEmpty()) {
            return;
        }
        if (drawing.isPresent()) {
            int target = view.get().towards(drawing.get().end(), dx, dy);
            say(drawing.get().to(target) ? "" : "No way there.");
            cursor = drawing.get().end();
            if (drawing.get().isJoined()) {
                commit();
            }
            return;
        }
        int place = cursor;
        for (int i = 0; i < game.board().size(); i++) {
            place = view.get().towards(place, dx, dy);
            if (!game.board().isHole(place)) {
                cursor = place;
                return;
            }
        }
    }

    private void toggle() {
        if (drawing.isPresent()) {
            commit();
            return;
        }
        drawing = Drawing.at(game.ground, game.position(), cursor);
        say(drawing.isPresent() ? "" : "Nothing to draw from here: begin at a dot or on a flow.");
    }

    private void commit() {
        Drawing drawn = drawing.orElseThrow();
        drawing = Optional.empty();
        change(drawn.position(), drawn.pair());
    }

    private void change(Position position, int pair) {
        game.move(position, pair);
        say("");
        tellEnd();
        keep();
    }

    private void tellEnd() {
        Position position = game.position();
        if (game.isSolved(position)) {
            say("Solved, with " + game.moves() + " moves. n makes another one, q leaves.");
        } else if (game.joined(position) == game.board().pairs().size()) {
            say("All flows are joined, but " + (100 - game.pipePercent(position)) + " % of the board is empty.");
        }
    }

    private void step(java.util.function.BooleanSupplier step, String otherwise) {
        drawing = Optional.empty();
        say(step.getAsBoolean() ? "" : otherwise);
        tellEnd();
        keep();
    }

    private void point(Event.Mouse mouse) {
        Optional<View> view = painter.view(screen.columns(), screen.rows());
        if (view.isEmpty()) {
            return;
        }
        int x = mouse.x() - painter.left(view.get(), screen.columns());
        int y = mouse.y() - painter.top(view.get(), screen.rows());
        int place = view.get().placeAt(x, y);
        switch (mouse.kind()) {
            case PRESS -> {
                if (place >= 0 && !game.board().isHole(place)) {
                    cursor = place;
                    drawing = Drawing.at(game.ground, game.position(), place);
                    pointer.press(place, x, y);
                    say("");
                }
            }
            case DRAG ->
                drawing.ifPresent(drawn -> {
                    pointer.drag(drawn, view.get(), x, y);
                    cursor = drawn.end();
                });
            case RELEASE -> {
                if (drawing.isPresent()) {
                    commit();
                }
            }
        }
    }

    private Optional<Adviser> adviser() {
        if (adviser.isEmpty()) {
            adviser = Adviser.of(game, teller);
        }
        return adviser;
    }

    private void hint() {
        drawing = Optional.empty();
        Optional<Hint> before = hint;
        Optional<Adviser> known = adviser();
        if (known.isEmpty()) {
            say("No solution was found, so there is no hint.");
            return;
        }
        Optional<Hint> fault = known.get().firstFault(game.position());
        Optional<Hint> next = fault.or(() -> known.get().next(game.position()));
        if (next.isEmpty()) {
            say("Nothing is left to draw.");
            return;
        }
        Hint told = next.get();
        if (fault.isPresent()) {
            if (!before.equals(fault) || !takeBack(told)) {
                sayFault(told);
            }
            return;
        }
        if (before.equals(next) && draw(told)) {
            return;
        }
        say(told.words());
        hint = next;
        cursor = told.places().get(0);
    }

    private void sayFault(Hint fault) {
        say(game.board().pairs().get(fault.pair()).label() + " " + fault.words() + " at "
                + game.board().where(fault.places().get(1)) + "; h takes that back.");
        hint = Optional.of(fault);
        cursor = fault.places().get(0);
    }

    /** Cuts a flow where it leaves the solution. */
    private boolean takeBack(Hint fault) {
        List<Integer> flow = game.position().flow(fault.pair());
        for (int i = 1; i < flow.size(); i++) {
            if (flow.subList(i - 1, i + 1).equals(fault.places())) {
                cursor = flow.get(i - 1);
                List<Integer> kept = i > 1 ? flow.subList(0, i) : List.of();
                change(game.position().with(fault.pair(), kept), fault.pair());
                return true;
            }
        }
        return false;
    }

    private boolean draw(Hint told) {
        Optional<Drawing> drawn =
                Drawing.at(game.ground, game.position(), told.places().get(0));
        if (drawn.isEmpty() || drawn.get().pair() != told.pair()) {
            return false;
        }
        for (int place : told.places().subList(1, told.places().size())) {
            if (!drawn.get().to(place)) {
                return false;
            }
        }
        cursor = drawn.get().end();
        change(drawn.get().position(), told.pair());
        return true;
    }

    private void check() {
        Optional<Hint> fault = adviser().flatMap(known -> known.firstFault(game.position()));
        if (fault.isPresent()) {
            sayFault(fault.get());
        } else {
            say(adviser().isPresent() ? "All right so far." : "No solution was found to compare with.");
        }
    }

    private void solve() {
        drawing = Optional.empty();
        if (adviser().isEmpty()) {
            say("No solution was found.");
            return;
        }
        change(Game.position(adviser().get().solution()), -1);
        say("Solved; u takes it back.");
    }

    private void answer(Event event) {
        if (!(event instanceof Event.Key key)) {
            return;
        }
        StringBuilder text = prompt.orElseThrow();
        int point = key.point();
        if (point == ESCAPE || point == CONTROL_C) {
            prompt = Optional.empty();
        } else if (point == BACKSPACE || point == DELETE) {
            text.setLength(Math.max(0, text.length() - 1));
        } else if (point == ENTER || point == '\n') {
            prompt = Optional.empty();
            Optional<Recipe> wanted = NewPuzzle.recipe(text.toString(), recipe);
            if (wanted.isEmpty()) {
                say("Write a size, easy to extreme, and holes, walls, warps, bridges or hex.");
                return;
            }
            recipe = wanted.get();
            say("Making a puzzle ... (escape gives up)");
            maker.make(recipe, random.nextLong());
        } else if (point >= ' ') {
            text.appendCodePoint(point);
        }
    }

    private void takeNewPuzzle() {
        if (!maker.isDone()) {
            return;
        }
        Optional<Puzzle> puzzle = maker.take();
        if (puzzle.isEmpty()) {
            say("No such puzzle was found; try another size or difficulty.");
            return;
        }
        keep();
        begin(new Game(puzzle.get().board(), game.rules));
        keep();
    }
}
