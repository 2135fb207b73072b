// The camera: what it sees is read again and again, and the board that was found is outlined.

import {api} from './api.js';
import {sizeOf} from './reading.js';
import {element} from './view.js';

const $ = (id) => document.getElementById(id);

/** Pixels on the longer side: cells of a board of 15 are still 40 wide. */
const SIDE = 1000;
const PAUSE = 250;
const QUALITY = 0.85;

/** `app` has: openFile(file), fail(words). */
export function listen(app) {
  const dialog = $('camera-dialog');
  const video = $('video');
  let stream = null;
  let found = null;

  const close = () => {
    stream?.getTracks().forEach((track) => track.stop());
    stream = null;
    video.srcObject = null;
    $('outline').replaceChildren();
    if (dialog.open) {
      dialog.close();
    }
  };

  const use = () => {
    const picture = found;
    close();
    if (picture) {
      app.openFile(picture);
    }
  };

  $('open-camera').addEventListener('click', async () => {
    if (!navigator.mediaDevices?.getUserMedia) {
      // Without encryption browsers keep the camera from pages of other machines, but phones can still take a picture.
      $('photo').click();
      return;
    }
    try {
      stream = await navigator.mediaDevices.getUserMedia({
        video: {facingMode: 'environment', width: {ideal: 1920}, height: {ideal: 1080}},
      });
    } catch (error) {
      app.fail(error.name === 'NotFoundError' ? 'There is no camera.' : 'The browser does not give access to the camera.');
      return;
    }
    found = null;
    $('camera-use').disabled = true;
    $('camera-message').textContent = 'Hold the board in front of the camera.';
    dialog.showModal();
    video.srcObject = stream;
    await video.play();
    while (stream) {
      await look();
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  });

  async function look() {
    const width = video.videoWidth;
    const height = video.videoHeight;
    if (width === 0) {
      return;
    }
    const scale = Math.min(1, SIDE / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d').drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    try {
      const reading = await api.recognize(picture);
      if (stream) {
        outline(reading, canvas);
        if (reading.board) {
          found = picture;
          $('camera-use').disabled = false;
          $('camera-message').textContent = reading.status === 'recognized'
            ? `Found a board of ${sizeOf(reading.board)}.`
            : 'There is a board, but it is not read for sure yet.';
        }
      }
    } catch (error) {
      $('camera-message').textContent = error.message;
    }
  }

  function outline(reading, {width, height}) {
    const svg = $('outline');
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    svg.replaceChildren(...(reading.placement ? [element('polygon', {
      points: reading.placement.corners.map((corner) => corner.join(',')).join(' '), fill: 'none',
      stroke: reading.status === 'recognized' ? '#4ade80' : '#ffd84d', 'stroke-width': Math.max(width, height) / 150,
      'stroke-linejoin': 'round',
    })] : []));
  }

  $('camera-use').addEventListener('click', use);
  $('camera-close').addEventListener('click', close);
  dialog.addEventListener('close', close);
}
