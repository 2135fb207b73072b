// A board as it is being edited: unlike the server's it may be unfinished.

const key = (a, b) => (a < b ? `${a}-${b}` : `${b}-${a}`);

export class Board {
  constructor(topology, rows, columns, cells) {
    this.topology = topology;
    this.rows = rows;
    this.columns = columns;
    this.cells = cells;
    this.walls = new Set();
    this.extraLinks = new Set();
    this.openRows = new Set();
    this.openColumns = new Set();
    /** Of boards of any other tiling, where links do not follow from rows and columns. */
    this.links = new Set();
    /** How the server lays such a board out, and the header of its text with the outlines that a picture showed. */
    this.layout = null;
    this.passes = [];
    this.outlines = '';
  }

  /** A board without anything on it. */
  static blank(topology, rows, columns) {
    const cells = [];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const hex = topology === 'hex';
        cells.push({
          name: `${row},${column}`,
          x: hex ? 0.5 + column * Math.sqrt(3) / 2 : 0.5 + column,
          y: hex && column % 2 === 0 ? 1 + row : 0.5 + row,
          kind: 'plain',
          label: null,
        });
      }
    }
    return new Board(topology, rows, columns, cells);
  }

  /** A board as the server tells it. */
  static from(told) {
    const cells = told.cells.map((cell) => ({...cell, label: null}));
    for (const pair of told.pairs) {
      cells[pair.first].label = pair.label;
      cells[pair.second].label = pair.label;
    }
    const board = new Board(told.topology, told.rows, told.columns, cells);
    told.walls.forEach(([a, b]) => board.walls.add(key(a, b)));
    told.extraLinks.forEach(([a, b]) => board.extraLinks.add(key(a, b)));
    told.openRows.forEach((row) => board.openRows.add(row));
    told.openColumns.forEach((column) => board.openColumns.add(column));
    if (told.topology === 'graph') {
      told.links.forEach(([a, b]) => board.links.add(key(a, b)));
      board.layout = told.layout;
      board.passes = told.links.map(([a, b]) => key(a, b));
      board.outlines = told.text.match(/^outlines: .*\n/m)?.[0] ?? '';
    }
    return board;
  }

  copy() {
    const other = new Board(this.topology, this.rows, this.columns, this.cells.map((cell) => ({...cell})));
    for (const name of ['walls', 'extraLinks', 'openRows', 'openColumns', 'links']) {
      other[name] = new Set(this[name]);
    }
    Object.assign(other, {layout: this.layout, passes: this.passes, outlines: this.outlines});
    return other;
  }

  place(row, column) {
    return row * this.columns + column;
  }

  row(place) {
    return Math.floor(place / this.columns);
  }

  column(place) {
    return place % this.columns;
  }

  /** Labels in the order of their first dots. */
  labels() {
    return [...new Set(this.cells.filter((cell) => cell.label).map((cell) => cell.label))];
  }

  dots(label) {
    return this.cells.flatMap((cell, place) => (cell.label === label ? [place] : []));
  }

  /** Puts a dot; of three of a kind the first that is not `keep` has to go. */
  putDot(place, label, keep = -1) {
    this.cells[place].kind = 'plain';
    this.cells[place].label = label;
    const others = this.dots(label).filter((other) => other !== place);
    if (others.length > 1) {
      this.cells[others.find((other) => other !== keep)].label = null;
    }
  }

  putKind(place, kind) {
    if (kind === 'bridge' && this.topology !== 'square' || kind === 'hole' && this.topology === 'graph') {
      return;
    }
    this.cells[place].kind = kind;
    this.cells[place].label = null;
  }

  hasWall(a, b) {
    return this.walls.has(key(a, b));
  }

  putWall(a, b, on) {
    if (this.topology === 'graph' || !this.areNeighbors(a, b)) {
      return;
    }
    this.walls[on ? 'add' : 'delete'](key(a, b));
  }

  /** Whether two cells lie side by side, wall or not. */
  areNeighbors(a, b) {
    if (this.topology === 'graph') {
      return this.links.has(key(a, b));
    }
    return this.neighbors(a).includes(b);
  }

  /** Cells beside a cell of rows and columns, by direction on square boards: up, right, down, left. */
  neighbors(place) {
    const row = this.row(place);
    const column = this.column(place);
    const steps = this.topology === 'hex'
      ? [[-1, 0], [1, 0], [0, -1], [0, 1], [column % 2 === 0 ? 1 : -1, -1], [column % 2 === 0 ? 1 : -1, 1]]
      : [[-1, 0], [0, 1], [1, 0], [0, -1]];
    return steps
      .map(([down, right]) => [row + down, column + right])
      .filter(([r, c]) => r >= 0 && r < this.rows && c >= 0 && c < this.columns)
      .map(([r, c]) => this.place(r, c));
  }

  /** Opens or closes the border at a side (0 up, 1 right, 2 down, 3 left) of a cell on it. */
  putWarp(place, side, on) {
    if (this.topology !== 'square') {
      return;
    }
    const [set, index] = side % 2 === 0
      ? [this.openColumns, this.column(place)]
      : [this.openRows, this.row(place)];
    set[on ? 'add' : 'delete'](index);
  }

  isOpen(place, side) {
    return side % 2 === 0 ? this.openColumns.has(this.column(place)) : this.openRows.has(this.row(place));
  }

  /** The side at which a cell lies on the border towards a direction, or not. */
  onBorder(place, side) {
    const row = this.row(place);
    const column = this.column(place);
    return [row === 0, column === this.columns - 1, row === this.rows - 1, column === 0][side];
  }

  /** The .flow text. */
  text() {
    if (this.topology === 'graph') {
      return this.graphText();
    }
    const headers = [];
    if (this.topology === 'hex') {
      headers.push('topology: hex');
      if (this.walls.size > 0) {
        headers.push('walls: ' + this.pairs(this.walls));
      }
    }
    if (this.extraLinks.size > 0) {
      headers.push('links: ' + this.pairs(this.extraLinks));
    }
    const framed = this.topology === 'square' && this.walls.size + this.openRows.size + this.openColumns.size > 0;
    const grid = framed ? this.framedText() : this.plainText();
    return (headers.length > 0 ? headers.join('\n') + '\n\n' : '') + grid;
  }

  pairs(set) {
    return [...set].map((pair) => pair.split('-').map((place) => this.cells[place].name).join('-')).join(' ');
  }

  sign(place) {
    const cell = this.cells[place];
    return cell.label ?? {plain: '.', bridge: '+', hole: '#'}[cell.kind];
  }

  plainText() {
    let text = '';
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        text += this.sign(this.place(row, column));
      }
      text += '\n';
    }
    return text;
  }

  framedText() {
    const lines = Array.from({length: 2 * this.rows + 1}, (_, y) =>
      Array.from({length: 2 * this.columns + 1}, (_, x) => (y % 2 === 0 && x % 2 === 0 ? '+' : ' ')));
    for (let row = 0; row < this.rows; row++) {
      for (const x of [0, 2 * this.columns]) {
        lines[2 * row + 1][x] = this.openRows.has(row) ? ' ' : '|';
      }
      for (let column = 0; column < this.columns; column++) {
        lines[2 * row + 1][2 * column + 1] = this.sign(this.place(row, column));
      }
    }
    for (let column = 0; column < this.columns; column++) {
      for (const y of [0, 2 * this.rows]) {
        lines[y][2 * column + 1] = this.openColumns.has(column) ? ' ' : '-';
      }
    }
    for (const wall of this.walls) {
      const [a, b] = wall.split('-').map(Number);
      const beside = this.row(a) === this.row(b);
      lines[2 * this.row(a) + (beside ? 1 : 2)][2 * this.column(a) + (beside ? 2 : 1)] = beside ? '|' : '-';
    }
    return lines.map((line) => line.join('') + '\n').join('');
  }

  graphText() {
    const cells = this.cells.map((cell) =>
      `cell ${cell.name} ${cell.x} ${cell.y}${cell.label ? ' ' + cell.label : ''}\n`);
    const links = [...this.links].map((pair) =>
      'link ' + pair.split('-').map((place) => this.cells[place].name).join(' ') + '\n');
    return `topology: graph\n${this.outlines}\n` + cells.join('') + links.join('');
  }
}
