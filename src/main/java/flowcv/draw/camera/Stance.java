package flowcv.draw.camera;

/**
 * How a camera stands before a screen, and how its picture is cut.
 *
 * @param roll how far the screen is turned in the picture, in radians, clockwise
 * @param pitch how far the screen leans back, in radians
 * @param yaw how far the screen turns aside, in radians
 * @param focal length, in half diagonals of the picture: 1.2 on phones
 * @param fill share of the picture that the board spans, in the direction in which it is tighter
 * @param offsetX where the board's middle lies, from 0 (left) to 1 (right) of the room it has
 * @param offsetY the same from top to bottom
 * @param bend of the lens: how much farther out a straight lens would have caught what this one shows at
 *     half the picture's diagonal, in its distance
 * @param squeeze how much wider than it was taken the picture is shown, 1 usually
 */
public record Stance(
        double roll,
        double pitch,
        double yaw,
        double focal,
        double fill,
        double offsetX,
        double offsetY,
        double bend,
        double squeeze) {}
