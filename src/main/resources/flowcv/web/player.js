// Plays the board: draws flows as in the game, with finger, mouse and keys, and keeps time.

import {api} from './api.js';
import {nameOf} from './colors.js';
import {Game} from './game.js';
import {SIDES, towards} from './surface.js';

const $ = (id) => document.getElementById(id);

const TICK = 1000;

export class Player {
  name = 'play';

  /** `app` has: board, geometry, text(), rules, surface, redraw(), showHints(hints), say(text, kind), keep(). */
  constructor(app) {
    this.app = app;
    this.game = null;
    this.seconds = 0;
    setInterval(() => this.tick(), TICK);
    $('check').addEventListener('click', () => this.check());
    $('clear').addEventListener('click', () => this.after(() => this.game.clearAll()));
  }

  /** Begins or goes on; flows that a picture shows or that were kept lie on the board already. */
  open(kept) {
    const {board, rules} = this.app;
    if (!this.game || this.text !== board.text() || this.game.rules !== rules) {
      this.game = new Game(board, rules);
      this.text = board.text();
      this.seconds = kept?.seconds ?? 0;
      this.game.restore(kept ?? {flows: []});
      /** Whether that was told. */
      this.isSolved = this.game.isSolved;
    }
    this.figures();
  }

  close() {
    this.game?.end();
  }

  /** What is kept on the device. */
  save() {
    return this.game && this.text === this.app.board.text() ? {...this.game.save(), seconds: this.seconds} : null;
  }

  /** What is drawn, as `{label, places}`. */
  get flows() {
    return this.game?.list() ?? [];
  }

  get mayUndo() {
    return this.game?.past.length > 0;
  }

  get mayRedo() {
    return this.game?.future.length > 0;
  }

  undo() {
    this.after(() => this.game.undo());
  }

  redo() {
    this.after(() => this.game.redo());
  }

  takes(place) {
    return place >= 0 && this.game.labelAt(place) !== null;
  }

  down(place) {
    this.app.showHints([]);
    this.isBegun = true;
    this.game.begin(place);
    this.figures();
  }

  move(place, point) {
    const next = place >= 0 ? place : this.behind(point);
    if (next >= 0 && this.game.held && this.game.extend(next)) {
      this.figures();
    }
  }

  /** The cell at the other side of the board, where a finger leaves it through an opening; or -1. */
  behind([x, y]) {
    const {board, geometry} = this.app;
    const path = this.game.flows.get(this.game.held) ?? [];
    if (board.topology !== 'square' || path.length === 0) {
      return -1;
    }
    const end = path[path.length - 1];
    const [u, v] = geometry.centers[end];
    const side = Math.abs(x - u) > Math.abs(y - v) ? (x > u ? 1 : 3) : (y > v ? 2 : 0);
    return board.onBorder(end, side) && board.isOpen(end, side) ? this.game.ways.at(end, side) : -1;
  }

  up() {
    this.after(() => this.game.end());
  }

  cancel() {
    this.up();
  }

  key(event, place) {
    const {game} = this;
    if (event.key === 'Enter' || event.key === ' ') {
      if (game.held) {
        this.up();
      } else if (this.takes(place)) {
        this.down(place);
      }
    } else if (event.key === 'Escape' && game.held) {
      this.up();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      const label = game.labelAt(place);
      this.after(() => { game.end(); game.clear(label); });
    } else if (event.key in SIDES && game.held) {
      this.lead(SIDES[event.key]);
    } else {
      return false;
    }
    return true;
  }

  /** The end of the flow in hand goes on in a direction of the screen, also through an opening. */
  lead(side) {
    const {board, geometry, surface} = this.app;
    const path = this.game.flows.get(this.game.held);
    const end = path[path.length - 1];
    const place = board.topology === 'square' ? this.game.ways.at(end, side) : towards(board, geometry, end, side);
    if (place >= 0 && this.game.extend(place)) {
      surface.cursor = place;
      if (this.game.isJoined(this.game.held)) {
        this.up();
      }
      this.figures();
    }
  }

  /** For those who hear the page. */
  words(place) {
    const label = this.game?.labelAt(place);
    const pipe = label && !this.app.board.cells[place].label ? `, pipe ${nameOf(label)}` : '';
    return pipe + (this.game?.held ? `, ${nameOf(this.game.held)} in hand` : '');
  }

  after(change) {
    change();
    this.app.showHints([]);
    const wasSolved = this.isSolved;
    this.isSolved = this.game.isSolved;
    if (this.isSolved && !wasSolved) {
      const least = this.app.board.labels().length;
      const perfect = this.game.moves === least ? ', perfect' : '';
      this.app.say(`Solved in ${clock(this.seconds)} with ${this.game.moves} moves${perfect}.`, 'good');
    } else if (!this.isSolved) {
      this.app.say('');
    }
    this.figures();
    this.app.keep();
  }

  tick() {
    if (this.isBegun && this.app.mode === this && !document.hidden && !this.game.isSolved) {
      this.seconds++;
      $('clock').textContent = clock(this.seconds);
    }
  }

  figures() {
    const {game} = this;
    $('clock').textContent = clock(this.seconds);
    $('joined').textContent = `${game.joined} of ${this.app.board.labels().length}`;
    $('moves').textContent = game.moves;
    $('covered').textContent = `${game.covered} %`;
    $('clear').disabled = game.flows.size === 0;
    this.app.changed();
    this.app.redraw();
  }

  /** Says whether all that is drawn lies as in the solution. */
  async check() {
    this.game.end();
    const drawn = this.game.links().join(',');
    try {
      const told = await api.hints(this.app.text(), {rules: this.app.rules, steps: 1, drawn});
      const wrong = told.status === 'no-solution' ? [told.reason] : told.wrong.map(({text}) => text);
      this.app.say(wrong[0] ?? (this.game.isSolved ? 'All is right: solved.' : 'All is right so far.'), wrong[0] ? 'warn' : 'good');
    } catch (error) {
      this.app.say(error.message, 'bad');
    }
  }
}

/** Minutes and seconds. */
export const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The flows that some links between places make, each from a dot on. */
export function flowsOf(board, links) {
  const beside = new Map();
  for (const [a, b] of links) {
    beside.set(a, [...beside.get(a) ?? [], b]);
    beside.set(b, [...beside.get(b) ?? [], a]);
  }
  return board.labels().map((label) => {
    const start = board.dots(label).find((place) => beside.has(place));
    const path = start === undefined ? [] : [start];
    while (path.length > 0) {
      const end = path[path.length - 1];
      const next = (beside.get(end) ?? []).filter((place) => !path.includes(place));
      const straight = next.find((place) => board.cells[end].kind === 'bridge' && 2 * end - path[path.length - 2] === place);
      if (next.length === 0 || next.length > 1 && straight === undefined) {
        break;
      }
      path.push(straight ?? next[0]);
    }
    return [label, path];
  }).filter(([, path]) => path.length > 1);
}
