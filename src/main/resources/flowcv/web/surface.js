// The board under mouse, finger and keys: tells the mode of the page which cell is meant.

import {nameOf} from './colors.js';
import {cellAt} from './geometry.js';

/** Arrow keys: up, right, down, left. */
export const SIDES = {ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3};

/** Between two places of a pointer cells are looked for in steps of so much of a cell. */
const STEP = 0.3;

export class Surface {
  /** `app` has: board, geometry, mode, doubts, redraw(), tell(text). */
  constructor(app, svg) {
    this.app = app;
    this.svg = svg;
    /** The cell of the keys; -1 before the first one. */
    this.cursor = -1;
    this.isFocused = false;
    this.active = null;
    svg.addEventListener('pointerdown', (event) => this.down(event));
    svg.addEventListener('pointermove', (event) => this.move(event));
    svg.addEventListener('pointerup', () => this.up());
    svg.addEventListener('pointercancel', () => this.cancel());
    svg.addEventListener('click', (event) => this.click(event));
    svg.addEventListener('keydown', (event) => this.key(event));
    svg.addEventListener('focus', () => this.focus(true));
    svg.addEventListener('blur', () => this.focus(false));
  }

  opened() {
    this.cursor = -1;
    this.active = null;
  }

  at(event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    return [point.x, point.y];
  }

  cell(point) {
    return cellAt(this.app.geometry, this.app.board, point);
  }

  down(event) {
    const {board, mode} = this.app;
    if (!board || event.button !== 0 || !event.isPrimary) {
      return;
    }
    const point = this.at(event);
    const place = this.cell(point);
    if (mode.takes(place)) {
      this.svg.setPointerCapture(event.pointerId);
      this.active = mode;
      this.point = point;
      this.cursor = place;
      mode.down(place, point);
    }
  }

  /** A quick finger skips cells: all on the way count. */
  move(event) {
    if (!this.active || !event.isPrimary) {
      return;
    }
    const to = this.at(event);
    const [x, y] = this.point;
    const steps = Math.ceil(Math.hypot(to[0] - x, to[1] - y) / (STEP * this.app.geometry.size));
    for (let i = 1; i <= steps; i++) {
      const point = [x + (to[0] - x) * i / steps, y + (to[1] - y) * i / steps];
      const place = this.cell(point);
      this.cursor = place >= 0 ? place : this.cursor;
      this.active.move(place, point);
    }
    this.point = to;
  }

  up() {
    const {active} = this;
    this.active = null;
    active?.up();
  }

  cancel() {
    const {active} = this;
    this.active = null;
    active?.cancel();
  }

  click(event) {
    if (this.app.board) {
      this.app.mode.tap?.(this.cell(this.at(event)));
    }
  }

  focus(on) {
    const {board} = this.app;
    this.isFocused = on;
    if (on && this.cursor < 0 && board && this.svg.matches(':focus-visible')) {
      this.cursor = board.cells.findIndex((cell) => cell.kind !== 'hole');
    }
    this.app.redraw();
    if (on) {
      this.tell();
    }
  }

  key(event) {
    const {board, mode} = this.app;
    if (!board || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    this.cursor = Math.max(0, this.cursor);
    if (mode.key(event, this.cursor)) {
      event.preventDefault();
    } else if (event.key in SIDES && !event.shiftKey) {
      event.preventDefault();
      const other = towards(board, this.app.geometry, this.cursor, SIDES[event.key]);
      this.cursor = other >= 0 ? other : this.cursor;
      this.app.redraw();
    } else {
      return;
    }
    this.tell();
  }

  /** Says what is under the cursor. */
  tell() {
    const {board, doubts} = this.app;
    const cell = board?.cells[this.cursor];
    if (cell) {
      const where = board.topology === 'graph' ? `cell ${cell.name}`
        : `row ${board.row(this.cursor) + 1}, column ${board.column(this.cursor) + 1}`;
      const what = cell.label ? `dot ${cell.label}, ${nameOf(cell.label)}` : cell.kind === 'plain' ? 'empty' : cell.kind;
      const more = this.app.mode.words?.(this.cursor) ?? '';
      const all = doubts.filter(({places}) => places.includes(this.cursor)).map(({text}) => `in doubt, ${text}`);
      this.app.tell([`${where}: ${what}${more}`, ...all].join('; '));
    }
  }
}

/** The cell beside another in a direction of the screen, or -1. */
export function towards(board, geometry, place, side) {
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
