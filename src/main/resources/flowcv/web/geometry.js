// Where the cells of a board lie on the screen: by themselves, or over the picture they were read from.

const HEX_CORNERS = [0, 60, 120, 180, 240, 300].map((angle) => angle * Math.PI / 180);

/** Room around a board in cells, for what leaves through its border. */
const MARGIN = 0.45;

const distance = ([x, y], [u, v]) => Math.hypot(x - u, y - v);

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Maps the unit square to a quadrilateral (Heckbert 1989): corners from top left clockwise. */
function projection([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const dx1 = x1 - x2, dx2 = x3 - x2, sx = x0 - x1 + x2 - x3;
  const dy1 = y1 - y2, dy2 = y3 - y2, sy = y0 - y1 + y2 - y3;
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  return (u, v) => {
    const w = g * u + h * v + 1;
    return [
      ((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / w,
      ((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / w,
    ];
  };
}

/**
 * Geometry of a board: centers and outlines of its cells, the size of a cell, the radius of a dot, the box around
 * all.
 */
export function geometryOf(board, placement, picture) {
  return placement ? overPicture(board, placement, picture) : byItself(board);
}

function byItself(board) {
  if (board.layout) {
    return asLaidOut(board.layout, board);
  }
  const graph = board.topology === 'graph';
  const raw = board.cells.map((cell) => [cell.x, cell.y]);
  const size = graph ? linkLength(board, raw) : 1;
  const centers = raw.map(([x, y]) => [x / size, y / size]);
  const outline = board.topology === 'square'
    ? (place) => square(centers[place], 0.5)
    : (place) => hexagon(centers[place], board.topology === 'hex' ? 1 / Math.sqrt(3) : 0.45);
  const shown = centers.filter((_, place) => board.cells[place].kind !== 'hole' || board.topology === 'square');
  const half = 0.58 + MARGIN;
  const left = Math.min(...shown.map(([x]) => x)) - half;
  const top = Math.min(...shown.map(([, y]) => y)) - half;
  const right = Math.max(...shown.map(([x]) => x)) + half;
  const bottom = Math.max(...shown.map(([, y]) => y)) + half;
  return {centers, outline, size: 1, dot: 0.34, box: [left, top, right - left, bottom - top]};
}

/** Free cells as the server lays them out: in cells, without crossings. */
function asLaidOut({dot, cells, passes, borders}, board) {
  const centers = cells.map((cell) => cell.center);
  const corners = cells.flatMap((cell) => cell.outline);
  const left = Math.min(...corners.map(([x]) => x)) - MARGIN;
  const top = Math.min(...corners.map(([, y]) => y)) - MARGIN;
  const right = Math.max(...corners.map(([x]) => x)) + MARGIN;
  const bottom = Math.max(...corners.map(([, y]) => y)) + MARGIN;
  return {
    centers, dot, borders, size: 1, box: [left, top, right - left, bottom - top],
    outline: (place) => cells[place].outline, passes: new Map(board.passes.map((pair, i) => [pair, passes[i]])),
  };
}

function overPicture(board, placement, picture) {
  const centers = placement.centers;
  const size = placement.cellSize;
  let outline;
  if (board.topology === 'square') {
    const at = projection(placement.corners);
    outline = (place) => [[0, 0], [1, 0], [1, 1], [0, 1]].map(([right, down]) =>
      at((board.column(place) + right) / board.columns, (board.row(place) + down) / board.rows));
  } else {
    const near = board.topology === 'hex' && board.rows > 1
      ? distance(centers[0], centers[board.columns]) : linkLength(board, centers);
    outline = (place) => hexagon(centers[place], near * (board.topology === 'hex' ? 1 / Math.sqrt(3) : 0.45));
  }
  const xs = placement.corners.map(([x]) => x);
  const ys = placement.corners.map(([, y]) => y);
  const left = Math.max(0, Math.min(...xs) - size);
  const top = Math.max(0, Math.min(...ys) - size);
  const right = Math.min(picture.width, Math.max(...xs) + size);
  const bottom = Math.min(picture.height, Math.max(...ys) + size);
  return {
    centers, outline, size, dot: placement.dotDiameter / 2,
    box: [left, top, right - left, bottom - top], picture: [picture.width, picture.height],
  };
}

function linkLength(board, centers) {
  const lengths = [...board.links].map((pair) => {
    const [a, b] = pair.split('-').map(Number);
    return distance(centers[a], centers[b]);
  });
  return lengths.length > 0 ? median(lengths) : 1;
}

const square = ([x, y], half) => [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([dx, dy]) => [x + dx * half, y + dy * half]);

const hexagon = ([x, y], radius) =>
  HEX_CORNERS.map((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);

const pairOf = (a, b) => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** The strokes of a flow: where it leaves through the border, it ends in a stub and goes on from another. */
export function strokes(geometry, places) {
  const {centers, size} = geometry;
  const all = [[centers[places[0]]]];
  for (let i = 1; i < places.length; i++) {
    const from = centers[places[i - 1]];
    const to = centers[places[i]];
    const apart = distance(from, to);
    const pass = geometry.passes?.get(pairOf(places[i - 1], places[i]));
    if (pass) {
      all[all.length - 1].push(...pass, to);
    } else if (apart > 1.75 * size) {
      const step = 0.75 * size / apart;
      const [dx, dy] = [(to[0] - from[0]) * step, (to[1] - from[1]) * step];
      all[all.length - 1].push([from[0] - dx, from[1] - dy]);
      all.push([[to[0] + dx, to[1] + dy], to]);
    } else {
      all[all.length - 1].push(to);
    }
  }
  return all;
}

/** Whether a point lies in a polygon. */
function isIn([x, y], corners) {
  let inside = false;
  corners.forEach(([u, v], i) => {
    const [s, t] = corners[(i + 1) % corners.length];
    if (v > y !== t > y && x < (s - u) * (y - v) / (t - v) + u) {
      inside = !inside;
    }
  });
  return inside;
}

/** The cell at a point, or -1. */
export function cellAt(geometry, board, [x, y]) {
  if (geometry.passes) {
    return geometry.centers.findIndex((_, place) => isIn([x, y], geometry.outline(place)));
  }
  let best = -1;
  let least = 0.75 * geometry.size;
  geometry.centers.forEach((center, place) => {
    const apart = distance(center, [x, y]);
    if (apart < least) {
      least = apart;
      best = place;
    }
  });
  return best;
}
