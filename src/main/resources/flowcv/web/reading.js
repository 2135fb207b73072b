// What was read from a picture, in words.

/** The size of a board in words. */
export const sizeOf = (board) => (board.rows > 0 ? `${board.rows} × ${board.columns}` : `${board.cells.length} cells`);

/**
 * A reading as a message, and how grave it is.
 *
 * `name` is that of the file, if it has one; `older` tells whether a board is open already, which stays.
 */
export function wordsOf(reading, name, older) {
  const {status, board, boards, unique, doubts, reason} = reading;
  if (status === 'unrecognized') {
    const where = name ? ` in ${name}` : '';
    const then = older ? 'The board shown is the one from before.'
      : 'Try another picture, or make the board with “New…”.';
    return [`No board was read${where}: ${reason}. ${then}`, 'bad'];
  }
  const one = boards > 1 ? `the first of ${boards} boards, one` : 'a board';
  const what = `Read ${one} of ${sizeOf(board)} with ${board.pairs.length} flows`;
  const look = doubts.length === 1 ? 'One thing is in doubt' : `${doubts.length} things are in doubt`;
  if (status === 'doubtful') {
    const where = doubts.length > 0 ? `${look}: look at what is marked` : 'Compare it with the picture';
    return [`${what}, but not for sure: ${reason.replace(/; unsure: .*/, '')}. ${where}, and correct it.`, 'warn'];
  }
  const several = unique === false ? ' It has several solutions, which levels of the game do not have.' : '';
  const marked = doubts.length > 0 ? ` ${look}; look at what is marked.` : '';
  return [`${what}.${several}${marked}`, several || marked ? 'warn' : ''];
}
