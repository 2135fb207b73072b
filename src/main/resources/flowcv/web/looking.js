// Looks at the board: the page scrolls and zooms over it, and a tap on what is in doubt offers what it may be.

import {listDoubts} from './doubts.js';

export class Looking {
  name = 'look';

  /** `app` has: board, doubts, editor, settle(doubt). */
  constructor(app, choices) {
    this.app = app;
    this.choices = choices;
  }

  takes() {
    return false;
  }

  tap(place) {
    const doubts = this.app.doubts.filter(({places}) => places.includes(place));
    const {app} = this;
    listDoubts(this.choices, {
      board: app.board, doubts, editor: app.editor, settle: (doubt) => { app.settle(doubt); this.hide(); },
    });
  }

  hide() {
    this.choices.hidden = true;
  }

  key(event, place) {
    if (event.key === 'Enter' || event.key === ' ') {
      this.tap(place);
      this.choices.querySelector('button')?.focus();
      return true;
    }
    return false;
  }
}
