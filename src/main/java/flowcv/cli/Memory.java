package flowcv.cli;

/** What is said where there is too little memory: that is no bug. */
final class Memory {
    private Memory() {}

    /** What went wrong, and what to do. */
    static String tooLittle() {
        return "needs more memory than the " + (Runtime.getRuntime().maxMemory() >> 20)
                + " MB that Java may take; set FLOWCV_HEAP=2g to let it take more";
    }
}
