package flowcv.batch;

/** The time that a task has; for the task itself, on its own thread. */
interface TaskClock {
    /** Stands still while the task waits for others. */
    void pause();

    /** Runs again after a pause, with the whole time ahead. */
    void restart();
}
