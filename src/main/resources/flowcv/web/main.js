// The page: holds what is open, and hands it to its parts.

import {api} from './api.js';
import {Board} from './board.js';
import * as camera from './camera.js';
import {doubtsOf, listDoubts, remaining} from './doubts.js';
import {Editor} from './editor.js';
import {geometryOf} from './geometry.js';
import * as kept from './kept.js';
import {Looking} from './looking.js';
import {Player, flowsOf} from './player.js';
import * as puzzles from './puzzles.js';
import {Strip} from './strip.js';
import {Surface} from './surface.js';
import * as input from './input.js';
import * as output from './output.js';
import {sizeOf, wordsOf} from './reading.js';
import {Solving} from './solving.js';
import {draw} from './view.js';

const $ = (id) => document.getElementById(id);

/** An edited board is checked when the hand rests for so long. */
const REST = 150;

/** What is wrong with a text, without the place in it. */
const plain = (words) => words.replace(/^text:\d+:\d+: /, '');

class App {
  constructor() {
    this.board = null;
    this.geometry = null;
    this.valid = false;
    this.picture = null;
    this.placement = null;
    this.reading = null;
    this.read = null;
    this.doubts = [];
    this.flows = [];
    this.hints = [];
    this.number = 0;
    this.isBusy = false;
    this.isUnique = false;
    this.surface = new Surface(this, $('view'));
    this.editor = new Editor(this, $('tools'));
    this.looking = new Looking(this, $('choices'));
    this.player = new Player(this);
    this.strip = new Strip($('strip'), (entry) => this.openEntry(entry));
    this.mode = this.looking;
    this.solving = new Solving(this);
    this.settings();
    this.buttons();
    output.listen(this);
    camera.listen(this);
    puzzles.listen(this);
    this.setMode('look');
    if (!input.listen(this)) {
      this.goOn();
    }
    this.changed();
  }

  get rules() {
    return this.solving.rules;
  }

  buttons() {
    for (const button of $('modes').children) {
      button.addEventListener('click', () => this.setMode(button.dataset.mode));
    }
    for (const button of document.querySelectorAll('.bar button')) {
      button.addEventListener('click', () => $(button.dataset.for).click());
    }
    $('undo').addEventListener('click', () => this.undoer.undo());
    $('redo').addEventListener('click', () => this.undoer.redo());
    document.addEventListener('keydown', (event) => this.shortcut(event));
  }

  /** Corrections can be taken back while one looks, too. */
  get undoer() {
    return this.mode === this.player ? this.player : this.editor;
  }

  shortcut(event) {
    const typing = event.target.closest?.('textarea, input, dialog[open]');
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !typing && this.board) {
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || key === 'z' && event.shiftKey;
      if (isRedo || key === 'z') {
        event.preventDefault();
        this.undoer[isRedo ? 'redo' : 'undo']();
      }
    }
  }

  /** Changes to looking, editing or playing; playing needs a board that is whole. */
  setMode(name, keptGame) {
    if (name === 'play' && !this.valid) {
      this.message(this.board ? 'Finish the board first: each color needs two dots.' : 'Open a board first, or make a new puzzle.', 'warn');
      return;
    }
    this.looking.hide();
    if (this.mode === this.player) {
      this.player.close();
    }
    this.mode = {look: this.looking, edit: this.editor, play: this.player}[name];
    document.querySelector('main').dataset.mode = name;
    for (const button of $('modes').children) {
      button.setAttribute('aria-pressed', button.dataset.mode === name);
    }
    if (name === 'play') {
      this.solving.reset();
      this.player.open(keptGame ?? (this.isAsRead() ? {flows: flowsOf(this.board, this.reading.drawn)} : undefined));
    }
    this.changed();
    this.redraw();
    this.keep();
  }

  isAsRead() {
    return Boolean(this.reading?.board) && this.reading.board.text === this.checked?.text;
  }

  /** What is open is there again after the page was closed. */
  keep() {
    if (this.board) {
      kept.write({
        text: this.board.text(), mode: this.mode.name, rules: this.rules, game: this.valid ? this.player.save() : null,
      });
    }
  }

  async goOn() {
    const state = kept.read();
    if (state) {
      try {
        $('free').checked = state.rules === 'free';
        await this.openText(state.text);
        this.message('');
        this.setMode(state.mode, state.game ?? undefined);
      } catch {
        kept.forget();
      }
    }
  }

  save(blob, name) {
    output.save(blob, name);
  }

  text() {
    return this.board.text();
  }

  /** Flows that the picture shows already, as long as the board is the one that was read. */
  drawn() {
    return this.mode === this.player ? this.player.game.links().join(',')
      : this.isAsRead() ? this.reading.drawn.map((link) => link.join('-')).join(',') : '';
  }

  look() {
    return {
      palette: $('palette').value,
      letters: $('letters').checked,
      colors: this.placement?.colors,
      picture: this.placement && $('show-picture').checked ? this.picture?.address : null,
      flows: this.mode === this.player ? this.player.flows : this.flows,
      hints: this.hints,
      doubts: this.doubts,
      cursor: this.surface.isFocused ? this.surface.cursor : -1,
      ghost: this.editor.ghost,
      read: this.read,
    };
  }

  /** Opens the first of some files; the others are there to choose from. */
  async openFiles(files) {
    const entries = [...files].map((file) => ({title: file.name ?? 'picture', file}));
    if (entries.length > 1) {
      this.strip.show(entries);
    }
    await this.openFile(files[0], undefined, entries.length > 1);
  }

  async openEntry({file, told, text, from}) {
    if (file) {
      await this.openFile(file, undefined, true);
    } else if (from) {
      this.take(from.file, {...from.reading, ...told, doubts: []});
      this.message(`A board of ${sizeOf(told.board)} with ${told.board.pairs.length} flows.`);
    } else {
      await this.openText(text, true);
    }
  }

  async openFile(file, sampleText, isOfStrip = false) {
    const isText = /\.(flow|flows|txt|json|md)$/i.test(file.name ?? '') || /^text\/|json$/.test(file.type);
    if (isText) {
      await this.openText(await file.text()).catch((error) =>
        this.fail(`${file.name ?? 'The text'} holds no board: ${plain(error.message)}`));
      return;
    }
    const number = ++this.number;
    this.abort?.abort();
    this.abort = new AbortController();
    this.busy(true);
    this.message('Reading…');
    try {
      const reading = await api.recognize(file, this.abort.signal);
      if (number !== this.number) {
        return;
      }
      if (!reading.board && sampleText) {
        // Not every family of boards can be read from pictures.
        await this.openText(sampleText);
        return;
      }
      const [words, kind] = wordsOf(reading, file.name, Boolean(this.board));
      if (reading.rules) {
        $('free').checked = reading.rules === 'free';
      }
      if (reading.board) {
        if (!isOfStrip) {
          this.strip.show(reading.all?.length > 1
            ? reading.all.map((told, i) => ({title: `Board ${i + 1}`, told, from: {file, reading}})) : []);
        }
        this.take(file, reading);
      }
      this.message(words, kind);
    } catch (error) {
      if (number === this.number && error.name !== 'AbortError') {
        this.fail(error.message);
      }
    } finally {
      if (number === this.number) {
        this.busy(false);
      }
    }
  }

  /** Shows a board of a picture. */
  take(file, reading) {
    this.forgetPicture();
    this.picture = {
      blob: file, address: URL.createObjectURL(file), name: (file.name ?? 'board').replace(/\.[^.]*$/, ''),
      ...reading.picture,
    };
    this.placement = reading.placement;
    this.reading = reading;
    this.read = Board.from(reading.board);
    this.doubts = doubtsOf(reading);
    this.isUnique = reading.unique === true;
    this.open(Board.from(reading.board), reading.board);
  }

  /** Nothing of an older board is done while a picture is read. */
  busy(on) {
    this.isBusy = on;
    $('busy').hidden = !on;
    this.solving.update();
  }

  /** Opens a text, or throws what is wrong with it. */
  async openText(text, isOfStrip = false) {
    if (/^https?:.*#board=/.test(text.trim())) {
      location.hash = text.trim().replace(/^[^#]*/, '');
      return;
    }
    const number = ++this.number;
    const texts = text.split(/\n\s*\n(?=id: )/);
    const {board} = await api.board(texts[0]);
    if (number === this.number) {
      this.forgetPicture();
      if (!isOfStrip) {
        this.strip.show(texts.length > 1
          ? texts.map((each, i) => ({title: each.match(/^id: *(.*)/m)?.[1] ?? `Board ${i + 1}`, text: each})) : []);
      }
      this.open(Board.from(board), board);
      this.message(`A board of ${board.cells.length} cells with ${board.pairs.length} flows.`);
    }
  }

  /** Opens a puzzle that was made, to be played. */
  openPuzzle({board, difficulty}) {
    this.number++;
    this.forgetPicture();
    this.strip.show([]);
    this.isUnique = true;
    $('free').checked = false;
    this.open(Board.from(board), board);
    this.setMode('play');
    this.message(`A new puzzle: ${difficulty}. Draw from dot to dot, and cover all cells.`);
  }

  openBoard(board) {
    this.number++;
    this.forgetPicture();
    this.strip.show([]);
    this.open(board, null);
    this.setMode('edit');
    this.message('Draw from one dot to the other to put both; then solve.');
  }

  forgetPicture() {
    if (this.picture) {
      URL.revokeObjectURL(this.picture.address);
    }
    this.picture = null;
    this.placement = null;
    this.reading = null;
    this.read = null;
    this.doubts = [];
    this.isUnique = false;
  }

  open(board, checked) {
    this.isBusy = false;
    $('busy').hidden = true;
    $('empty').hidden = true;
    $('show-picture-label').hidden = !this.picture;
    input.opened();
    this.board = board;
    this.flows = [];
    this.hints = [];
    listDoubts($('doubts'), this);
    this.surface.opened();
    this.mode = this.looking;
    this.layOut();
    this.accept(checked);
    this.solving.reset();
    this.editor.opened();
    this.setMode('look');
  }

  /** A board that was edited. */
  change(board) {
    this.doubts = remaining(this.doubts, this.board, board);
    this.board = board;
    this.isUnique = false;
    if (this.mode === this.player) {
      this.setMode('edit');
    }
    listDoubts($('doubts'), this);
    this.accept(null);
    this.solving.reset();
    this.layOut();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), REST);
  }

  /** A board that is being edited. */
  show(board) {
    this.board = board;
    this.redraw();
  }

  async check() {
    const number = ++this.number;
    try {
      const {board} = await api.board(this.text());
      if (number === this.number) {
        this.accept(board);
        this.message('');
      }
    } catch (error) {
      if (number === this.number) {
        this.message('Not finished: ' + plain(error.message), 'warn');
      }
    }
  }

  /** What the server thinks of the board; nothing as long as it was not asked. */
  accept(checked) {
    this.checked = checked;
    this.valid = Boolean(checked);
    $('puzzlink').hidden = !checked?.puzzlink;
    if (checked?.puzzlink) {
      $('puzzlink').href = checked.puzzlink;
    }
    this.solving.update();
    this.keep();
  }

  showFlows(flows) {
    this.flows = flows.filter((flow) => flow.places.length > 1);
    this.redraw();
  }

  showHints(hints) {
    this.hints = hints;
    this.redraw();
  }

  layOut() {
    if (this.board) {
      const over = this.placement && $('show-picture').checked;
      this.geometry = geometryOf(this.board, over ? this.placement : null, this.picture);
      this.redraw();
    }
  }

  /** What a person has decided is in doubt no more. */
  settle(doubt) {
    this.doubts = this.doubts.filter((other) => other !== doubt);
    listDoubts($('doubts'), this);
    this.redraw();
  }

  redraw() {
    if (this.board && this.geometry) {
      draw($('view'), this.board, this.geometry, this.look());
    }
  }

  changed() {
    const none = !this.board;
    for (const id of ['save-picture', 'copy-picture', 'save-svg', 'save-text', 'save-link', 'save-json']) {
      $(id).disabled = none;
    }
    $('save-animation').disabled = none || this.look().flows.length === 0;
    $('undo').disabled = none || !this.undoer.mayUndo;
    $('redo').disabled = none || !this.undoer.mayRedo;
    for (const button of document.querySelectorAll('.bar button')) {
      button.disabled = $(button.dataset.for).disabled;
    }
  }

  message(text, kind = '') {
    $('message').textContent = text;
    $('message').className = 'message ' + kind;
  }

  fail(text) {
    this.busy(false);
    this.message(text, 'bad');
  }

  say(text, kind) {
    this.message(text, kind);
  }

  /** For those who hear the page. */
  tell(text) {
    $('cell').textContent = text;
  }

  settings() {
    const keep = (id, name) => {
      const control = $(id);
      const stored = localStorage.getItem('flowcv-' + id);
      if (stored !== null) {
        control[name] = name === 'checked' ? stored === 'true' : stored;
      }
      const apply = () => {
        localStorage.setItem('flowcv-' + id, control[name]);
        document.documentElement.dataset.theme = $('theme').value;
        this.editor.drawTools();
        this.redraw();
      };
      control.addEventListener('change', apply);
      apply();
    };
    keep('palette', 'value');
    keep('letters', 'checked');
    keep('theme', 'value');
    $('show-picture').addEventListener('change', () => this.layOut());
  }
}

// The token has done its work; it does not belong into a bookmark or a picture of the screen.
if (location.search) {
  history.replaceState(null, '', location.pathname + location.hash);
}

new App();
