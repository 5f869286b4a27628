// Tests the tiles of images that are being uploaded by a fake XMLHttpRequest.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { makeChosenImage } from '../testing/chosen-image.ts';
import { type FakeUpload, stubUploads } from '../testing/fake-uploads.ts';
import { mount } from '../testing/mount.tsx';
import { signInAs } from '../testing/session.ts';
import { makeImage } from '../testing/wire-samples.ts';
import { NOT_SENT } from './sending.ts';
import { UploadGrid } from './upload-grid.tsx';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

const ALBUM_ID = 9;
const onAdded = vi.fn();
let queue: UploadQueue;
let uploads: readonly FakeUpload[];

const lac = page.getByRole('listitem').nth(0);
const mont = page.getByRole('listitem').nth(1);
const says = (place: Locator, text: string) => expect.element(place.getByText(text)).toBeVisible();

/** Sends the remaining images one at a time and returns the first upload. */
async function send(): Promise<FakeUpload> {
  const before = uploads.length;
  queue.lineUp();
  void queue.send(ALBUM_ID);
  return theUpload(before);
}

async function theUpload(index: number): Promise<FakeUpload> {
  await expect.poll(() => uploads.length).toBeGreaterThan(index);
  const upload = uploads[index];
  if (upload === undefined) throw new Error(`There is no upload ${index}`);
  return upload;
}

const arrive = (upload: FakeUpload) => upload.answer(200, { status: 'success', data: makeImage() });
const getKey = (upload: FakeUpload) => upload.headers.get('idempotency-key');

beforeEach(async () => {
  await signInAs();
  uploads = stubUploads();
  onAdded.mockClear();
  queue = createUploadQueue({ lanes: 1, isOrdered: true, onAdded });
  const file = new Blob(['x'], { type: 'image/png' });
  const kept = new Map(['Lac', 'Mont'].map((id) => [id, { file, thumbnail: file }]));
  queue.restore(
    ['Lac', 'Mont'].map((id) => makeChosenImage(id)),
    NOT_SENT,
    kept,
  );
  await mount(<UploadGrid queue={queue} isOpen={false} isMendable />);
});

afterEach(() => {
  queue.close();
  vi.unstubAllGlobals();
});

test('AL-50, LB-41: a tile tells how much of its image is sent, that it is checked, and that it is there', async () => {
  const upload = await send();
  await says(lac, 'Envoi… 10 %');
  await says(mont, 'En attente');
  upload.progress(0.5);
  await says(lac, 'Envoi… 30 %');
  upload.progress(1);
  await says(lac, 'Vérification… 50 %');
  arrive(upload);
  await says(lac, 'Ajoutée · 100 %');
  await says(mont, 'Envoi… 10 %');
  expect(onAdded).toHaveBeenCalledOnce();
});

test('AL-50: a refused image says why, read out at once, and holds up no other', async () => {
  const refused = await send();
  refused.answer(422, { status: 'error', code: 'inappropriate_content', message: 'inappropriate content' });
  await says(lac.getByRole('alert'), "Contenu inapproprié détecté dans l'image.");
  await expect.element(lac.getByRole('textbox')).toHaveAccessibleDescription(/Contenu inapproprié/);
  arrive(await theUpload(1));
  await says(mont, 'Ajoutée · 100 %');
});

test('an image whose answer was lost is sent again under its key, what has arrived is not', async () => {
  const lost = await send();
  lost.cut();
  await says(lac.getByRole('alert'), 'Connexion impossible. Vérifiez votre réseau, puis réessayez.');
  arrive(await theUpload(1));
  await expect.poll(() => queue.sending.getState().isRunning).toBe(false);

  const repeated = await send();
  expect(getKey(repeated)).toBe(getKey(lost));
  expect(getKey(repeated)).not.toBe(getKey(await theUpload(1)));
  arrive(repeated);
  await says(lac, 'Ajoutée · 100 %');
  expect(uploads).toHaveLength(3);
});

test('LB-41: uploads that are called off are cut, and wait to be sent again', async () => {
  const upload = await send();
  upload.progress(0.5);
  queue.stop('cancelled');
  expect(upload.isAborted).toBe(true);
  await says(lac, 'En attente');
  await says(mont, 'En attente');
  expect(uploads).toHaveLength(1);

  const again = await send();
  expect(getKey(again)).toBe(getKey(upload));
});

test('an image that is renamed after a refusal is sent under its new name and another key', async () => {
  const refused = await send();
  refused.answer(422, { status: 'error', code: 'image_unreadable', message: 'Illisible.' });
  arrive(await theUpload(1));
  await lac.getByRole('textbox').fill('Étang');
  const again = await send();
  expect(getKey(again)).not.toBe(getKey(refused));
  expect(again.body instanceof FormData && again.body.get('name')).toBe('Étang');
});
