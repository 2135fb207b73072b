package flowcv.web;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** All kinds of calls. */
final class Routes {
    /** A screenshot of 50 megapixels as PNG, about. */
    private static final int PICTURE = 32 << 20;

    /** The text of the largest board, several times. */
    private static final int TEXT = 1 << 20;

    private static final int NOTHING = 0;

    /**
     * A route that a call takes.
     *
     * @param argument the name in its path, or an empty text
     */
    record Match(Route route, String argument) {}

    private final List<Route> routes = new ArrayList<>();

    Routes(SearchSessions sessions) {
        SearchEndpoints searches = new SearchEndpoints(sessions);
        Samples samples = new Samples(StaticFiles.resource("samples.flows"));
        for (String path : StaticFiles.paths()) {
            get(path, StaticFiles.endpoint(path));
        }
        post("/api/recognize", PICTURE, new RecognizeEndpoint());
        post("/api/board", TEXT, new BoardEndpoint());
        routes.add(new Route("POST", "/api/solve", PICTURE, true, new SolveEndpoint()));
        post("/api/hints", TEXT, new HintsEndpoint());
        post("/api/overlay", PICTURE, new OverlayEndpoint());
        post("/api/searches", TEXT, Endpoint.of(searches::begin));
        get("/api/searches/{id}", Endpoint.of(searches::look));
        post("/api/searches/{id}/run", NOTHING, searches::run);
        post("/api/searches/{id}/stop", NOTHING, Endpoint.of(searches::stop));
        routes.add(new Route("DELETE", "/api/searches/{id}", NOTHING, false, Endpoint.of(searches::drop)));
        get("/api/samples", Endpoint.of(samples::list));
        get("/api/samples/{id}", Endpoint.of(samples::picture));
    }

    List<Route> all() {
        return List.copyOf(routes);
    }

    /** The route of a call. */
    Match find(String method, String path) throws RejectedCallException {
        TreeSet<String> methods = new TreeSet<>();
        for (Route route : routes) {
            String argument = route.argument(path);
            if (argument != null) {
                methods.add(route.method());
                if (route.method().equals(method)) {
                    return new Match(route, argument);
                }
            }
        }
        if (methods.isEmpty()) {
            throw new RejectedCallException(404, "there is no such path; /api/openapi.json lists all");
        }
        throw new RejectedCallException(
                405,
                Payload.oneLine("found method " + method + ", expected "
                        + methods.stream().collect(Collectors.joining(", "))));
    }

    private void get(String path, Endpoint endpoint) {
        routes.add(new Route("GET", path, NOTHING, false, endpoint));
    }

    private void post(String path, int mostBytes, Endpoint endpoint) {
        routes.add(new Route("POST", path, mostBytes, false, endpoint));
    }
}
