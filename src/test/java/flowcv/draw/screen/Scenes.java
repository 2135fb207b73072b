package flowcv.draw.screen;

/** Scenes with something changed. */
final class Scenes {
    private Scenes() {}

    static Scene with(Pack pack, Scene of) {
        return with(of, of.palette(), pack, of.marks());
    }

    static Scene with(Palette palette, Scene of) {
        return with(of, palette, of.pack(), of.marks());
    }

    static Scene with(Marks marks, Scene of) {
        return with(of, of.palette(), of.pack(), marks);
    }

    private static Scene with(Scene of, Palette palette, Pack pack, Marks marks) {
        return new Scene(
                of.device(),
                of.version(),
                palette,
                pack,
                of.wording(),
                of.level(),
                of.best(),
                of.footer(),
                of.ad(),
                marks,
                of.finish(),
                of.seed());
    }
}
