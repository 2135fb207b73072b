package flowcv.image;

/** Is told how large a picture is before room is taken for its pixels, and may make the caller wait. */
public interface PixelGate {
    /** Lets every picture pass. No lambda, which would cost a start milliseconds. */
    PixelGate OPEN = new PixelGate() {
        @Override
        public void admit(long pixels) {}
    };

    /** Returns when there is room for so many pixels. */
    void admit(long pixels);
}
