package flowcv.cli.console;

/** The version of this build. */
public final class Version {
    private Version() {}

    /** As in the manifest of the jar; classes outside a jar have none. */
    public static String number() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "(development)" : version;
    }
}
