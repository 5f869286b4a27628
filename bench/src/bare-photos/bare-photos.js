// The least that preparing photos can be: a worker for each core, each photo decoded, drawn at the size that is stored and encoded. No
// check, no orientation, no thumbnail, nothing kept, nothing sent. `window.prepared` counts them.
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
  // The workers share one iterator: each takes the next photo when its last one is ready.
  const photos = Array.from(input.files).values();
  for (const worker of workers) void prepareNext(worker, photos);
});

async function prepareNext(worker, photos) {
  for (const photo of photos) {
    await prepare(worker, photo);
    window.prepared += 1;
  }
}
