package flowcv.web;

import flowcv.web.call.Endpoint;
import flowcv.web.call.Reply;
import flowcv.web.call.Task;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.function.Uncheck;

/** The files of the page. Each is listed, so that no path of a caller ever names a file. */
final class StaticFiles {
    private static final String HTML = "text/html; charset=utf-8";
    private static final String CSS = "text/css; charset=utf-8";
    private static final String SCRIPT = "text/javascript; charset=utf-8";

    private static final List<String> SCRIPTS = List.of(
            "api",
            "board",
            "camera",
            "colors",
            "doubts",
            "editor",
            "game",
            "geometry",
            "input",
            "kept",
            "looking",
            "main",
            "output",
            "player",
            "presets",
            "puzzles",
            "reading",
            "solving",
            "strip",
            "surface",
            "view");

    private static final Map<String, Reply> FILES = load();

    private StaticFiles() {}

    static Set<String> paths() {
        return FILES.keySet();
    }

    static Endpoint endpoint(String path) {
        Reply reply = FILES.get(path);
        // Marks in addresses, as a token, are no fault here.
        return Endpoint.of(Task.Effort.QUICK, call -> reply);
    }

    /** The bytes of a resource beside this class. */
    static byte[] resource(String name) {
        return Uncheck.get(() -> IOUtils.resourceToByteArray("/flowcv/web/" + name));
    }

    private static Map<String, Reply> load() {
        Map<String, Reply> files = new LinkedHashMap<>();
        files.put("/", Reply.ok(HTML, resource("index.html")));
        files.put("/style.css", Reply.ok(CSS, resource("style.css")));
        files.put("/icon.svg", Reply.ok("image/svg+xml", resource("icon.svg")));
        files.put("/manifest.json", Reply.ok("application/manifest+json", resource("manifest.json")));
        for (String name : SCRIPTS) {
            files.put("/" + name + ".js", Reply.ok(SCRIPT, resource(name + ".js")));
        }
        files.put("/api/openapi.json", Reply.ok(Reply.JSON, resource("openapi.json")));
        return files;
    }
}
