// The minimal preparation of photos: one worker per core; each photo is decoded, drawn at its stored size and encoded. There is no check,
// orientation, thumbnail, storage or upload. `window.prepared` counts the photos.
window.prepared = 0;
const workers = Array.from(
  { length: navigator.hardwareConcurrency },
  () => new Worker('bare-photos-worker.js'),
);

function prepare(worker, photo) {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', resolve, { once: true });
    worker.addEventListener('error', reject, { once: true });
    worker.postMessage(photo, { transfer: [] });
  });
}

const input = document.querySelector('input');
input.addEventListener('change', () => {
  // The workers share one iterator: each takes the next photo when its previous one is ready.
  const photos = Array.from(input.files).values();
  for (const worker of workers) void prepareNext(worker, photos);
});

async function prepareNext(worker, photos) {
  for (const photo of photos) {
    await prepare(worker, photo);
    window.prepared += 1;
  }
}
