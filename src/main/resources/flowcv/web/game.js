// The game: which flows are drawn, and what drawing on does to them. It knows no screen and no pointer.

const key = (a, b) => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Steps up, right, down, left on squares. */
const SIDES = [[-1, 0], [0, 1], [1, 0], [0, -1]];

const MOST_UNDO = 500;

/** The ways from cell to cell, whatever the family of the board. */
class Ways {
  constructor(board) {
    this.board = board;
    this.extra = new Map();
    for (const pair of [...board.extraLinks, ...board.links]) {
      const [a, b] = pair.split('-').map(Number);
      this.extra.set(a, [...this.extra.get(a) ?? [], b]);
      this.extra.set(b, [...this.extra.get(b) ?? [], a]);
    }
  }

  /** The cell at a side of a cell of squares, also through an opening of the border; -1 if there is none. */
  at(place, side) {
    const {board} = this;
    const [down, right] = SIDES[side];
    const row = board.row(place) + down;
    const column = board.column(place) + right;
    const isOut = row < 0 || row >= board.rows || column < 0 || column >= board.columns;
    if (isOut && !board.isOpen(place, side)) {
      return -1;
    }
    const other = board.place((row + board.rows) % board.rows, (column + board.columns) % board.columns);
    return board.cells[other].kind === 'hole' || !isOut && board.hasWall(place, other) ? -1 : other;
  }

  /** All cells that a flow may go to from a cell, however it came. */
  from(place) {
    const {board} = this;
    const beside = board.topology === 'square' ? [0, 1, 2, 3].map((side) => this.at(place, side))
      : board.topology === 'hex' ? board.neighbors(place)
        .filter((other) => board.cells[other].kind !== 'hole' && !board.hasWall(place, other)) : [];
    return [...beside.filter((other) => other >= 0), ...this.extra.get(place) ?? []];
  }

  /** The side of squares by which one cell is left for another; -1 if by none. */
  side(place, other) {
    return this.board.topology === 'square' ? [0, 1, 2, 3].findIndex((side) => this.at(place, side) === other) : -1;
  }

  /** What a flow takes of a cell: of a bridge the lane along which it passes. */
  node(path, at) {
    const place = path[at];
    if (this.board.cells[place].kind !== 'bridge') {
      return `${place}`;
    }
    const side = at > 0 ? this.side(path[at - 1], place) : this.side(place, path[at + 1]);
    return `${place}${side % 2 === 0 ? '|' : '-'}`;
  }
}

export class Game {
  /** A game on a board that is whole: each label has two dots. */
  constructor(board, rules) {
    this.board = board;
    this.rules = rules;
    this.ways = new Ways(board);
    /** Places of each flow by its label, from one of its dots on. */
    this.flows = new Map();
    this.past = [];
    this.future = [];
    this.moves = 0;
    this.lastLabel = null;
    /** The label of the flow in hand. */
    this.held = null;
    this.nodes = board.cells.reduce((sum, {kind}) => sum + (kind === 'hole' ? 0 : kind === 'bridge' ? 2 : 1), 0);
  }

  /** The label of the flow that lies on a cell; of a bridge the one drawn last. */
  labelAt(place) {
    const dot = this.board.cells[place]?.label;
    return dot ?? [...this.flows.keys()].filter((label) => this.flows.get(label).includes(place)).pop() ?? null;
  }

  /** Takes a flow in hand at a dot or somewhere on its pipe, behind which it is cut; whether there is one. */
  begin(place) {
    const label = this.labelAt(place);
    if (!label) {
      return false;
    }
    this.before = this.snapshot();
    this.held = label;
    const path = this.flows.get(label) ?? [];
    const at = path.indexOf(place);
    const isDot = Boolean(this.board.cells[place].label);
    // From the dot at its other end a flow begins anew, and from an end that lies open it goes on.
    this.flows.set(label, isDot && at !== 0 || path.length === 0 ? [place] : path.slice(0, at + 1));
    return true;
  }

  /** Leads the flow in hand on to a cell beside its end, or back along itself; whether something changed. */
  extend(place) {
    const path = this.flows.get(this.held);
    const end = path[path.length - 1];
    if (place === end) {
      return false;
    }
    const back = path.lastIndexOf(place);
    const isBridge = this.board.cells[place].kind === 'bridge';
    if (back >= 0 && (!isBridge || back === path.length - 2)) {
      this.flows.set(this.held, path.slice(0, back + 1));
      return true;
    }
    if (!this.mayStep(path, place)) {
      return false;
    }
    const next = [...path, place];
    const node = this.ways.node(next, next.length - 1);
    if (path.some((_, at) => this.ways.node(path, at) === node)) {
      return false;
    }
    this.cutOthers(node);
    this.flows.set(this.held, next);
    return true;
  }

  mayStep(path, place) {
    const {board, ways} = this;
    const end = path[path.length - 1];
    const cell = board.cells[place];
    if (this.isJoined(this.held) || cell.label && cell.label !== this.held || !ways.from(end).includes(place)) {
      return false;
    }
    if (board.cells[end].kind !== 'bridge') {
      return true;
    }
    // A bridge is left opposite to where it was entered.
    return path.length > 1 && ways.side(end, place) === ways.side(path[path.length - 2], end);
  }

  /** Other flows end before what is taken from them. */
  cutOthers(node) {
    for (const [label, path] of this.flows) {
      const at = label === this.held ? -1 : path.findIndex((_, i) => this.ways.node(path, i) === node);
      if (at >= 0) {
        this.flows.set(label, path.slice(0, at));
      }
    }
  }

  /** Puts the flow in hand down. */
  end() {
    if (!this.held) {
      return;
    }
    const label = this.held;
    this.held = null;
    for (const [each, path] of this.flows) {
      if (path.length < 2) {
        this.flows.delete(each);
      }
    }
    if (!isSame(this.before, this.flows)) {
      this.remember(this.before);
      // As the game counts: drawing the same flow again is no further move.
      this.moves += label === this.lastLabel ? 0 : 1;
      this.lastLabel = label;
    }
  }

  /** Takes a flow away. */
  clear(label) {
    if (this.flows.has(label)) {
      this.remember(this.snapshot());
      this.flows.delete(label);
    }
  }

  clearAll() {
    if (this.flows.size > 0) {
      this.remember(this.snapshot());
      this.flows = new Map();
    }
  }

  snapshot() {
    return new Map([...this.flows].map(([label, path]) => [label, [...path]]));
  }

  remember(flows) {
    this.past.push(flows);
    this.past.splice(0, this.past.length - MOST_UNDO);
    this.future = [];
  }

  undo() {
    this.travel(this.past, this.future);
  }

  redo() {
    this.travel(this.future, this.past);
  }

  travel(from, to) {
    if (from.length > 0) {
      this.held = null;
      to.push(this.snapshot());
      this.flows = from.pop();
      this.lastLabel = null;
    }
  }

  /** Whether both dots of a label are joined. */
  isJoined(label) {
    const path = this.flows.get(label) ?? [];
    return path.length > 1 && this.board.cells[path[path.length - 1]].label === label;
  }

  get joined() {
    return this.board.labels().filter((label) => this.isJoined(label)).length;
  }

  /** How much of the board is covered, in percent, rounded down. */
  get covered() {
    const taken = new Set([...this.flows.values()].flatMap((path) => path.map((_, at) => this.ways.node(path, at))));
    return Math.floor(100 * taken.size / this.nodes);
  }

  get isSolved() {
    return this.joined === this.board.labels().length && (this.rules === 'free' || this.covered === 100);
  }

  /** Pairs of neighbors between which a pipe is drawn. */
  links() {
    return [...new Set([...this.flows.values()]
      .flatMap((path) => path.slice(1).map((place, i) => key(path[i], place))))];
  }

  /** As `{label, places}`, to be drawn. */
  list() {
    return [...this.flows].map(([label, places]) => ({label, places}));
  }

  /** What is kept on the device. */
  save() {
    return {flows: [...this.flows], moves: this.moves};
  }

  /** Takes over what was kept, or what a picture shows; steps that the board does not allow are left out. */
  restore({flows, moves}) {
    for (const [label, path] of flows) {
      if (this.board.cells[path[0]]?.label === label && this.begin(path[0])) {
        path.slice(1).forEach((place) => this.extend(place));
        this.held = null;
      }
    }
    this.moves = moves ?? 0;
    this.past = [];
  }
}

function isSame(one, other) {
  return one.size === other.size
    && [...one].every(([label, path]) => path.join() === other.get(label)?.join());
}
