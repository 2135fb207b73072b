// Leads a search on the server: run, stop, go on, single states, further solutions, hints.

import {api} from './api.js';

const $ = (id) => document.getElementById(id);

/** States a second for each mark of the slider; the last is as fast as it goes. */
const SPEEDS = [1, 2, 5, 10, 25, 50, 100, 500, 2_000, 10_000, Infinity];
const TICK = 100;
const FULL_MILLIS = 200;
const KEEP_ALIVE = 60_000;
const MOST_LOG = 60;

const count = new Intl.NumberFormat('en');
const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1) + '.';

export class Solving {
  /** `app` has: board, text(), valid, drawn(), showFlows(flows), showHints(hints), changed(). */
  constructor(app) {
    this.app = app;
    this.clear();
    $('solve').addEventListener('click', () => this.solve());
    $('stop').addEventListener('click', () => this.stop());
    $('continue').addEventListener('click', () => this.go());
    $('step').addEventListener('click', () => this.step());
    $('next').addEventListener('click', () => this.go());
    $('hint').addEventListener('click', () => this.hint());
    $('reset').addEventListener('click', () => this.reset());
    $('speed').addEventListener('input', () => this.showSpeed());
    $('free').addEventListener('change', () => this.reset());
    window.addEventListener('pagehide', () => this.drop());
    setInterval(() => this.keepAlive(), KEEP_ALIVE);
    this.showSpeed();
    this.update();
  }

  get rules() {
    return $('free').checked ? 'free' : 'fill';
  }

  clear() {
    this.wake?.();
    this.id = null;
    this.running = false;
    this.last = null;
    this.solutions = [];
    this.steps = [];
    /** Counts searches, so that answers to an older one are known as such. */
    this.number = (this.number ?? 0) + 1;
  }

  drop() {
    if (this.id) {
      api.drop(this.id);
      this.id = null;
    }
  }

  /** Forgets everything about the board. */
  reset() {
    this.drop();
    this.clear();
    this.app.showFlows([]);
    this.app.showHints([]);
    this.log([]);
    this.say('');
    this.figures();
    this.update();
  }

  async solve() {
    this.app.setMode('look');
    this.reset();
    await this.go();
  }

  /** Ends what is under way. Nothing else begins before the server knows, or it would stop that instead. */
  async stop() {
    this.stopping = true;
    this.wake?.();
    if (this.id && this.running) {
      this.stopped = api.stop(this.id).catch(() => {});
      await this.stopped;
    }
  }

  /** Goes on until something happens. */
  async go() {
    await this.lead(async (number) => {
      this.say('Searching…');
      while (!this.stopping) {
        const state = await this.run(number, this.pace());
        if (number !== this.number) {
          return;
        }
        this.show(state);
        if (state.event === 'solution' || state.event === 'exhausted') {
          return;
        }
        await this.rest(this.pause());
        if (number !== this.number) {
          return;
        }
      }
      this.say('Stopped.');
    });
  }

  async step() {
    await this.lead(async (number) => {
      if (this.stopping) {
        this.say('Stopped.');
        return;
      }
      const state = await this.run(number, {states: 1});
      if (number === this.number) {
        this.show(state);
        if (state.event !== 'solution' && state.event !== 'exhausted') {
          this.say(this.decisionWords(state));
          this.log(this.followWords(state));
        } else {
          this.log(this.moveWords(state));
        }
      }
    });
  }

  /** Does one thing at a time on the search; what comes of it after a reset is nobody's business. */
  async lead(work) {
    if (this.running) {
      return;
    }
    const number = this.number;
    this.running = true;
    this.stopping = false;
    if (this.app.mode.name === 'play') {
      this.app.setMode('look');
    }
    this.app.showHints([]);
    this.steps = [];
    this.log([]);
    this.update();
    await this.alone(number, async () => {
      if (!this.id) {
        await this.begin(number, this.last?.states ?? 0);
      }
      if (number === this.number) {
        await work(number);
      }
    });
  }

  async alone(number, work) {
    try {
      await this.stopped;
      await work();
    } catch (error) {
      if (number === this.number) {
        this.say(error.message, 'bad');
      }
    } finally {
      if (number === this.number) {
        this.running = false;
        this.update();
      }
    }
  }

  /** Begins a search, and brings it to where an older one was. */
  async begin(number, states) {
    const {id} = await api.begin(this.app.text(), {rules: this.rules});
    if (number !== this.number) {
      api.drop(id);
      return;
    }
    this.id = id;
    let done = 0;
    while (done < states && number === this.number && !this.stopping) {
      const state = await api.run(id, {millis: 1000, states: states - done});
      done = state.states;
      if (state.exhausted) {
        break;
      }
    }
  }

  async run(number, parameters) {
    const {id} = this;
    try {
      return await api.run(id, parameters);
    } catch (error) {
      if (error.status !== 404 || number !== this.number) {
        throw error;
      }
      // The server drops searches that were left alone for long; they are repeatable.
      await this.begin(number, this.last?.states ?? 0);
      return api.run(this.id, parameters);
    }
  }

  /** Waits, but no longer than until somebody stops it. */
  rest(millis) {
    return new Promise((done) => {
      this.wake = done;
      setTimeout(done, millis);
    });
  }

  pace() {
    const speed = SPEEDS[$('speed').value];
    return speed === Infinity ? {millis: FULL_MILLIS} : {states: Math.max(1, Math.round(speed * TICK / 1000)), millis: 1000};
  }

  pause() {
    const speed = SPEEDS[$('speed').value];
    return speed === Infinity ? 0 : Math.max(TICK, 1000 / speed);
  }

  showSpeed() {
    const speed = SPEEDS[$('speed').value];
    const text = speed === Infinity ? 'full' : `${count.format(speed)} states/s`;
    $('speed-text').textContent = text;
    $('speed').setAttribute('aria-valuetext', text);
  }

  show(state) {
    this.last = state;
    if (state.event === 'solution') {
      this.solutions.push(state.flows);
      this.app.showFlows(state.flows);
      const which = this.solutions.length;
      this.say(which > 1 ? `Solution ${which}.` : this.app.isUnique ? 'Solved: this is the only solution.'
        : 'Solved. Is it the only solution? “Next solution” tells.', 'good');
    } else if (state.event === 'exhausted') {
      this.app.showFlows(this.solutions[this.solutions.length - 1] ?? []);
      if (this.solutions.length === 0) {
        this.say(sentence(state.reason), 'bad');
      } else {
        this.say(this.solutions.length === 1 ? 'This is the only solution.'
          : `These are all ${this.solutions.length} solutions.`, 'good');
      }
    } else {
      this.app.showFlows(state.flows);
      if (state.moves) {
        this.log(this.moveWords(state));
      }
    }
    this.figures();
  }

  figures() {
    $('states').textContent = count.format(this.last?.states ?? 0);
    const millis = this.last?.millis ?? 0;
    $('time').textContent = millis < 1000 ? `${millis.toFixed(millis > 0 && millis < 10 ? 1 : 0)} ms` : `${(millis / 1000).toFixed(2)} s`;
    $('found').textContent = count.format(this.solutions.length);
  }

  place(place) {
    const {board} = this.app;
    return board.topology === 'graph' ? board.cells[place].name
      : `row ${board.row(place) + 1}, column ${board.column(place) + 1}`;
  }

  move(move) {
    const joined = move.joined ? 'joins' : 'does not join';
    const words = `${this.place(move.first)} ${joined} ${this.place(move.second)}: ${move.reason}`;
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  decisionWords(state) {
    const number = state.moves.length;
    const follows = number === 0 ? 'nothing follows' : number === 1 ? '1 link follows' : `${number} links follow`;
    if (!state.decision) {
      return `${follows.charAt(0).toUpperCase()}${follows.slice(1)} from the rules alone.`;
    }
    return `${this.move(state.decision)}; ${follows}.`;
  }

  moveWords(state) {
    return [...(state.decision ? [this.move(state.decision)] : []), ...this.followWords(state)];
  }

  followWords(state) {
    const words = (state.moves ?? []).map((move) => this.move(move));
    return words.length > MOST_LOG ? [...words.slice(0, MOST_LOG), `and ${words.length - MOST_LOG} more`] : words;
  }

  async hint() {
    if (this.running) {
      return;
    }
    const number = this.number;
    this.running = true;
    this.stopping = false;
    this.update();
    await this.alone(number, async () => {
      const wanted = this.steps.length + 1;
      const told = await api.hints(this.app.text(), {rules: this.rules, steps: wanted, drawn: this.app.drawn()});
      if (number === this.number) {
        this.tell(told, wanted);
      }
    });
  }

  tell(told, wanted) {
    if (this.stopping) {
      this.say('Stopped.');
      return;
    }
    if (this.app.mode.name !== 'play') {
      this.app.showFlows([]);
    }
    if (told.status === 'no-solution') {
      this.say(sentence(told.reason), 'bad');
      return;
    }
    this.steps = told.steps;
    this.app.showHints(told.steps);
    const more = told.steps.length === wanted;
    // The last step is told in large letters.
    const earlier = told.steps.slice(0, more ? wanted - 1 : wanted);
    this.log([...told.wrong.map((wrong) => wrong.text), ...earlier.map((step) => step.text)]);
    this.say(more ? told.steps[wanted - 1].text + (told.complete ? ' That completes the board.' : '')
      : told.reason ?? 'No further step.', more ? '' : 'warn');
  }

  log(words) {
    const list = $('log');
    list.hidden = words.length === 0;
    list.replaceChildren(...words.map((text) => {
      const item = document.createElement('li');
      item.textContent = text;
      return item;
    }));
    list.scrollTop = this.steps.length > 0 ? list.scrollHeight : 0;
  }

  say(text, kind = '') {
    $('outcome').textContent = text;
    $('outcome').className = 'outcome ' + kind;
  }

  keepAlive() {
    if (this.id && !this.running) {
      api.look(this.id).catch(() => {});
    }
  }

  update() {
    const valid = this.app.valid && !this.app.isBusy;
    const begun = Boolean(this.last);
    const over = this.last?.exhausted || this.last?.event === 'exhausted';
    const solved = this.solutions.length > 0;
    $('solve').disabled = !valid || this.running;
    $('stop').disabled = !this.running;
    $('continue').disabled = !valid || this.running || !begun || over || solved;
    $('step').disabled = !valid || this.running || over;
    $('next').disabled = !valid || this.running || !solved || over;
    $('hint').disabled = !valid || this.running;
    $('reset').disabled = this.running ? false : !begun && this.steps.length === 0;
    this.app.changed?.();
  }

  /** The first solution is what the server draws over a picture. */
  get showsFirst() {
    return this.solutions.length <= 1;
  }
}
