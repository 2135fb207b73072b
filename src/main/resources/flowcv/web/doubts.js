// What the reader was not sure about, and what it may be instead: for a person to decide.

const WORDS = {
  empty: 'empty cell', dot: 'dot', bridge: 'bridge', hole: 'hole',
  wall: 'wall', 'no-wall': 'no wall', warp: 'open', 'no-warp': 'closed',
};

/** Doubts of a reading, with the places of its board. */
export function doubtsOf(reading) {
  const {board, doubts} = reading;
  const placeOf = (cell) => (Array.isArray(cell)
    ? cell[0] * board.columns + cell[1] : board.cells.findIndex(({name}) => name === cell));
  return board ? doubts.map((doubt) => ({
    ...doubt,
    places: doubt.cells.map(placeOf),
    alternatives: doubt.alternatives.map((each) => (each.partner ? {...each, partner: placeOf(each.partner)} : each)),
  })) : [];
}

/** Doubts that are left when somebody has changed a board: what was corrected is in doubt no more. */
export function remaining(doubts, before, after) {
  return doubts.filter((doubt) => stateOf(before, doubt) === stateOf(after, doubt));
}

function stateOf(board, {places}) {
  const cells = places.map((place) => `${board.cells[place]?.kind} ${board.cells[place]?.label}`);
  const [a, b] = places;
  return places.length < 2 ? cells.join()
    : [board.hasWall(a, b), board.openRows.has(board.row(a)), board.openColumns.has(board.column(a))].join();
}

/** Whether a board says of something in doubt what an alternative says. */
function says(board, {places: [a, b]}, {kind, partner}) {
  const cell = board.cells[a];
  switch (kind) {
    case 'partner': return Boolean(cell.label) && cell.label === board.cells[partner].label;
    case 'wall': return board.hasWall(a, b);
    case 'no-wall': return !board.hasWall(a, b);
    case 'warp': return board.isOpen(a, sideOf(board, a, b));
    case 'no-warp': return !board.isOpen(a, sideOf(board, a, b));
    case 'dot': return Boolean(cell.label);
    case 'empty': return cell.kind === 'plain' && !cell.label;
    default: return cell.kind === kind;
  }
}

/** The side of a row or column at which a flow leaves the board for the other end. */
function sideOf(board, a, b) {
  if (board.row(a) === board.row(b)) {
    return board.column(a) === 0 ? 3 : 1;
  }
  return board.row(a) === 0 ? 0 : 2;
}

/** Makes a board say what an alternative says; a dot is one of the label. */
function put(board, {places: [a, b]}, {kind, partner}, label) {
  if (kind === 'partner') {
    const other = board.dots(board.cells[a].label).find((place) => place !== a);
    [board.cells[other].label, board.cells[partner].label] = [board.cells[partner].label, board.cells[other].label];
  } else if (kind === 'wall' || kind === 'no-wall') {
    board.putWall(a, b, kind === 'wall');
  } else if (kind === 'warp' || kind === 'no-warp') {
    board.putWarp(a, sideOf(board, a, b), kind === 'warp');
  } else if (kind === 'dot') {
    board.putDot(a, label);
  } else {
    board.putKind(a, kind === 'empty' ? 'plain' : kind);
  }
}

/** The label of a new dot: of one that has no partner, or else the one that is chosen. */
function labelFor(board, chosen) {
  return board.labels().find((label) => board.dots(label).length === 1) ?? chosen;
}

/**
 * Lists doubts with a button for each alternative, the likeliest first; what the board says is pressed.
 *
 * `app` has: board, doubts, editor, settle(doubt).
 */
export function listDoubts(list, app) {
  const {board, doubts, editor} = app;
  list.hidden = !board || doubts.length === 0;
  list.replaceChildren(...(list.hidden ? [] : doubts.map((doubt) => {
    const item = document.createElement('li');
    const where = document.createElement('span');
    where.textContent = doubt.text.replace(/: .*/, doubt.alternatives.length > 0 ? '' : '$&');
    item.append(where, ...doubt.alternatives.map((alternative) => {
      const button = document.createElement('button');
      const isSaid = says(board, doubt, alternative);
      const {kind, partner, share} = alternative;
      button.type = 'button';
      button.textContent = WORDS[kind] ?? `with row ${board.row(partner) + 1}, column ${board.column(partner) + 1}`;
      button.title = `${Math.round(100 * share)} % likely`;
      button.setAttribute('aria-pressed', isSaid);
      button.setAttribute('aria-label', `${where.textContent}: ${button.textContent}`);
      button.addEventListener('click', () => {
        app.settle(doubt);
        if (!isSaid) {
          editor.edit((b) => put(b, doubt, alternative, labelFor(b, editor.color())));
        }
      });
      return button;
    }));
    return item;
  })));
}
