import { expect, test, vi } from 'vitest';
import { PREPARE_FAILURE_TEXTS } from './failure-texts.ts';
import { prepareImage } from './prepare-image.ts';

test('a file of 0 bytes is refused as empty, whatever its name says', async () => {
  const preparation = await prepareImage(new File([], 'photo.jpg', { type: 'image/jpeg' }));

  expect(preparation).toEqual({ ok: false, failure: 'empty_file' });
  expect(PREPARE_FAILURE_TEXTS.empty_file).toBe('Ce fichier est vide.');
});

test('a file that is no image is refused by its first bytes', async () => {
  const preparation = await prepareImage(new File(['du texte'], 'photo.jpg', { type: 'image/jpeg' }));

  expect(preparation).toEqual({ ok: false, failure: 'unsupported_type' });
});

test('a file that is gone is not said to be empty, though its slices are', async () => {
  const gone = new Blob([]);
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  expect(await prepareImage(gone)).toEqual({ ok: false, failure: 'unexpected' });
});
