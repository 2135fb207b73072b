// New boards with the presets of Maršálek's window.

import {Board} from './board.js';

/** A new board; presets other than "empty" are for squares. */
export function preset(kind, topology, rows, columns) {
  const board = Board.blank(topology, rows, columns);
  if (topology === 'square') {
    ({warps, bridges, ring: (b) => ring(b, 1), rings: (b) => { ring(b, 1); ring(b, 3); }})[kind]?.(board);
  }
  return board;
}

/** Two rows and two columns are open, a third of the way in. */
function warps(board) {
  for (const row of thirds(board.rows)) {
    board.openRows.add(row);
  }
  for (const column of thirds(board.columns)) {
    board.openColumns.add(column);
  }
}

function bridges(board) {
  for (const row of thirds(board.rows)) {
    for (const column of thirds(board.columns)) {
      board.putKind(board.place(row, column), 'bridge');
    }
  }
}

const thirds = (length) => {
  const first = Math.max(length > 3 ? 1 : 0, Math.round(length / 3) - 1);
  return [first, length - 1 - first];
};

/** Walls around the cells that lie so far from the border, with a gap in the middle of each side. */
function ring(board, inset) {
  const last = [board.rows - 1 - inset, board.columns - 1 - inset];
  if (last[0] - inset < 1 || last[1] - inset < 1) {
    return;
  }
  const middle = [Math.floor((board.rows - 1) / 2), Math.floor((board.columns - 1) / 2)];
  for (let column = inset; column <= last[1]; column++) {
    if (column !== middle[1]) {
      board.putWall(board.place(inset - 1, column), board.place(inset, column), true);
      board.putWall(board.place(last[0], column), board.place(last[0] + 1, column), true);
    }
  }
  for (let row = inset; row <= last[0]; row++) {
    if (row !== middle[0]) {
      board.putWall(board.place(row, inset - 1), board.place(row, inset), true);
      board.putWall(board.place(row, last[1]), board.place(row, last[1] + 1), true);
    }
  }
}
