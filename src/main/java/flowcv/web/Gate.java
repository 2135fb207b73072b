package flowcv.web;

import flowcv.web.call.Call;
import flowcv.web.call.Parameters;
import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Replies;
import flowcv.web.call.Reply;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.eclipse.jetty.util.Promise;

/** Where every call comes in: who may call, how much may be sent and how slowly, and who answers. */
final class Gate extends Handler.Abstract {
    private static final String TOKEN = "token";

    /** In bytes; the body of a call that is refused is read and forgotten up to this length. */
    private static final long SMALL_BODY = 1 << 16;

    /** A refusal waits no longer for the body, which mostly comes with the head; a line that is held serves nobody. */
    private static final long REFUSED_MILLIS = 1_000;

    private final Access access;
    private final Routes routes;
    private final Staff staff;
    private final Timeouts timeouts;
    private final Consumer<Throwable> bugs;
    /** A picture is a single body, so a quarter of the heap leaves enough for the rest. */
    private final MemoryBudget budget = new MemoryBudget(4);

    private final Set<Exchange> open = ConcurrentHashMap.newKeySet();

    Gate(Access access, Routes routes, Staff staff, Timeouts timeouts, Consumer<Throwable> bugs) {
        this.access = access;
        this.routes = routes;
        this.staff = staff;
        this.timeouts = timeouts;
        this.bugs = bugs;
    }

    /** Ends all calls whose callers have left; to be called often. */
    void look() {
        open.forEach(exchange -> Guarded.run(exchange::look, bugs));
    }

    /** Looks after all calls that wait for long; to be called every second. */
    void beat() {
        open.forEach(exchange -> Guarded.run(() -> exchange.beat(timeouts.turn()), bugs));
    }

    /** Calls that have not ended. */
    int calls() {
        return open.size();
    }

    /** Whether no body is kept. */
    boolean isIdle() {
        return budget.isEmpty();
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        Replies.secure(response.getHeaders());
        Line line = Line.of(request);
        line.beginCall();
        try {
            admit(request, response);
            Routes.Match match =
                    routes.find(request.getMethod(), request.getHttpURI().getCanonicalPath());
            receive(match, line, request, response, callback);
        } catch (RejectedCallException e) {
            afterSmallBody(request, () -> {
                line.endCall();
                Replies.send(response, e.reply(), callback);
            });
        }
        return true;
    }

    /** A line that is closed over a body which nobody has read may lose the answer. */
    private void afterSmallBody(Request request, Runnable answer) {
        if (request.getLength() <= 0 || request.getLength() > SMALL_BODY) {
            answer.run();
            return;
        }
        Callback.Completable read = new Callback.Completable();
        Content.Source.consumeAll(request, read);
        read.orTimeout(REFUSED_MILLIS, TimeUnit.MILLISECONDS)
                .whenComplete((nothing, failure) -> Guarded.run(answer, bugs));
    }

    private void admit(Request request, Response response) throws RejectedCallException {
        HttpFields headers = request.getHeaders();
        String host = headers.get(HttpHeader.HOST);
        boolean navigation = request.getMethod().equals("GET") && "navigate".equals(headers.get("Sec-Fetch-Mode"));
        Optional<RejectedCallException> fault =
                access.foreign(host, headers.get(HttpHeader.ORIGIN), headers.get("Sec-Fetch-Site"), navigation);
        if (fault.isEmpty()) {
            String link = parameters(request).get(TOKEN);
            fault = access.stranger(link, bearer(headers), cookie(request));
            if (access.isToken(link)) {
                Response.putCookie(
                        response,
                        HttpCookie.build(cookieName(request), link)
                                .path("/")
                                .httpOnly(true)
                                .sameSite(HttpCookie.SameSite.STRICT)
                                .build());
            }
        }
        if (fault.isPresent()) {
            throw fault.get();
        }
    }

    private void receive(Routes.Match match, Line line, Request request, Response response, Callback callback)
            throws RejectedCallException {
        long length = length(request, match.route());
        if (!budget.take(length)) {
            throw new RejectedCallException(503, "server busy, try again");
        }
        Exchange[] own = new Exchange[1];
        Exchange exchange =
                new Exchange(response, callback, staff, match.route().beats(), line::isLeft, bugs, () -> {
                    open.remove(own[0]);
                    budget.give(length);
                    line.endCall();
                });
        own[0] = exchange;
        open.add(exchange);
        request.addFailureListener(exchange::abandon);
        // While the answer is worked on, nothing moves on the line; how long that may take is for the task to say.
        request.addIdleTimeoutListener(silence -> false);
        Map<String, String> parameters;
        try {
            parameters = parameters(request);
        } catch (RejectedCallException e) {
            exchange.refuse(e.reply());
            return;
        }
        parameters.remove(TOKEN);
        // The part names of a form tell capitals apart.
        String type = Optional.ofNullable(request.getHeaders().get(HttpHeader.CONTENT_TYPE))
                .orElse("");
        CompletableFuture<byte[]> received = new CompletableFuture<>();
        Content.Source.asByteArrayAsync(request, (int) length, Promise.Invocable.toPromise(received));
        received.orTimeout(timeouts.upload().toMillis(), TimeUnit.MILLISECONDS).whenComplete((body, failure) -> {
            Call call = new Call(match.argument(), new Parameters(parameters), type, body);
            Runnable next = failure == null
                    ? () -> exchange.begin(match.route().endpoint(), call)
                    : () -> exchange.refuse(notReceived(failure));
            Guarded.run(next, bugs);
        });
    }

    private static Reply notReceived(Throwable failure) {
        return failure instanceof TimeoutException
                ? Reply.error(408, "the body was not received in time")
                : Reply.error(400, "the body could not be received");
    }

    private static long length(Request request, Route route) throws RejectedCallException {
        long length = request.getLength();
        if (length < 0 && request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING)) {
            throw new RejectedCallException(411, "no Content-Length header, expected one");
        }
        if (length > route.mostBytes()) {
            throw new RejectedCallException(
                    413, "a body of " + length + " bytes, expected at most " + route.mostBytes());
        }
        return Math.max(0, length);
    }

    private static Map<String, String> parameters(Request request) throws RejectedCallException {
        Map<String, String> values = new LinkedHashMap<>();
        try {
            for (Fields.Field field : Request.extractQueryParameters(request)) {
                values.put(field.getName(), field.getValue());
            }
        } catch (RuntimeException e) {
            // The library has no type of its own for what may be wrong with the coding of characters.
            throw new RejectedCallException(400, "the parameters are not written as UTF-8 in percent signs");
        }
        return values;
    }

    private static String bearer(HttpFields headers) {
        HttpField field = headers.getField(HttpHeader.AUTHORIZATION);
        String prefix = "bearer ";
        boolean apt = field != null
                && field.getValue() != null
                && field.getValue().toLowerCase(Locale.ROOT).startsWith(prefix);
        return apt ? field.getValue().substring(prefix.length()).strip() : null;
    }

    private static String cookie(Request request) {
        for (HttpCookie cookie : Request.getCookies(request)) {
            if (cookie.getName().equals(cookieName(request))) {
                return cookie.getValue();
            }
        }
        return null;
    }

    /** Cookies do not tell ports apart, and another flowcv may run on another port. */
    private static String cookieName(Request request) {
        return "flowcv-" + Request.getServerPort(request);
    }
}
