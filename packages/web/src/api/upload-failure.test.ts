import { UPLOAD_TEXTS } from '@palmares/texts/page/album';
import { expect, test } from 'vitest';
import { ApiError } from './errors.ts';
import { uploadFailureText } from './upload-failure.ts';

const refused = (message: string) => new ApiError({ status: 409, code: 'album_full', message });

test('translates the words of the content check', () => {
  expect(uploadFailureText(refused('inappropriate content: score 0.98'))).toBe(
    "Contenu inapproprié détecté dans l'image.",
  );
});

test('else repeats the server, and has a text of its own when it said nothing', () => {
  expect(uploadFailureText(refused('Cet album est plein.'))).toBe('Cet album est plein.');
  expect(uploadFailureText(refused(''))).toBe(UPLOAD_TEXTS.unexpected);
  expect(uploadFailureText(new Error('?'))).toBe(UPLOAD_TEXTS.unexpected);
});
