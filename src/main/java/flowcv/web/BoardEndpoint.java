package flowcv.web;

import flowcv.format.Json;
import flowcv.format.text.Puzzle;
import flowcv.web.call.BoardJson;
import flowcv.web.call.Call;
import flowcv.web.call.Endpoint;
import flowcv.web.call.Payload;
import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Reply;

/** From a text of any form to a board, or to what is wrong with it. */
final class BoardEndpoint implements Endpoint.Plain {
    @Override
    public Reply answer(Call call) throws RejectedCallException {
        call.parameters().done();
        Puzzle puzzle = Payload.board(call.body());
        return Reply.json(new Json().with("board", BoardJson.of(puzzle.board())));
    }
}
