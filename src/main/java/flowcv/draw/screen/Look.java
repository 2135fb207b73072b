package flowcv.draw.screen;

/** How the surroundings of the board look. */
public enum Look {
    /** A phone with a status bar above and usually a navigation bar below. */
    ANDROID,
    /** A phone with a notch or a clock above and a home bar below. */
    IPHONE,
    /** A tablet, or the phone's app in a window of a computer. */
    TABLET,
    /** The store app of a desktop computer: the board is about a third of the width. */
    DESKTOP,
    /** A page of solutions: thin blue lines, no buttons. */
    SITE
}
