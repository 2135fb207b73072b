// What was read from a picture: in words, and which cells a person should look at.

/** The size of a board in words. */
export const sizeOf = (board) => (board.rows > 0 ? `${board.rows} × ${board.columns}` : `${board.cells.length} cells`);

/**
 * A reading as a message, and how grave it is.
 *
 * `name` is that of the file, if it has one; `older` tells whether a board is open already, which stays.
 */
export function wordsOf(reading, name, older) {
  const {status, board, boards, doubts, reason} = reading;
  if (status === 'unrecognized') {
    const where = name ? ` in ${name}` : '';
    const then = older ? 'The board shown is the one from before.'
      : 'Try another picture, or make the board with “New…”.';
    return [`No board was read${where}: ${reason}. ${then}`, 'bad'];
  }
  const one = boards > 1 ? `the first of ${boards} boards, one` : 'a board';
  const what = `Read ${one} of ${sizeOf(board)} with ${board.pairs.length} flows`;
  const look = doubts.length === 1 ? '1 cell is doubtful' : `${doubts.length} cells are doubtful`;
  if (status === 'doubtful') {
    const where = doubts.length > 0 ? `${look}: look at what is marked` : 'Compare it with the picture';
    return [`${what}, but not for sure: ${reason}. ${where}, and correct it.`, 'warn'];
  }
  return doubts.length > 0 ? [`${what}. ${look}; look at what is marked.`, 'warn'] : [`${what}.`, ''];
}

/** The reasons of doubt by place. */
export function doubtsOf(reading) {
  return new Map((reading.doubts ?? []).map(({place, reason}) => [place, reason]));
}

/** Doubts that are left when somebody has changed a board: a cell that was corrected is in doubt no more. */
export function remaining(doubts, before, after) {
  return new Map([...doubts].filter(([place]) =>
    after.cells[place]?.label === before.cells[place]?.label && after.cells[place]?.kind === before.cells[place]?.kind));
}
