package flowcv.web;

import flowcv.web.call.Endpoint;
import flowcv.web.call.Payload;
import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Reply;
import flowcv.web.call.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** All kinds of calls. */
final class Routes {
    /** A screenshot of 50 megapixels as PNG, about. */
    private static final int PICTURE = 32 << 20;

    private static final int NOTHING = 0;

    /**
     * A route that a call takes.
     *
     * @param argument the name in its path, or an empty text
     */
    record Match(Route route, String argument) {}

    private final List<Route> routes = new ArrayList<>();

    Routes(SearchSessions sessions, Pictures pictures) {
        SearchEndpoints searches = new SearchEndpoints(sessions);
        Samples samples = new Samples(StaticFiles.resource("samples.flows"));
        for (String path : StaticFiles.paths()) {
            get(path, StaticFiles.endpoint(path));
        }
        post("/api/recognize", PICTURE, Endpoint.of(Task.Effort.READING, new RecognizeEndpoint(pictures)));
        post("/api/board", Payload.MOST_TEXT, Endpoint.of(Task.Effort.PIECE, new BoardEndpoint()));
        routes.add(new Route("POST", "/api/solve", PICTURE, true, new SolveEndpoint(pictures, sessions)));
        post("/api/hints", Payload.MOST_TEXT, Endpoint.of(Task.Effort.LONG, new HintsEndpoint()));
        post("/api/overlay", PICTURE, new OverlayEndpoint(pictures, sessions));
        post("/api/searches", Payload.MOST_TEXT, Endpoint.of(Task.Effort.PIECE, searches::begin));
        get("/api/searches/{id}", Endpoint.of(Task.Effort.QUICK, searches::look));
        post("/api/searches/{id}/run", NOTHING, searches::run);
        post("/api/searches/{id}/stop", NOTHING, Endpoint.of(Task.Effort.QUICK, searches::stop));
        routes.add(new Route(
                "DELETE", "/api/searches/{id}", NOTHING, false, Endpoint.of(Task.Effort.QUICK, searches::drop)));
        post("/api/puzzle", NOTHING, Endpoint.of(Task.Effort.LONG, new PuzzleEndpoint()));
        get("/api/samples", Endpoint.of(Task.Effort.QUICK, samples::list));
        get("/api/samples/{id}", Endpoint.of(Task.Effort.LONG, samples::picture));
    }

    /** These and more. */
    Routes with(List<Route> more) {
        routes.addAll(more);
        return this;
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
                methods.addAll(route.methods());
                if (route.methods().contains(method)) {
                    return new Match(route, argument);
                }
            }
        }
        if (methods.isEmpty()) {
            throw new RejectedCallException(404, "there is no such path; /api/openapi.json lists all");
        }
        String allowed = String.join(", ", methods);
        throw new RejectedCallException(
                Reply.error(405, Payload.oneLine("found method " + method + ", expected " + allowed))
                        .with("Allow", allowed));
    }

    private void get(String path, Endpoint endpoint) {
        routes.add(new Route("GET", path, NOTHING, false, endpoint));
    }

    private void post(String path, int mostBytes, Endpoint endpoint) {
        routes.add(new Route("POST", path, mostBytes, false, endpoint));
    }
}
