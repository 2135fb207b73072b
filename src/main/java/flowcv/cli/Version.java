package flowcv.cli;

/** The version of this build. */
final class Version {
    private Version() {}

    /** As in the manifest of the jar; classes outside a jar have none. */
    static String number() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "(development)" : version;
    }
}
