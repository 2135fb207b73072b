package flowcv.draw.camera;

/**
 * Everything about a photograph of a screen but the screen.
 *
 * @param stance where the camera stands
 * @param light what reaches it
 * @param moire how screen and sensor beat
 * @param sensor what it makes of it
 * @param seed decides what stands around the screen, and the noise
 */
public record Shot(Stance stance, Light light, Moire moire, Sensor sensor, long seed) {

    /** A photograph as anyone might take it; the same for the same seed. */
    public static Shot random(long seed) {
        return new ShotDice(seed).shot();
    }

    /** The same from straight in front, or from elsewhere. */
    public Shot with(Stance other) {
        return new Shot(other, light, moire, sensor, seed);
    }

    /** The same with a camera of another size. */
    public Shot with(Sensor other) {
        return new Shot(stance, light, moire, other, seed);
    }
}
