// Draws a board, whatever is known of its solution, and what is doubtful about it.

import {colorOf, inkOn} from './colors.js';
import {strokes} from './geometry.js';

const SVG = 'http://www.w3.org/2000/svg';
const GRID = '#6b7280';
const WALL = '#f4f4f5';
const DOUBT = '#ffd84d';

export function element(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

const points = (list) => list.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ');

/**
 * Draws everything anew.
 *
 * `look` holds: palette, letters, colors (of the picture), picture (an address), flows, hints, doubts (a list),
 * cursor (a place or -1), ghost (places that are being drawn over), read (the board as the picture shows it).
 */
export function draw(svg, board, geometry, look) {
  const {box, size} = geometry;
  svg.setAttribute('viewBox', box.map((n) => n.toFixed(3)).join(' '));
  svg.setAttribute('preserveAspectRatio', 'xMidYMid meet');
  const layers = [];
  if (geometry.picture && look.picture) {
    const [width, height] = geometry.picture;
    layers.push(element('image', {href: look.picture, x: 0, y: 0, width, height}));
  } else {
    layers.push(element('rect', {x: box[0], y: box[1], width: box[2], height: box[3], fill: '#0b0c0f'}));
  }
  layers.push(cells(board, geometry, look), borders(board, geometry));
  const shown = Boolean(geometry.picture && look.picture);
  if (board.topology === 'graph' && !shown && !geometry.passes || board.extraLinks.size > 0) {
    layers.push(links(board, geometry));
  }
  layers.push(
    group((look.flows ?? []).map((flow) => path(flow, geometry, look, 0.3, 0.95))),
    group((look.hints ?? []).map((hint, i, all) => hintOf(hint, geometry, look, i === all.length - 1))),
    dots(board, geometry, look),
    doubts(board, geometry, look));
  if (look.cursor >= 0) {
    layers.push(element('polygon', {
      points: points(geometry.outline(look.cursor)), fill: 'none', stroke: '#ffffff', 'stroke-width': 0.06 * size,
      'stroke-dasharray': `${0.16 * size} ${0.1 * size}`, class: 'cursor',
    }));
  }
  svg.replaceChildren(...layers);
}

const group = (children) => element('g', {}, ...children);

function cells(board, geometry, look) {
  const over = Boolean(geometry.picture && look.picture);
  return group(board.cells.flatMap((cell, place) => {
    if (cell.kind === 'hole' && board.topology !== 'square') {
      return [];
    }
    const parts = [];
    const hole = cell.kind === 'hole';
    const ghost = look.ghost?.includes(place);
    const corrected = over && look.read && !isSame(cell, look.read.cells[place]);
    parts.push(element('polygon', {
      points: points(geometry.outline(place)),
      fill: ghost ? '#ffffff55' : hole ? (over ? '#00000099' : '#26292f') : over && !corrected ? '#00000000' : '#0b0c0f',
      // Of a free tiling the picture shows the cells better than these outlines do.
      stroke: over && board.topology === 'graph' ? 'none' : hole && !over ? '#26292f' : GRID,
      'stroke-opacity': over ? 0.7 : 1,
      'stroke-width': (over ? 0.025 : 0.035) * geometry.size,
    }));
    if (cell.kind === 'bridge') {
      parts.push(bridge(geometry.centers[place], geometry.size));
    }
    return parts;
  }));
}

/** Where the board was corrected, the picture shows what is not so. */
const isSame = (one, other) => one.kind === other?.kind && one.label === other?.label;

function bridge([x, y], size) {
  const near = 0.17 * size;
  const far = 0.5 * size;
  const lines = [];
  for (const side of [-near, near]) {
    lines.push(`M${x + side} ${y - far}V${y - near}M${x + side} ${y + near}V${y + far}`);
    lines.push(`M${x - far} ${y + side}H${x + far}`);
  }
  return element('path', {d: lines.join(''), fill: 'none', stroke: '#d4d4d8', 'stroke-width': 0.05 * size});
}

function borders(board, geometry) {
  const {size} = geometry;
  if (board.topology === 'graph') {
    return group((geometry.borders ?? []).map((line) => element('polyline', {
      points: points(line), fill: 'none', stroke: WALL, 'stroke-width': 0.07 * size, 'stroke-linecap': 'round',
    })));
  }
  const thick = {stroke: WALL, 'stroke-width': 0.11 * size, 'stroke-linecap': 'round'};
  const parts = [];
  for (const wall of board.walls) {
    const [a, b] = wall.split('-').map(Number);
    const [from, to] = sharedSide(geometry, a, b);
    parts.push(element('line', {x1: from[0], y1: from[1], x2: to[0], y2: to[1], ...thick}));
  }
  if (board.topology === 'square') {
    board.cells.forEach((cell, place) => {
      for (let side = 0; side < 4; side++) {
        if (!board.onBorder(place, side)) {
          continue;
        }
        const corners = geometry.outline(place);
        const from = corners[side];
        const to = corners[(side + 1) % 4];
        if (board.isOpen(place, side)) {
          parts.push(opening(from, to, geometry.centers[place], size));
        } else if (cell.kind !== 'hole') {
          parts.push(element('line', {
            x1: from[0], y1: from[1], x2: to[0], y2: to[1], ...thick, 'stroke-width': 0.07 * size,
          }));
        }
      }
    });
  }
  return group(parts);
}

/** An arrowhead out of the board. */
function opening([x1, y1], [x2, y2], [cx, cy], size) {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const length = Math.hypot(mx - cx, my - cy);
  const [ux, uy] = [(mx - cx) / length, (my - cy) / length];
  const tip = [mx + ux * 0.28 * size, my + uy * 0.28 * size];
  const base = [[-1, 1], [1, -1]].map(([a, b]) =>
    [mx + ux * 0.1 * size + a * uy * 0.16 * size, my + uy * 0.1 * size + b * ux * 0.16 * size]);
  return element('polygon', {points: points([base[0], tip, base[1]]), fill: WALL});
}

/** The two corners that are nearest to both cells. */
function sharedSide(geometry, a, b) {
  const [x, y] = geometry.centers[b];
  return [...geometry.outline(a)]
    .sort((p, q) => Math.hypot(p[0] - x, p[1] - y) - Math.hypot(q[0] - x, q[1] - y))
    .slice(0, 2);
}

function links(board, geometry) {
  return group([...board.links, ...board.extraLinks].map((pair) => {
    const [a, b] = pair.split('-').map((place) => geometry.centers[Number(place)]);
    return element('line', {
      x1: a[0], y1: a[1], x2: b[0], y2: b[1], stroke: GRID, 'stroke-width': 0.04 * geometry.size,
      'stroke-dasharray': `${0.1 * geometry.size}`,
    });
  }));
}

function path(flow, geometry, look, width, opacity) {
  const color = colorOf(flow.label, look.palette, look.colors);
  const all = strokes(geometry, flow.places);
  const make = (stroke, wide) => all.filter((line) => line.length > 1).map((line) => element('polyline', {
    points: points(line), fill: 'none', stroke, 'stroke-width': wide * geometry.size,
    'stroke-linecap': 'round', 'stroke-linejoin': 'round',
  }));
  const edge = inkOn(color) === '#000000' ? '#000000' : '#ffffff';
  const parts = [...make(edge, width + 0.06), ...make(color, width)];
  if (look.letters && look.palette === 'blind') {
    parts.push(...flow.places.map((place) => letter(flow.label, geometry.centers[place], color, 0.24 * geometry.size)));
  }
  return element('g', {opacity, class: 'flow'}, ...parts);
}

function hintOf(hint, geometry, look, last) {
  const end = geometry.centers[hint.places[hint.places.length - 1]];
  return group([
    path(hint, geometry, look, 0.22, last ? 1 : 0.65),
    ...(last ? [element('circle', {
      cx: end[0], cy: end[1], r: 0.42 * geometry.size, fill: 'none', stroke: '#ffffff',
      'stroke-width': 0.05 * geometry.size,
    })] : []),
  ]);
}

function dots(board, geometry, look) {
  return group(board.cells.flatMap((cell, place) => {
    if (!cell.label) {
      return [];
    }
    const color = colorOf(cell.label, look.palette, look.colors);
    const [cx, cy] = geometry.centers[place];
    const dark = inkOn(color) === '#ffffff';
    const parts = [element('circle', {
      cx, cy, r: geometry.dot, fill: color, stroke: dark ? '#ffffff' : '#000000', 'stroke-opacity': 0.75,
      'stroke-width': 0.03 * geometry.size,
    })];
    if (look.letters) {
      parts.push(letter(cell.label, [cx, cy], color, 1.25 * geometry.dot));
    }
    return parts;
  }));
}

function letter(label, [x, y], color, height) {
  return element('text', {
    x, y: y + 0.36 * height, 'font-size': height, 'text-anchor': 'middle', 'font-family': 'system-ui, sans-serif',
    'font-weight': 700, fill: inkOn(color), 'aria-hidden': 'true',
  }, label);
}

function doubts(board, geometry, look) {
  const {size} = geometry;
  return group((look.doubts ?? []).filter(({places}) => places.length > 0).map(({places, text}) => {
    const isWall = places.length > 1 && board.areNeighbors(...places);
    const [x, y] = isWall ? middle(...sharedSide(geometry, ...places)) : corner(geometry.centers[places[0]], size);
    const thick = {stroke: DOUBT, 'stroke-width': 0.07 * size};
    return element('g', {class: 'doubt'},
      element('title', {}, text),
      ...(isWall ? [element('polyline', {points: points(sharedSide(geometry, ...places)), fill: 'none', ...thick})]
        : places.map((place) => element('polygon', {
          points: points(geometry.outline(place)), fill: '#ffd84d22', ...thick,
        }))),
      element('circle', {cx: x, cy: y, r: 0.17 * size, fill: DOUBT, stroke: '#000000', 'stroke-width': 0.02 * size}),
      element('text', {
        x, y: y + 0.09 * size, 'font-size': 0.27 * size, 'text-anchor': 'middle',
        'font-weight': 700, fill: '#000000', 'font-family': 'system-ui, sans-serif', 'aria-hidden': 'true',
      }, '?'));
  }));
}

const corner = ([x, y], size) => [x + 0.33 * size, y - 0.33 * size];

const middle = ([x1, y1], [x2, y2]) => [(x1 + x2) / 2, (y1 + y2) / 2];
