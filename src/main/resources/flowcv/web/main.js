// The page: holds what is open, and hands it to its parts.

import {api} from './api.js';
import {Board} from './board.js';
import * as camera from './camera.js';
import {doubtsOf, listDoubts, remaining} from './doubts.js';
import {Editor} from './editor.js';
import {geometryOf} from './geometry.js';
import * as input from './input.js';
import * as output from './output.js';
import {wordsOf} from './reading.js';
import {Solving} from './solving.js';
import {draw} from './view.js';

const $ = (id) => document.getElementById(id);

/** An edited board is checked when the hand rests for so long. */
const REST = 150;

/** Where the board lies below the buttons that open one, as on phones. */
const NARROW = matchMedia('(max-width: 60rem)');

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
    this.editor = new Editor(this, $('view'), $('tools'), $('undo'), $('redo'));
    this.solving = new Solving(this);
    this.settings();
    output.listen(this);
    camera.listen(this);
    input.listen(this);
    this.changed();
  }

  save(blob, name) {
    output.save(blob, name);
  }

  text() {
    return this.board.text();
  }

  /** Flows that the picture shows already, as long as the board is the one that was read. */
  drawn() {
    const read = this.reading?.board;
    return read && read.text === this.checked?.text ? this.reading.drawn.map((link) => link.join('-')).join(',') : '';
  }

  look() {
    return {
      palette: $('palette').value,
      letters: $('letters').checked,
      colors: this.placement?.colors,
      picture: this.placement && $('show-picture').checked ? this.picture?.address : null,
      flows: this.flows,
      hints: this.hints,
      doubts: this.doubts,
      cursor: this.editor?.focused ? this.editor.cursor : -1,
      ghost: this.editor?.ghost ?? [],
      read: this.read,
    };
  }

  async openFile(file, sampleText) {
    if (/\.(flow|txt)$/i.test(file.name ?? '') || file.type === 'text/plain') {
      await this.openText(await file.text()).catch((error) => this.fail(error.message));
      return;
    }
    const number = ++this.number;
    this.abort?.abort();
    this.abort = new AbortController();
    $('busy').hidden = false;
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
        document.getElementById('free').checked = reading.rules === 'free';
      }
      if (reading.board) {
        this.forgetPicture();
        this.picture = {
          blob: file, address: URL.createObjectURL(file), name: (file.name ?? 'board').replace(/\.[^.]*$/, ''),
          ...reading.picture,
        };
        this.placement = reading.placement;
        this.reading = reading;
        this.read = Board.from(reading.board);
        this.doubts = doubtsOf(reading);
        this.open(Board.from(reading.board), reading.board);
      }
      this.message(words, kind);
    } catch (error) {
      if (number === this.number && error.name !== 'AbortError') {
        this.fail(error.message);
      }
    } finally {
      if (number === this.number) {
        $('busy').hidden = true;
      }
    }
  }

  /** Opens a text, or throws what is wrong with it. */
  async openText(text) {
    if (/^https?:.*#board=/.test(text.trim())) {
      location.hash = text.trim().replace(/^[^#]*/, '');
      return;
    }
    const number = ++this.number;
    const {board} = await api.board(text);
    if (number === this.number) {
      this.forgetPicture();
      this.open(Board.from(board), board);
      this.message(`A board of ${board.cells.length} cells with ${board.pairs.length} flows.`);
    }
  }

  openBoard(board) {
    this.number++;
    this.forgetPicture();
    this.open(board, null);
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
  }

  open(board, checked) {
    $('busy').hidden = true;
    $('empty').hidden = true;
    $('show-picture-label').hidden = !this.picture;
    input.opened();
    this.board = board;
    this.flows = [];
    this.hints = [];
    listDoubts($('doubts'), this);
    this.layOut();
    this.accept(checked);
    this.solving.reset();
    this.editor.opened();
    if (NARROW.matches) {
      document.querySelector('.stage').scrollIntoView();
    }
  }

  /** A board that was edited. */
  change(board) {
    this.doubts = remaining(this.doubts, this.board, board);
    this.board = board;
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
        this.message('Not finished: ' + error.message.replace(/^text:\d+:\d+: /, ''), 'warn');
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
    for (const id of ['save-picture', 'save-text', 'save-link', 'save-json']) {
      $(id).disabled = none;
    }
  }

  message(text, kind = '') {
    $('message').textContent = text;
    $('message').className = 'message ' + kind;
  }

  fail(text) {
    $('busy').hidden = true;
    this.message(text, 'bad');
  }

  say(text) {
    this.message(text);
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
