// What is taken away: the picture with the flows, and everything as JSON.

import {api} from './api.js';
import {draw} from './view.js';
import {geometryOf} from './geometry.js';

const $ = (id) => document.getElementById(id);

/** Pixels on the longer side of a picture of a board that came from none. */
const SIDE = 1600;

export function save(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** `app` has: board, text(), picture, placement, solving, look(), fail(words). */
export function listen(app) {
  $('save-picture').addEventListener('click', async () => {
    try {
      save(await picture(app), app.picture ? app.picture.name + '.solved.png' : 'board.png');
    } catch (error) {
      app.fail(error.message);
    }
  });
  $('save-json').addEventListener('click', () => save(new Blob([json(app)], {type: 'application/json'}), 'board.json'));
}

function json(app) {
  const {solving} = app;
  return JSON.stringify({
    board: app.text(),
    rules: solving.rules,
    unique: solving.last?.unique ?? null,
    solutions: solving.solutions.map((flows) => Object.fromEntries(flows.map(({label, places}) =>
      [label, places.map((place) => cellName(app.board, place))]))),
    states: solving.last?.states ?? 0,
    millis: solving.last?.millis ?? 0,
  }, null, 2) + '\n';
}

/** Row and column from 0, or a name: as the command line writes solutions. */
const cellName = (board, place) => board.topology === 'graph'
  ? board.cells[place].name
  : [Math.floor(place / board.columns), place % board.columns];

async function picture(app) {
  const {solving} = app;
  if (app.picture && app.valid && solving.solutions.length === 1) {
    return api.overlay(app.picture.blob, app.text(), {rules: solving.rules});
  }
  return drawn(app);
}

/** The board as it is drawn on the page. */
async function drawn(app) {
  const {board} = app;
  const geometry = geometryOf(board, null, null);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  draw(svg, board, geometry, {...app.look(), picture: null, doubts: [], cursor: -1, ghost: []});
  const [, , width, height] = geometry.box;
  const scale = SIDE / Math.max(width, height);
  svg.setAttribute('width', Math.round(width * scale));
  svg.setAttribute('height', Math.round(height * scale));
  const text = new XMLSerializer().serializeToString(svg);
  const address = URL.createObjectURL(new Blob([text], {type: 'image/svg+xml'}));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d').drawImage(image, 0, 0);
    return await new Promise((done) => canvas.toBlob(done, 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}
