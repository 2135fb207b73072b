// What stays on this device when the page is closed.

const NAME = 'flowcv-state';

export function write(state) {
  try {
    localStorage.setItem(NAME, JSON.stringify(state));
  } catch {
    // A browser that keeps nothing, or has no room: the page works all the same.
  }
}

/** What was kept last, or null. */
export function read() {
  try {
    const state = JSON.parse(localStorage.getItem(NAME));
    return typeof state?.text === 'string' ? state : null;
  } catch {
    return null;
  }
}

export function forget() {
  localStorage.removeItem(NAME);
}
