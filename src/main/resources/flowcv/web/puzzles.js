// New puzzles, which the server makes.

import {api} from './api.js';

const $ = (id) => document.getElementById(id);

/** `app` has: openPuzzle(puzzle). */
export function listen(app) {
  const dialog = $('puzzle-dialog');
  let abort = null;
  $('open-puzzle').addEventListener('click', () => {
    $('puzzle-message').textContent = '';
    dialog.showModal();
  });
  $('puzzle-close').addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => abort?.abort());
  dialog.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    abort?.abort();
    const mine = new AbortController();
    abort = mine;
    say('Making…');
    $('puzzle-use').disabled = true;
    try {
      const difficulty = $('difficulty').value;
      const puzzle = await api.puzzle({
        rows: $('puzzle-rows').value, columns: $('puzzle-columns').value, family: $('family').value,
        ...difficulty ? {difficulty} : {},
      }, mine.signal);
      dialog.close();
      app.openPuzzle(puzzle);
    } catch (error) {
      if (error.name !== 'AbortError') {
        say(error.message, 'bad');
      }
    } finally {
      $('puzzle-use').disabled = false;
    }
  });

  function say(text, kind = '') {
    $('puzzle-message').textContent = text;
    $('puzzle-message').className = 'message ' + kind;
  }
}
