import { describe, expect, test } from 'vitest';
import { ApiError, NetworkError, TimeoutError } from '../api/errors.ts';
import { PreparationRefused } from './prepared-files.ts';
import { explainFailure } from './upload-calls.ts';

const refusal = (status: number, code: ApiError['code'], message = 'mots du serveur', retryAfter?: number) =>
  explainFailure(
    new ApiError({ status, code, message, ...(retryAfter === undefined ? {} : { retryAfter }) }),
  );

describe('explainFailure', () => {
  test('tells inappropriate content in the words of the spec, whatever else the server says', () => {
    expect(refusal(422, 'inappropriate_content', 'Refused: inappropriate content (0.97)')).toMatchObject({
      kind: 'refused',
      text: "Contenu inapproprié détecté dans l'image.",
    });
  });

  test.each([
    [413, 'file_too_large', 'Image trop volumineuse (max 10 Mo avant compression).'],
    [413, 'unknown', 'Image trop volumineuse (max 10 Mo avant compression).'],
    [413, 'image_too_large_after', "L'image reste trop volumineuse après compression (max 2 Mo)."],
    [
      415,
      'unsupported_media_type',
      'Type de fichier non pris en charge. Utilisez des images JPG, PNG, GIF ou WebP.',
    ],
    [422, 'image_unreadable', 'mots du serveur'],
    [409, 'album_full', 'mots du serveur'],
    [500, 'internal_error', "Erreur inattendue lors du traitement de l'image."],
    [502, 'unknown', "Erreur inattendue lors du traitement de l'image."],
  ] as const)('tells a %i %s', (status, code, text) => {
    expect(refusal(status, code)).toEqual({ kind: 'refused', text, status });
  });

  test('a 401 is a lost session', () => {
    expect(refusal(401, 'token_expired')).toEqual({ kind: 'expired' });
  });

  test('waits as long as a busy server asks for', () => {
    expect(refusal(429, 'rate_limited', 'x', 12)).toMatchObject({ kind: 'busy', retryAfterMs: 12_000 });
    expect(refusal(429, 'rate_limited')).toMatchObject({ kind: 'busy', retryAfterMs: 5_000 });
    expect(refusal(503, 'moderation_unavailable', 'x', 10)).toMatchObject({
      kind: 'busy',
      retryAfterMs: 10_000,
    });
    expect(refusal(503, 'unavailable')).toMatchObject({ kind: 'refused' });
  });

  test('tells the wait that the server names when it is too long to be sat through', () => {
    const text = 'Trop de demandes. Réessayez dans 54 minutes.';
    expect(refusal(429, 'rate_limited', text, 60)).toMatchObject({ kind: 'busy', retryAfterMs: 60_000 });
    expect(refusal(429, 'rate_limited', text, 3_240)).toEqual({ kind: 'refused', text, status: 429 });
  });

  test('AL-39, AL-82: tells a timeout, a lost network and a refused preparation apart', () => {
    const texts = [
      new TimeoutError('x'),
      new NetworkError('x'),
      new PreparationRefused('trop gros'),
      new Error('?'),
    ]
      .map(explainFailure)
      .map((failure) => (failure.kind === 'refused' ? failure.text : failure.kind));
    expect(new Set(texts).size).toBe(4);
    expect(texts[2]).toBe('trop gros');
  });
});
