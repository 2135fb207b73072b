// The calls to the server this page comes from.

/** What the server said to a call that it did not accept. */
export class CallError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

async function call(path, options = {}) {
  let response;
  try {
    response = await fetch(path, options);
  } catch (error) {
    if (error.name === 'AbortError') {
      throw error;
    }
    throw new CallError(0, 'flowcv does not answer; is it still running?');
  }
  if (!response.ok) {
    const body = await response.json().catch(() => ({}));
    throw new CallError(response.status, body.error ?? `the server answers ${response.status}`);
  }
  return response;
}

async function json(path, options) {
  return (await call(path, options)).json();
}

const post = (path, body, signal) => json(path, {method: 'POST', body, signal});

const query = (parameters) => {
  const text = new URLSearchParams(parameters).toString();
  return text ? '?' + text : '';
};

export const api = {
  recognize: (picture, signal) => post('/api/recognize', picture, signal),
  board: (text, signal) => post('/api/board', text, signal),
  hints: (text, parameters) => post('/api/hints' + query(parameters), text),
  puzzle: (parameters, signal) => json('/api/puzzle' + query(parameters), {method: 'POST', signal}),
  samples: () => json('/api/samples'),
  sample: async (name) => (await call('/api/samples/' + encodeURIComponent(name))).blob(),
  begin: (text, parameters) => post('/api/searches' + query(parameters), text),
  run: (id, parameters) => post(`/api/searches/${id}/run` + query(parameters)),
  look: (id) => json(`/api/searches/${id}`),
  stop: (id) => post(`/api/searches/${id}/stop`),
  // Has to leave even while the page is being closed.
  drop: (id) => fetch(`/api/searches/${id}`, {method: 'DELETE', keepalive: true}).catch(() => {}),
  overlay: async (picture, text, parameters) => {
    const form = new FormData();
    form.append('picture', picture);
    form.append('board', new Blob([text], {type: 'text/plain'}));
    return (await call('/api/overlay' + query(parameters), {method: 'POST', body: form})).blob();
  },
};
