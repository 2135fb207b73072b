package flowcv.play;

/** Control sequences of xterm, which the terminals of today share: arrows and the mouse. */
final class Sequences {
    private static final int MOTION = 32;
    private static final int WHEEL = 64;

    private Sequences() {}

    /** What {@code ESC [ parameters last} means; a tick where it means nothing here. */
    static Event event(String parameters, int last) {
        return switch (last) {
            case 'A' -> new Event.Arrow(0, -1);
            case 'B' -> new Event.Arrow(0, 1);
            case 'C' -> new Event.Arrow(1, 0);
            case 'D' -> new Event.Arrow(-1, 0);
            case 'M', 'm' -> mouse(parameters, last == 'm');
            default -> new Event.Tick();
        };
    }

    private static Event mouse(String parameters, boolean released) {
        String[] parts = parameters.startsWith("<") ? parameters.substring(1).split(";") : new String[0];
        if (parts.length != 3) {
            return new Event.Tick();
        }
        try {
            int button = Integer.parseInt(parts[0]);
            int x = Integer.parseInt(parts[1]) - 1;
            int y = Integer.parseInt(parts[2]) - 1;
            if (button >= WHEEL) {
                return new Event.Tick();
            }
            Event.Mouse.Kind kind = released
                    ? Event.Mouse.Kind.RELEASE
                    : (button & MOTION) != 0 ? Event.Mouse.Kind.DRAG : Event.Mouse.Kind.PRESS;
            return new Event.Mouse(kind, x, y);
        } catch (NumberFormatException e) {
            return new Event.Tick();
        }
    }
}
