// What is taken away: the picture with the flows, and everything as JSON.

import {api} from './api.js';
import {draw, element} from './view.js';
import {geometryOf} from './geometry.js';

const $ = (id) => document.getElementById(id);

/** Pixels on the longer side of a picture of a board that came from none. */
const SIDE = 1600;

/** Seconds that an animation takes for a flow. */
const PACE = 0.6;

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
  $('copy-picture').addEventListener('click', async () => {
    try {
      // The browser wants to be asked at once, while the picture may still be made.
      await navigator.clipboard.write([new ClipboardItem({'image/png': picture(app)})]);
      app.say('The picture is in the clipboard.');
    } catch {
      app.fail('The browser does not take pictures into the clipboard here; save it instead.');
    }
  });
  $('save-svg').addEventListener('click', () => save(svgFile(plan(app)), 'board.svg'));
  $('save-animation').addEventListener('click', () => save(svgFile(moving(plan(app))), 'board.animated.svg'));
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
  return drawn(app.picture && app.placement ? await over(app) : plan(app));
}

/** The board as it is drawn on the page, by itself. */
function plan(app) {
  const geometry = geometryOf(app.board, null, null);
  const svg = made(app, geometry, null);
  const [, , width, height] = geometry.box;
  return sized(svg, width, height, SIDE);
}

/** The whole picture with what is drawn over it; drawings may not load pictures, so they carry them. */
async function over(app) {
  const {width, height, blob} = app.picture;
  const address = await new Promise((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(reader.result));
    reader.readAsDataURL(blob);
  });
  const svg = made(app, geometryOf(app.board, app.placement, app.picture), address);
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  return sized(svg, width, height, Math.max(width, height));
}

function made(app, geometry, address) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  draw(svg, app.board, geometry, {...app.look(), picture: address, doubts: [], hints: [], cursor: -1, ghost: []});
  return svg;
}

function sized(svg, width, height, side) {
  const scale = side / Math.max(width, height);
  svg.setAttribute('width', Math.round(width * scale));
  svg.setAttribute('height', Math.round(height * scale));
  return svg;
}

const svgFile = (svg) => new Blob([new XMLSerializer().serializeToString(svg)], {type: 'image/svg+xml'});

/** Draws flow after flow. */
function moving(svg) {
  [...svg.querySelectorAll('.flow')].forEach((flow, i) => {
    for (const line of flow.querySelectorAll('polyline')) {
      line.setAttribute('pathLength', 1);
      line.setAttribute('stroke-dasharray', '1 1');
      line.setAttribute('stroke-dashoffset', 1);
      line.append(element('animate', {
        attributeName: 'stroke-dashoffset', from: 1, to: 0, begin: `${i * PACE}s`, dur: `${PACE}s`, fill: 'freeze',
      }));
    }
  });
  return svg;
}

async function drawn(svg) {
  const address = URL.createObjectURL(svgFile(svg));
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
