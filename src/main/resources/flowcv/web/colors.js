// The colors of flows, and the letters that stand for them.

/** Label, name and value of each color of the game, in the order in which it hands them out. */
export const GAME = [
  ['R', 'red', '#fe0000'], ['G', 'green', '#008d00'], ['B', 'blue', '#0c29fe'], ['Y', 'yellow', '#eae000'],
  ['O', 'orange', '#fb8900'], ['C', 'cyan', '#00ffff'], ['M', 'magenta', '#ff0ac9'], ['m', 'maroon', '#a52a2a'],
  ['P', 'purple', '#800080'], ['W', 'white', '#ffffff'], ['A', 'grey', '#9f9ebd'], ['g', 'lime', '#00ff00'],
  ['T', 'tan', '#a08a51'], ['b', 'navy', '#09199f'], ['c', 'dark cyan', '#008082'], ['p', 'pink', '#ff7cec'],
];

// The eight colors of Okabe and Ito, which all kinds of color vision tell apart, then lighter and darker ones.
const BLIND = {
  R: '#d55e00', G: '#009e73', B: '#0072b2', Y: '#f0e442', O: '#e69f00', C: '#56b4e9', M: '#cc79a7', m: '#7a3600',
  P: '#7b4a68', W: '#ffffff', A: '#9a9a9a', g: '#7fd8bd', T: '#9c8a1d', b: '#003f63', c: '#005a42', p: '#f2c6dd',
};

const NAMES = new Map(GAME.map(([label, name]) => [label, name]));
const VALUES = new Map(GAME.map(([label, , value]) => [label, value]));

/** The name of a flow, for people. */
export function nameOf(label) {
  return NAMES.get(label) ?? `flow ${label}`;
}

/** The color of a flow in a palette; labels that name no color of the game get one by their letter. */
export function colorOf(label, palette, picture) {
  if (palette === 'picture' && picture?.[label]) {
    return picture[label];
  }
  const known = palette === 'blind' ? BLIND[label] : VALUES.get(label);
  return known ?? hsl((label.codePointAt(0) * 137.5) % 360);
}

/** Black or white, whichever is easier to read on a color. */
export function inkOn(color) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const level = parseInt(color.slice(at, at + 2), 16) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#000000' : '#ffffff';
}

function hsl(hue) {
  const part = (n) => {
    const k = (n + hue / 30) % 12;
    const level = 0.55 - 0.36 * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(level * 255).toString(16).padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
