package flowcv.web;

import flowcv.format.text.Puzzle;

/** From a text of any form to a board, or to what is wrong with it. */
final class BoardEndpoint implements Endpoint.Plain {
    @Override
    public Reply answer(Call call) throws RejectedCallException {
        call.parameters().done();
        Puzzle puzzle = Payload.board(call.body());
        return Reply.json(Json.write(json -> BoardJson.write(json, "board", puzzle.board())));
    }
}
