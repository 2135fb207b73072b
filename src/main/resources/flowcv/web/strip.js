// Small pictures of boards to choose from.

import {api} from './api.js';
import {Board} from './board.js';
import {geometryOf} from './geometry.js';
import {draw, element} from './view.js';

/** A picture of a board that a text or the server tells, in a corner of its own. */
export function thumbnail(told) {
  const svg = element('svg', {'aria-hidden': 'true'});
  const board = Board.from(told);
  draw(svg, board, geometryOf(board, null, null), {palette: 'game', letters: false, cursor: -1});
  return svg;
}

/** A button with the picture of a board, its title below. */
export function choice({title, told, text}, choose) {
  const item = document.createElement('li');
  const button = document.createElement('button');
  const name = document.createElement('span');
  name.textContent = title;
  button.append(name);
  button.addEventListener('click', choose);
  item.append(button);
  if (told) {
    button.prepend(thumbnail(told.board));
  } else if (text) {
    api.board(text).then(({board}) => button.prepend(thumbnail(board))).catch(() => {});
  }
  return item;
}

export class Strip {
  /** `open` is told the entry that is chosen. */
  constructor(list, open) {
    this.list = list;
    this.open = open;
  }

  /** Shows entries, the first of which is open; none hides the strip. */
  show(entries) {
    this.list.hidden = entries.length === 0;
    this.list.replaceChildren(...entries.map((entry, i) => choice(entry, () => {
      this.mark(i);
      this.open(entry);
    })));
    this.mark(0);
  }

  mark(chosen) {
    [...this.list.querySelectorAll('button')].forEach((button, i) => button.setAttribute('aria-current', i === chosen));
  }
}
