// Corrects a board: tools, mouse, finger, keys, undo and redo.

import {GAME, colorOf, inkOn, nameOf} from './colors.js';
import {cellAt} from './geometry.js';

const SHAPES = [
  ['bridge', 'Bridge'], ['wall', 'Wall'], ['warp', 'Warp'], ['hole', 'Hole'], ['eraser', 'Eraser'],
];

const SIDES = {ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3};
const MOST_UNDO = 200;

export class Editor {
  /**
   * `app` has: board, geometry, look(), change(board), redraw(), say(text).
   */
  constructor(app, svg, toolbar, undoButton, redoButton) {
    this.app = app;
    this.svg = svg;
    this.toolbar = toolbar;
    this.undoButton = undoButton;
    this.redoButton = redoButton;
    this.tool = 'R';
    this.past = [];
    this.future = [];
    this.cursor = -1;
    this.ghost = [];
    this.stroke = null;
    svg.addEventListener('pointerdown', (event) => this.down(event));
    svg.addEventListener('pointermove', (event) => this.move(event));
    svg.addEventListener('pointerup', (event) => this.up(event));
    svg.addEventListener('pointercancel', () => this.cancel());
    svg.addEventListener('wheel', (event) => this.wheel(event), {passive: false});
    svg.addEventListener('keydown', (event) => this.key(event));
    svg.addEventListener('focus', () => this.focus(true));
    svg.addEventListener('blur', () => this.focus(false));
    undoButton.addEventListener('click', () => this.undo());
    redoButton.addEventListener('click', () => this.redo());
    toolbar.addEventListener('keydown', (event) => this.toolKey(event));
    document.addEventListener('keydown', (event) => this.shortcut(event));
    this.drawTools();
  }

  /** A board that was opened, not edited: nothing to go back to. */
  opened() {
    this.past = [];
    this.future = [];
    this.cursor = -1;
    this.drawTools();
  }

  tools() {
    const labels = new Set([...GAME.map(([label]) => label), ...(this.app.board?.labels() ?? [])]);
    return [...labels, ...SHAPES.map(([name]) => name)];
  }

  isColor(tool) {
    return !SHAPES.some(([name]) => name === tool);
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
      } else {
        button.className = 'shape';
        button.textContent = SHAPES.find(([name]) => name === tool)[1];
      }
      button.addEventListener('click', () => this.choose(tool));
      return button;
    }));
    this.undoButton.disabled = this.past.length === 0;
    this.redoButton.disabled = this.future.length === 0;
  }

  choose(tool, focus = false) {
    this.tool = tool;
    this.drawTools();
    if (focus) {
      this.toolbar.querySelector('[aria-checked="true"]').focus();
    }
  }

  turn(by, focus = false) {
    const tools = this.tools();
    const at = tools.indexOf(this.tool);
    this.choose(tools[(at + by + tools.length) % tools.length], focus);
    if (!focus) {
      this.app.say(`Tool: ${this.isColor(this.tool) ? nameOf(this.tool) : this.tool}`);
    }
  }

  toolKey(event) {
    const by = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    if (by) {
      event.preventDefault();
      this.turn(by, true);
    }
  }

  wheel(event) {
    if (this.app.board && !event.ctrlKey) {
      event.preventDefault();
      this.turn(event.deltaY > 0 ? 1 : -1);
    }
  }

  at(event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    return [point.x, point.y];
  }

  down(event) {
    if (!this.app.board || event.button !== 0) {
      return;
    }
    this.svg.setPointerCapture(event.pointerId);
    const point = this.at(event);
    const place = cellAt(this.app.geometry, this.app.board, point);
    this.before = this.app.board.copy();
    this.stroke = {first: place, last: place, board: this.app.board.copy(), on: null, point};
    this.cursor = place;
    this.apply(place, point);
  }

  move(event) {
    if (!this.stroke) {
      return;
    }
    const point = this.at(event);
    const place = cellAt(this.app.geometry, this.app.board, point);
    if (place >= 0 && (place !== this.stroke.last || !this.isColor(this.tool))) {
      this.stroke.last = place;
      this.cursor = place;
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

  shortcut(event) {
    const typing = event.target.closest?.('textarea, input, dialog[open]');
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !typing) {
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) {
        event.preventDefault();
        this.undo();
      } else if (key === 'y' || key === 'z') {
        event.preventDefault();
        this.redo();
      }
    }
  }

  focus(on) {
    this.focused = on;
    if (on && this.cursor < 0 && this.app.board && this.svg.matches(':focus-visible')) {
      this.cursor = this.app.board.cells.findIndex((cell) => cell.kind !== 'hole');
    }
    this.app.redraw();
    if (on) {
      this.tell();
    }
  }

  key(event) {
    const board = this.app.board;
    if (!board || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (this.cursor < 0) {
      this.cursor = 0;
    }
    const place = this.cursor;
    if (event.key in SIDES) {
      event.preventDefault();
      this.arrow(SIDES[event.key], event.shiftKey);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.use(place);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      this.edit((b) => b.putKind(place, 'plain'));
    } else if (event.key === '+' || event.key === '#') {
      this.edit((b) => b.putKind(place, event.key === '+' ? 'bridge' : 'hole'));
    } else if (/^[A-Za-z0-9]$/.test(event.key)) {
      this.edit((b) => b.putDot(place, event.key));
    } else {
      return;
    }
    this.tell();
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

  arrow(side, shift) {
    const board = this.app.board;
    const other = towards(board, this.app.geometry, this.cursor, side);
    if (!shift) {
      this.cursor = other >= 0 ? other : this.cursor;
      this.app.redraw();
    } else if (other >= 0 && board.topology !== 'graph') {
      this.edit((b) => b.putWall(this.cursor, other, !b.hasWall(this.cursor, other)));
    } else if (board.topology === 'square' && board.onBorder(this.cursor, side)) {
      this.edit((b) => b.putWarp(this.cursor, side, !b.isOpen(this.cursor, side)));
    }
  }

  /** Says what is under the cursor. */
  tell() {
    const board = this.app.board;
    const cell = board?.cells[this.cursor];
    if (cell) {
      const where = board.topology === 'graph' ? `cell ${cell.name}`
        : `row ${board.row(this.cursor) + 1}, column ${board.column(this.cursor) + 1}`;
      const what = cell.label ? `dot ${cell.label}, ${nameOf(cell.label)}` : cell.kind === 'plain' ? 'empty' : cell.kind;
      const doubts = this.app.look().doubts.filter(({places}) => places.includes(this.cursor));
      this.app.tell([`${where}: ${what}`, ...doubts.map(({text}) => `in doubt, ${text}`)].join('; '));
    }
  }
}

/** The cell beside another in a direction of the screen, or -1. */
function towards(board, geometry, place, side) {
  const [ux, uy] = [[0, -1], [1, 0], [0, 1], [-1, 0]][side];
  const [x, y] = geometry.centers[place];
  let best = -1;
  let least = Infinity;
  geometry.centers.forEach(([u, v], other) => {
    const along = (u - x) * ux + (v - y) * uy;
    const across = Math.abs((u - x) * uy) + Math.abs((v - y) * ux);
    const cost = along + 2 * across;
    if (other !== place && along > 0.3 * geometry.size && across < along + 0.01 * geometry.size && cost < least) {
      least = cost;
      best = other;
    }
  });
  return best;
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
