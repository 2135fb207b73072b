package flowcv.web;

import flowcv.web.call.Replies;
import flowcv.web.call.Reply;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** What the server itself has to say of calls that it cannot even read, in the form of all other answers. */
final class ErrorReplies extends ErrorHandler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = Math.max(400, response.getStatus());
        Replies.secure(response.getHeaders());
        Replies.send(response, Reply.error(status, HttpStatus.getMessage(status)), callback);
        return true;
    }
}
