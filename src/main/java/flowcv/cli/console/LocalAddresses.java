package flowcv.cli.console;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The names under which others find this machine. */
public final class LocalAddresses {
    private static final Set<String> ANY = Set.of("0.0.0.0", "::", "[::]");

    private LocalAddresses() {}

    /** The addresses behind a name to listen on, those in the own network first. */
    public static List<String> of(String host) {
        if (!ANY.contains(host)) {
            return List.of(host);
        }
        List<String> addresses = new ArrayList<>();
        try {
            for (NetworkInterface device : NetworkInterface.networkInterfaces().toList()) {
                if (device.isUp() && !device.isLoopback()) {
                    device.inetAddresses()
                            .filter(Inet4Address.class::isInstance)
                            .map(InetAddress::getHostAddress)
                            .forEach(addresses::add);
                }
            }
        } catch (SocketException e) {
            // Then this machine is found by itself alone.
            addresses.clear();
        }
        addresses.add("localhost");
        return addresses;
    }
}
