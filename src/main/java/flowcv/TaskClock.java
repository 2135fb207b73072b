package flowcv;

/** The time that a task has; for the task itself, on its own thread. */
public interface TaskClock {
    /** The clock of a task that has no time limit, or one that goes on while it waits. */
    TaskClock NONE = new TaskClock() {
        @Override
        public void pause() {}

        @Override
        public void restart() {}
    };

    /** Stands still while the task waits for others. */
    void pause();

    /** Runs again after a pause, with the whole time ahead. */
    void restart();
}
