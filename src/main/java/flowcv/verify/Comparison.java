package flowcv.verify;

import flowcv.board.Board;
import flowcv.board.BoardDifferences;
import flowcv.board.HexTurn;
import flowcv.board.Isomorphism;
import flowcv.board.QuarterTurn;
import flowcv.board.Topology;
import flowcv.read.Reading;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Compares a board that was read with the true one. A reader takes a lattice that lies askew in any of the ways in
 * which that is a lattice: how far the board is turned in the picture is told by how it is turned against the file,
 * and by how its own rows and columns lie in the picture.
 */
final class Comparison {
    private static final int WHOLE = 360;
    private static final int QUARTER = 90;
    /** Nobody holds a camera straight: what is nearer to a quarter turn than this is one. */
    private static final int STRAIGHT = 20;
    /**
     * Pictures tilted by 17 degrees leave 0.002; where files have cells otherwise than pictures, no turn is told.
     */
    private static final double MOST_MISFIT = 0.1;
    /** Levels look the same from few sides; what has more namings is not compared to its end. */
    private static final int MOST_NAMINGS = 100;

    private final Board truth;
    private final Board found;
    private final Reading.Read read;

    private Comparison(Board truth, Reading.Read read) {
        this.truth = truth;
        this.found = read.board();
        this.read = read;
    }

    /**
     * Compares them.
     *
     * @param isTurned whether the board may be turned against the file
     */
    static Match of(Board truth, Reading.Read read, boolean isTurned) {
        Comparison both = new Comparison(truth, read);
        if (truth.topology() != read.board().topology()) {
            return new Match.Other();
        }
        return truth.topology() == Topology.GRAPH ? both.graphs() : both.lattices(isTurned);
    }

    private Match lattices(boolean isTurned) {
        int turns = truth.topology() == Topology.HEX ? HexTurn.TURNS : WHOLE / QUARTER;
        List<Integer> steps = new ArrayList<>();
        if (BoardDifferences.of(truth, found).isEmpty()) {
            steps.add(0);
        }
        if (isTurned) {
            IntStream.range(0, turns).filter(this::isTurnedBy).forEach(steps::add);
        }
        if (steps.isEmpty()) {
            return new Match.Other();
        }
        int[] naming = IntStream.range(0, found.size()).toArray();
        Optional<BoardPose> pose = BoardPose.of(found, naming, read.placement().centers());
        if (pose.isPresent() && pose.get().isMirrored()) {
            return new Match.Mirrored();
        }
        // A board of one row shows no more than which way it was read.
        double frame = pose.map(BoardPose::degrees).orElse(0.0);
        return new Match.Same(steps.stream()
                .mapToInt(step -> clockwise(step * WHOLE / turns + frame))
                .boxed()
                .min(Comparator.comparingInt(Comparison::away))
                .map(OptionalInt::of)
                .orElseThrow());
    }

    private boolean isTurnedBy(int times) {
        if (truth.topology() == Topology.HEX) {
            return HexTurn.test(truth, found, times);
        }
        return QuarterTurn.of(truth, times)
                .filter(turned -> BoardDifferences.of(turned, found).isEmpty())
                .isPresent();
    }

    /**
     * Graphs are the same wherever their cells lie, turned over too; where these lie as in the file, it is told how
     * they are turned.
     */
    private Match graphs() {
        List<BoardPose> fitting = new ArrayList<>();
        int[] namings = new int[1];
        Isomorphism.anyMatch(truth, found, naming -> {
            BoardPose.of(truth, naming, read.placement().centers())
                    .filter(pose -> pose.misfit() < MOST_MISFIT)
                    .ifPresent(fitting::add);
            return ++namings[0] == MOST_NAMINGS;
        });
        if (namings[0] == 0) {
            return BoardDifferences.of(truth, found).isEmpty()
                    ? new Match.Same(OptionalInt.empty())
                    : new Match.Other();
        }
        OptionalInt turn = fitting.stream()
                .filter(pose -> !pose.isMirrored())
                .map(pose -> clockwise(pose.degrees()))
                .min(Comparator.comparingInt(Comparison::away))
                .map(OptionalInt::of)
                .orElseGet(OptionalInt::empty);
        return new Match.Same(turn);
    }

    /** Whole degrees from 0 to 359; quarter turns are told as such. */
    private static int clockwise(double degrees) {
        long quarter = Math.round(degrees / QUARTER) * QUARTER;
        long told = Math.abs(degrees - quarter) < STRAIGHT ? quarter : Math.round(degrees);
        return (int) Math.floorMod(told, (long) WHOLE);
    }

    /** How far a turn leads away from upright; a board that looks the same from several sides is turned the least. */
    private static int away(int turn) {
        return Math.min(turn, WHOLE - turn);
    }
}
