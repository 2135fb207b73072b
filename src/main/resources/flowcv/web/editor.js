// Corrects a board: tools, mouse, finger, keys, undo and redo.

import {GAME, colorOf, inkOn, nameOf} from './colors.js';
import {SIDES, towards} from './surface.js';

const SHAPES = [
  ['bridge', 'Bridge'], ['wall', 'Wall'], ['warp', 'Warp'], ['hole', 'Hole'], ['eraser', 'Eraser'],
];

/** Not a tool, but one color more. */
const MORE = 'more';

const MOST_UNDO = 200;

/** Corrects the board: a mode of the page. */
export class Editor {
  name = 'edit';

  /**
   * `app` has: board, geometry, look(), change(board), show(board), redraw(), say(text).
   */
  constructor(app, toolbar) {
    this.app = app;
    this.toolbar = toolbar;
    this.tool = null;
    this.past = [];
    this.future = [];
    this.ghost = [];
    this.stroke = null;
    toolbar.addEventListener('keydown', (event) => this.toolKey(event));
  }

  /** A board that was opened, not edited: nothing to go back to. */
  opened() {
    this.past = [];
    this.future = [];
    this.tool = this.app.board.labels()[0] ?? this.nextColor();
    this.drawTools();
  }

  /** The board's own colors and one more, then all else that a board may have. */
  tools() {
    const {board} = this.app;
    const labels = new Set(board?.labels() ?? []);
    if (this.tool && this.isColor(this.tool)) {
      labels.add(this.tool);
    }
    const shapes = SHAPES.map(([name]) => name).filter((name) => !board || isPossible(board, name));
    return [...labels, ...(board && this.nextColor() ? [MORE] : []), ...shapes];
  }

  /** The first color of the game that is not on the board. */
  nextColor() {
    const taken = new Set([...this.app.board.labels(), this.tool]);
    return GAME.map(([label]) => label).find((label) => !taken.has(label));
  }

  isColor(tool) {
    return tool !== MORE && !SHAPES.some(([name]) => name === tool);
  }

  /** The color of the tool, or the first one of the game that is not on the board. */
  color() {
    const taken = new Set(this.app.board.labels());
    return this.isColor(this.tool) && !taken.has(this.tool) ? this.tool
      : GAME.map(([label]) => label).find((label) => !taken.has(label)) ?? this.tool;
  }

  drawTools() {
    const {palette, colors} = this.app.look();
    this.toolbar.replaceChildren(...this.tools().map((tool) => {
      const button = document.createElement('button');
      const chosen = tool === this.tool;
      button.type = 'button';
      button.setAttribute('role', 'radio');
      button.setAttribute('aria-checked', chosen);
      button.tabIndex = chosen ? 0 : -1;
      button.dataset.tool = tool;
      if (this.isColor(tool)) {
        const color = colorOf(tool, palette, colors);
        button.style.background = color;
        button.style.color = inkOn(color);
        button.style.borderColor = 'var(--faint)';
        button.textContent = tool;
        button.setAttribute('aria-label', `${tool}, ${nameOf(tool)}`);
        button.title = nameOf(tool);
      } else if (tool === MORE) {
        button.className = 'shape';
        button.textContent = '+';
        button.title = 'Another color';
        button.setAttribute('aria-label', 'Another color');
      } else {
        button.className = 'shape';
        button.textContent = SHAPES.find(([name]) => name === tool)[1];
      }
      button.addEventListener('click', () => this.choose(tool));
      return button;
    }));
    this.app.changed();
  }

  get mayUndo() {
    return this.past.length > 0;
  }

  get mayRedo() {
    return this.future.length > 0;
  }

  choose(tool, focus = false) {
    this.tool = tool === MORE ? this.nextColor() : tool;
    this.drawTools();
    if (focus) {
      this.toolbar.querySelector('[aria-checked="true"]').focus();
    }
  }

  toolKey(event) {
    const by = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    if (by) {
      event.preventDefault();
      const tools = this.tools().filter((tool) => tool !== MORE);
      this.choose(tools[(tools.indexOf(this.tool) + by + tools.length) % tools.length], true);
    }
  }

  /** Whether a finger or the mouse that comes down on a place is for this mode. */
  takes() {
    return true;
  }

  down(place, point) {
    this.before = this.app.board.copy();
    this.stroke = {first: place, last: place, board: this.app.board.copy(), on: null};
    this.apply(place, point);
  }

  move(place, point) {
    if (place >= 0 && (place !== this.stroke.last || !this.isColor(this.tool))) {
      this.stroke.last = place;
      this.apply(place, point);
    }
  }

  up() {
    const stroke = this.stroke;
    this.stroke = null;
    this.ghost = [];
    if (stroke && stroke.board.text() !== this.before.text()) {
      this.remember(this.before);
      this.app.change(stroke.board);
    } else {
      this.app.redraw();
    }
    this.drawTools();
  }

  cancel() {
    this.stroke = null;
    this.ghost = [];
    if (this.before) {
      this.app.show(this.before);
    }
  }

  /** Uses the tool on a cell, or on the side of a cell that a point is near to. */
  apply(place, point) {
    const {stroke} = this;
    const board = stroke.board;
    if (this.tool === 'wall' || this.tool === 'warp') {
      this.side(place, point);
    } else if (place >= 0 && this.isColor(this.tool)) {
      // A color drawn over several cells puts a dot at both ends.
      stroke.board = this.before.copy();
      if (stroke.last === stroke.first && stroke.board.cells[place].label === this.tool) {
        stroke.board.putKind(place, 'plain');
      } else {
        stroke.board.putDot(stroke.first, this.tool);
        if (stroke.last !== stroke.first) {
          stroke.board.putDot(stroke.last, this.tool, stroke.first);
        }
      }
    } else if (place >= 0) {
      const kind = this.tool === 'eraser' ? 'plain' : this.tool;
      stroke.on ??= board.cells[place].kind !== kind || this.tool === 'eraser';
      board.putKind(place, stroke.on ? kind : 'plain');
      this.ghost.push(place);
    }
    this.app.show(stroke.board);
  }

  side(place, point) {
    const {board} = this.stroke;
    const near = place >= 0 ? place : this.nearest(point);
    const found = near < 0 ? null : nearestSide(board, this.app.geometry, near, point, this.tool === 'warp');
    if (!found) {
      return;
    }
    if (found.other >= 0 && this.tool === 'wall') {
      this.stroke.on ??= !board.hasWall(near, found.other);
      board.putWall(near, found.other, this.stroke.on);
    } else if (found.other < 0 && found.side >= 0) {
      this.stroke.on ??= !board.isOpen(near, found.side);
      board.putWarp(near, found.side, this.stroke.on);
    }
  }

  /** The cell nearest to a point outside of all. */
  nearest([x, y]) {
    const {centers, size} = this.app.geometry;
    const apart = centers.map(([u, v]) => Math.hypot(u - x, v - y));
    const least = Math.min(...apart);
    return least < 1.2 * size ? apart.indexOf(least) : -1;
  }

  edit(change) {
    const before = this.app.board.copy();
    const board = this.app.board.copy();
    change(board);
    if (board.text() !== before.text()) {
      this.remember(before);
      this.app.change(board);
      this.drawTools();
    }
  }

  remember(board) {
    this.past.push(board);
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
      to.push(this.app.board);
      this.app.change(from.pop());
      this.drawTools();
    }
  }

  /** A key that was pressed on a place; whether it meant something here. */
  key(event, place) {
    if (event.shiftKey && event.key in SIDES) {
      this.turnSide(SIDES[event.key], place);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.use(place);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      this.edit((b) => b.putKind(place, 'plain'));
    } else if (event.key === '+' || event.key === '#') {
      this.edit((b) => b.putKind(place, event.key === '+' ? 'bridge' : 'hole'));
    } else if (/^[A-Za-z0-9]$/.test(event.key)) {
      this.edit((b) => b.putDot(place, event.key));
    } else {
      return false;
    }
    return true;
  }

  use(place) {
    if (this.isColor(this.tool)) {
      this.edit((b) => (b.cells[place].label === this.tool ? b.putKind(place, 'plain') : b.putDot(place, this.tool)));
    } else if (this.tool === 'wall' || this.tool === 'warp') {
      this.app.say('Press Shift with an arrow key for the side.');
    } else {
      const kind = this.tool === 'eraser' ? 'plain' : this.tool;
      this.edit((b) => b.putKind(place, b.cells[place].kind === kind ? 'plain' : kind));
    }
  }

  /** Puts a wall at a side of a cell, or opens the border there; or takes them away. */
  turnSide(side, place) {
    const {board, geometry} = this.app;
    const other = towards(board, geometry, place, side);
    if (other >= 0 && board.topology !== 'graph') {
      this.edit((b) => b.putWall(place, other, !b.hasWall(place, other)));
    } else if (board.topology === 'square' && board.onBorder(place, side)) {
      this.edit((b) => b.putWarp(place, side, !b.isOpen(place, side)));
    }
  }
}

/** What families do not have. */
function isPossible(board, shape) {
  return board.topology === 'square' || shape === 'eraser' || board.topology === 'hex' && shape !== 'bridge' && shape !== 'warp';
}

/** The side of a cell that a point is nearest to, and the cell behind it, or -1 for the border. */
function nearestSide(board, geometry, place, [x, y], border) {
  if (board.topology === 'square') {
    const corners = geometry.outline(place);
    const sides = [0, 1, 2, 3]
      .filter((side) => !border || board.onBorder(place, side))
      .map((side) => {
        const [a, b] = [corners[side], corners[(side + 1) % 4]];
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
        const apart = Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
        return {side, apart};
      })
      .sort((p, q) => p.apart - q.apart);
    if (sides.length === 0 || !border && sides[0].apart > 0.3 * geometry.size) {
      return null;
    }
    const {side} = sides[0];
    const steps = [-board.columns, 1, board.columns, -1];
    return {side, other: board.onBorder(place, side) ? -1 : place + steps[side]};
  }
  if (border || board.topology === 'graph') {
    return null;
  }
  const [best] = board.neighbors(place).sort((a, b) =>
    Math.hypot(geometry.centers[a][0] - x, geometry.centers[a][1] - y)
    - Math.hypot(geometry.centers[b][0] - x, geometry.centers[b][1] - y));
  return {side: -1, other: best ?? -1};
}
