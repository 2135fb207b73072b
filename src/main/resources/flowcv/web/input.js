// Where boards come from: dropped, pasted and chosen files, samples, texts, new ones, and links.

import {api} from './api.js';
import {preset} from './presets.js';
import {choice} from './strip.js';

const $ = (id) => document.getElementById(id);

/** What a link carries behind its #. */
const CARRIED = '#board=';

/** Behind a board whose cells may stay empty. */
const FREE = '&rules=free';

/** The link that carries a board, and the rule where it is not the game's. */
export function linkOf(text, rules) {
  const bytes = new TextEncoder().encode(text);
  const code = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return location.origin + '/' + CARRIED + code + (rules === 'free' ? FREE : '');
}

function carried() {
  if (!location.hash.startsWith(CARRIED)) {
    return null;
  }
  try {
    const code = location.hash.slice(CARRIED.length).replace(FREE, '').replaceAll('-', '+').replaceAll('_', '/');
    return new TextDecoder('utf-8', {fatal: true}).decode(Uint8Array.from(atob(code), (c) => c.charCodeAt(0)));
  } catch {
    return '';
  }
}

/**
 * `app` has: openFiles(files), openFile(file), openText(text), openBoard(board), fail(words). Whether the address carries
 * a board.
 */
export function listen(app) {
  for (const id of ['open-file', 'empty-open']) {
    $(id).addEventListener('click', () => $('file').click());
  }
  for (const id of ['file', 'photo']) {
    $(id).addEventListener('change', () => {
      const files = [...$(id).files];
      $(id).value = '';
      if (files.length > 0) {
        app.openFiles(files);
      }
    });
  }
  drop(app);
  paste(app);
  samples(app);
  textDialog(app);
  newDialog(app);
  const follow = () => {
    const text = carried();
    if (text !== null) {
      $('free').checked = location.hash.endsWith(FREE);
      app.openText(text).catch((error) => app.fail('The link carries no board: ' + error.message));
    }
  };
  window.addEventListener('hashchange', follow);
  follow();
  return carried() !== null;
}

function drop(app) {
  const frame = $('frame');
  window.addEventListener('dragover', (event) => {
    event.preventDefault();
    frame.classList.add('dropping');
  });
  window.addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) {
      frame.classList.remove('dropping');
    }
  });
  window.addEventListener('drop', (event) => {
    event.preventDefault();
    frame.classList.remove('dropping');
    take(app, event.dataTransfer);
  });
}

/** A file where there is one, else text. */
function take(app, data) {
  const files = [...data.files];
  const text = data.getData('text/plain');
  if (files.length > 0) {
    app.openFiles(files);
  } else if (text) {
    app.openText(text).catch((error) => app.fail(error.message));
  } else {
    app.fail('There is no picture and no text in it.');
  }
}

function paste(app) {
  document.addEventListener('paste', (event) => {
    if (!event.target.closest?.('textarea, input')) {
      event.preventDefault();
      take(app, event.clipboardData);
    }
  });
  $('open-paste').addEventListener('click', async () => {
    try {
      for (const item of await navigator.clipboard.read()) {
        const type = item.types.find((name) => name.startsWith('image/')) ?? item.types.find((name) => name === 'text/plain');
        if (type) {
          const blob = await item.getType(type);
          await (type === 'text/plain' ? app.openText(await blob.text()) : app.openFile(blob));
          return;
        }
      }
      app.fail('The clipboard holds no picture and no text.');
    } catch (error) {
      app.fail(error.status ? error.message : 'The browser does not hand out the clipboard here; press Ctrl+V.');
    }
  });
}

/** What is open is no sample, or another one. */
export function opened() {
  if (!sampling) {
    $('samples').value = '';
  }
}

let sampling = false;

async function samples(app) {
  const list = $('samples');
  const told = await api.samples().catch(() => ({samples: []}));
  for (const {name, title} of told.samples) {
    list.append(new Option(title, name));
  }
  const open = async ({name, text}) => {
    sampling = true;
    list.value = name;
    try {
      await app.openFile(await api.sample(name), text);
    } catch (error) {
      app.fail(error.message);
    } finally {
      sampling = false;
    }
  };
  $('shelf').replaceChildren(...told.samples.map((sample) => choice(sample, () => open(sample))));
  list.addEventListener('change', () => {
    const found = told.samples.find(({name}) => name === list.value);
    if (found) {
      open(found);
    }
  });
}

const FORMS = 'A .flow text, a level line, or an address of puzz.link.';

function textDialog(app) {
  const dialog = $('text-dialog');
  const show = (text, title, help, isLink = false) => {
    $('text-title').textContent = title;
    $('text-help').textContent = help;
    $('text-use').hidden = isLink;
    $('text-save').hidden = isLink;
    $('text').rows = isLink ? 5 : 14;
    $('text').value = text;
    $('text-error').textContent = '';
    dialog.showModal();
    $('text').select();
  };
  $('open-text').addEventListener('click', () => show(app.board ? app.text() : '', 'A board as text', FORMS));
  $('save-text').addEventListener('click', () => show(app.text(), 'The board as text', FORMS));
  $('save-link').addEventListener('click', () =>
    show(linkOf(app.text(), app.rules), 'The board as a link', 'It opens the page with this board, as long as flowcv serves it.', true));
  $('text-close').addEventListener('click', () => dialog.close());
  $('text-use').addEventListener('click', async () => {
    try {
      await app.openText($('text').value);
      dialog.close();
    } catch (error) {
      $('text-error').textContent = error.message;
      $('text-error').className = 'message bad';
    }
  });
  $('text-copy').addEventListener('click', async () => {
    $('text').select();
    try {
      await navigator.clipboard.writeText($('text').value);
    } catch {
      // Pages that come from another machine without encryption may not use the clipboard but in this old way.
      document.execCommand('copy');
    }
    $('text-error').textContent = 'Copied.';
    $('text-error').className = 'message';
  });
  $('text-save').addEventListener('click', () => app.save(new Blob([$('text').value], {type: 'text/plain'}), 'board.flow'));
}

function newDialog(app) {
  const dialog = $('new-dialog');
  $('open-new').addEventListener('click', () => dialog.showModal());
  $('new-close').addEventListener('click', () => dialog.close());
  dialog.querySelector('form').addEventListener('submit', () =>
    app.openBoard(preset($('preset').value, $('shape').value, $('rows').valueAsNumber, $('columns').valueAsNumber)));
  $('shape').addEventListener('change', () => {
    const isSquare = $('shape').value === 'square';
    $('preset').disabled = !isSquare;
    if (!isSquare) {
      $('preset').value = 'empty';
    }
  });
}
