package flowcv.draw.screen;

/** The two faces that the game has had. */
public enum Version {
    /** Hard-edged translucent bars behind the board, of which about a quarter shines through. */
    OLD(0.73),
    /** Large blurred bars behind the board, at half their brightness within it. */
    NEW(0.5);

    private final double shade;

    Version(double shade) {
        this.shade = shade;
    }

    /** How far the cells darken what lies behind them, 0 to 1. */
    double shade() {
        return shade;
    }
}
