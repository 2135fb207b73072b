package flowcv.web;

import flowcv.web.call.Payload;
import flowcv.web.call.RejectedCallException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Who may call. A page of another origin may not, whatever the browser would let it do, and neither may a name
 * that points to this machine by somebody else's design (DNS rebinding).
 */
final class Access {
    /** As much chance of guessing it as a key of AES has. */
    private static final int TOKEN_BYTES = 16;

    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

    private final Optional<String> token;
    private final boolean loopback;

    Access(String host, Optional<String> token) {
        this.token = token;
        this.loopback = isLoopback(host);
    }

    /** Whether only programs of this machine can reach an address. */
    static boolean isLoopback(String host) {
        String plain = host.toLowerCase(Locale.ROOT);
        return LOOPBACK.contains(plain) || plain.equals("::1");
    }

    static String newToken() {
        byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /**
     * Whether a browser says that another site is behind a call.
     *
     * @param host the header Host: what the caller thinks to talk to
     * @param origin the header Origin, or null
     * @param site the header Sec-Fetch-Site, or null
     * @param navigation whether a person opens a page, which links of other sites may lead to
     */
    Optional<RejectedCallException> foreign(String host, String origin, String site, boolean navigation) {
        if (host == null || loopback && !LOOPBACK.contains(name(host))) {
            return refused("Host '" + host + "' is no name of this server; call it by the address that it printed");
        }
        if (origin != null && !origin.equalsIgnoreCase("http://" + host)) {
            return refused("calls from the origin '" + origin + "' are not allowed");
        }
        if (site != null && !navigation && !site.equals("same-origin") && !site.equals("none")) {
            return refused("calls from other sites are not allowed");
        }
        return Optional.empty();
    }

    /** Whether a caller knows the token, in whatever place it may stand. */
    Optional<RejectedCallException> stranger(String... tokens) {
        if (token.isEmpty()) {
            return Optional.empty();
        }
        if (Stream.of(tokens).anyMatch(this::isToken)) {
            return Optional.empty();
        }
        return Optional.of(new RejectedCallException(
                401, "this page opens with the link that 'flowcv serve' printed, which ends in ?token=..."));
    }

    /** Whether a text, or null, is the token that callers have to know. */
    boolean isToken(String told) {
        return told != null
                && token.isPresent()
                && MessageDigest.isEqual(
                        token.get().getBytes(StandardCharsets.UTF_8), told.getBytes(StandardCharsets.UTF_8));
    }

    private static String name(String host) {
        try {
            String name = URI.create("http://" + host).getHost();
            return name == null ? "" : name.toLowerCase(Locale.ROOT);
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private static Optional<RejectedCallException> refused(String reason) {
        return Optional.of(new RejectedCallException(403, Payload.oneLine(reason)));
    }
}
