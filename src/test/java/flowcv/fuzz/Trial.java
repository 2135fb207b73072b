package flowcv.fuzz;

import flowcv.board.Board;
import flowcv.board.Isomorphism;
import flowcv.board.Rules;
import flowcv.board.SameBoard;
import flowcv.board.Solution;
import flowcv.board.SolutionCheck;
import flowcv.cli.Run;
import flowcv.format.FlowFormat;
import flowcv.format.SolutionsFormat;
import flowcv.format.text.BoardEntry;
import flowcv.format.text.FormatException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Gives one file to the program and judges what it says. */
final class Trial {
    /** How it ended, where nothing is wrong with the program. */
    enum End {
        /** The boards of the original. */
        EXACT,
        /** Other boards, as a changed text may hold. */
        OTHER,
        REFUSED
    }

    /** Something is wrong with the program. */
    static final class Finding extends Exception {
        private static final long serialVersionUID = 1L;

        Finding(String what) {
            super(what);
        }
    }

    /**
     * What is refused takes longest, and says nothing more; a whole picture has to be read however busy the machine is.
     */
    private static final String MOST = "2s";

    private static final String WHOLE = "10m";

    /** Whoever asks for more waits. */
    private static final String SOON = "300ms";

    private final Original original;
    private final boolean changed;
    private final Path file;
    private final Random random;
    private int exitCode;

    /**
     * A trial.
     *
     * @param changed whether the file differs from its original; one that does not has to be read exactly
     * @param file what is given to the program; its folder takes what the program writes
     */
    Trial(Original original, boolean changed, Path file, Random random) {
        this.original = original;
        this.changed = changed;
        this.file = file;
        this.random = random;
    }

    /** Of the first command that was run. */
    int exitCode() {
        return exitCode;
    }

    End run() throws Finding, IOException {
        return switch (original.form()) {
            case SOLUTIONS -> solutions();
            case MANIFEST -> manifest();
            default -> original.form().isPicture() ? picture() : text();
        };
    }

    private End picture() throws Finding {
        String time = changed ? MOST : WHOLE;
        Run read = first(1, "recognize", file, "--time-limit", time);
        if (random.nextInt(10) == 0) {
            String command = random.nextBoolean() ? "solve" : "hint";
            Path drawn = file.resolveSibling("drawn.png");
            Run other = run(1, new byte[0], command, file, "-f", "-o", drawn, "--time-limit", time);
            if (other.exitCode() != read.exitCode() && !isLate(other) && !isLate(read)) {
                throw new Finding(command + " ends otherwise than recognize");
            }
        }
        if (read.exitCode() != 0) {
            if (!changed) {
                throw new Finding("a whole picture is refused: " + read.errLines());
            }
            return End.REFUSED;
        }
        List<Board> boards = boards(read.out());
        for (Board board : boards) {
            // A changed orientation turns the board.
            if (!SameBoard.test(board, original.boards().get(0))
                    && !Isomorphism.test(board, original.boards().get(0))) {
                throw new Finding("silently wrong: " + read.out().replace('\n', '/'));
            }
        }
        return End.EXACT;
    }

    private static boolean isLate(Run run) {
        return run.err().contains("--time-limit");
    }

    private End text() throws Finding {
        Form form = original.form();
        boolean told = random.nextInt(3) > 0;
        Run read = told ? first(1, "convert", "--from", form.word(), file, "-") : first(1, "convert", file, "-");
        if (read.exitCode() != 0) {
            if (!changed && told) {
                throw new Finding("a whole text is refused: " + read.err());
            }
            return End.REFUSED;
        }
        List<Board> boards = boards(read.out());
        byte[] text = read.bytes();
        Run again = run(1, text, "convert", "--from", "flow", "-", "-");
        if (!again.out().equals(read.out())) {
            throw new Finding("written and read again it is " + again.out().replace('\n', '/'));
        }
        Form other = Form.converted().get(random.nextInt(Form.converted().size()));
        // It holds one board alone, and says so to whoever asks for more.
        if (other != Form.MZUCKER || boards.size() == 1) {
            throughAndBack(text, boards, other);
        }
        asked(text, boards.size());
        boolean same = same(boards, original.boards());
        if (!changed && !same) {
            throw new Finding("silently wrong: " + read.out().replace('\n', '/'));
        }
        return same ? End.EXACT : End.OTHER;
    }

    /** Boards that fit into a form come back from it. A level holds a solution, which is checked when it is read. */
    private void throughAndBack(byte[] text, List<Board> boards, Form form) throws Finding {
        Run there = run(
                boards.size(), text, "convert", "--from", "flow", "--time-limit", SOON, "-", "-", "--to", form.word());
        if (there.exitCode() != 0) {
            return;
        }
        Run back = run(1, there.bytes(), "convert", "--from", form.word(), "-", "-");
        if (back.exitCode() != 0 || !same(boards(back.out()), boards)) {
            throw new Finding("does not come back from " + form.word() + ": "
                    + there.out().replace('\n', '/') + " " + back.err());
        }
    }

    /** The other commands for texts. */
    private void asked(byte[] text, int boards) throws Finding {
        Path drawn = file.resolveSibling("drawn");
        switch (random.nextInt(8)) {
            case 0 -> run(boards, text, "solve", "-", "--unique", "--time-limit", SOON);
            case 1 -> run(boards, text, "solve", "--json", "-", "--rules", "free", "--time-limit", SOON);
            case 2 -> run(boards, text, "solve", "-", "--engine", "ilp", "--time-limit", SOON);
            case 3 -> run(boards, text, "count", "-", "--sample", "1", "--time-limit", SOON);
            case 4 -> run(boards, text, "hint", "-", "--steps", "3", "--time-limit", SOON);
            case 5 -> run(boards, text, "draw", "-", "-f", "-o", drawn + "/");
            case 6 -> run(boards, text, "convert", "-", "-", "--to", "opb", "--id", "b1");
            default -> run(boards, text, "recognize", "-", "--json");
        }
    }

    private End solutions() throws Finding, IOException {
        Map<String, Board> boards = new LinkedHashMap<>();
        original.boards().forEach(board -> boards.put("b" + (boards.size() + 1), board));
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        Map<String, Solution> read;
        try {
            read = SolutionsFormat.read(text, file.toString(), boards);
        } catch (FormatException e) {
            exitCode = 3;
            line("flowcv: " + e.getMessage(), file.toString());
            if (!changed) {
                throw new Finding("a whole text is refused: " + e.getMessage());
            }
            return End.REFUSED;
        }
        boolean right = true;
        StringBuilder again = new StringBuilder();
        for (Map.Entry<String, Solution> one : read.entrySet()) {
            Board board = boards.get(one.getKey());
            right &= SolutionCheck.fault(board, one.getValue(), Rules.FILL).isEmpty();
            again.append(SolutionsFormat.write(one.getKey(), board, one.getValue()));
        }
        if (!changed && (!right || !again.toString().equals(text))) {
            throw new Finding("a solution that is right is called wrong, or comes back as another");
        }
        return right && read.size() == boards.size() ? End.EXACT : End.OTHER;
    }

    private End manifest() throws Finding, IOException {
        Path folder = file.resolveSibling("pictures");
        Files.createDirectories(folder);
        for (String name : List.of("board.png", "other.png")) {
            Files.write(folder.resolve(name), Originals.tiny());
        }
        Files.writeString(folder.resolve("board.flow"), "RR\n");
        Files.copy(file, folder.resolve("manifest.tsv"), StandardCopyOption.REPLACE_EXISTING);
        Run run = Run.of("verify", folder);
        exitCode = run.exitCode();
        // That pictures are refused is a result here.
        if (run.exitCode() != 1) {
            check(run, 1, folder.toString(), "verify");
        }
        return run.exitCode() == 3 ? End.REFUSED : End.OTHER;
    }

    private Run first(int boards, Object... command) throws Finding {
        Run run = Run.of(command);
        exitCode = run.exitCode();
        check(run, boards, file.toString(), command);
        return run;
    }

    private Run run(int boards, byte[] input, Object... command) throws Finding {
        Run run = Run.withInput(input, command);
        check(run, boards, input.length == 0 ? file.toString() : "standard input", command);
        return run;
    }

    /** The promises that every command keeps. */
    private static void check(Run run, int boards, String name, Object... command) throws Finding {
        String what = List.of(command).stream().map(Object::toString).toList() + " ends with " + run.exitCode() + ": ";
        if (run.exitCode() != 0 && run.exitCode() != 1 && run.exitCode() != 3) {
            throw new Finding(what + run.err());
        }
        List<String> errors = run.errLines().stream()
                .filter(line -> line.startsWith("flowcv"))
                // Solved all the same.
                .filter(line -> run.exitCode() != 0 || !line.contains("not searched to the end"))
                .toList();
        // In JSON the reason stands in the object.
        int least = run.exitCode() == 0 || List.of(command).contains("--json") ? 0 : 1;
        if (errors.size() < least || errors.size() > (run.exitCode() == 0 ? 0 : boards)) {
            throw new Finding(what + errors.size() + " messages: " + run.err());
        }
        for (String error : errors) {
            line(error, name);
        }
    }

    /** A message names the file, and a terminal can show it. */
    private static void line(String line, String name) throws Finding {
        boolean shown = line.codePoints().noneMatch(Character::isISOControl);
        if (!line.startsWith("flowcv: " + name)
                || !shown
                || line.length() > name.length() + 600
                || line.contains("Exception")
                || line.contains("internal error")) {
            throw new Finding("a bad message: " + line);
        }
    }

    private List<Board> boards(String text) throws Finding {
        try {
            List<Board> boards = new ArrayList<>();
            for (BoardEntry entry : FlowFormat.read(text, "what was written")) {
                boards.add(entry.board());
            }
            return boards;
        } catch (FormatException e) {
            throw new Finding(e.getMessage());
        }
    }

    private static boolean same(List<Board> some, List<Board> others) {
        if (some.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < some.size(); i++) {
            if (!SameBoard.test(some.get(i), others.get(i))) {
                return false;
            }
        }
        return true;
    }
}
