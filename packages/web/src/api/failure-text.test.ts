import { expect, test } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import { failureText } from './failure-text.ts';

const FAILED = 'Impossible de supprimer.';

function refusal(status: number, code: ConstructorParameters<typeof ApiError>[0]['code']): ApiError {
  return new ApiError({ status, code, message: 'Le serveur dit pourquoi.' });
}

test('silence and faults of the server are told in the screen’s own words', () => {
  expect(failureText(new NetworkError('/api/x'), FAILED)).toBe(FAILED);
  expect(failureText(refusal(500, 'internal_error'), { failed: FAILED, quoted: 'all' })).toBe(FAILED);
});

test('a refusal is told in the server’s words only where the screen quotes that status', () => {
  const conflict = refusal(409, 'version_conflict');
  expect(failureText(conflict, FAILED)).toBe(FAILED);
  expect(failureText(conflict, { failed: FAILED, quoted: [400] })).toBe(FAILED);
  expect(failureText(conflict, { failed: FAILED, quoted: [409] })).toBe('Le serveur dit pourquoi.');
});

test('what a proxy answered is never quoted', () => {
  expect(failureText(refusal(413, 'unknown'), { failed: FAILED, quoted: 'all' })).toBe(FAILED);
});

test('how long to wait is always told, unless the screen says it itself', () => {
  const limited = refusal(429, 'rate_limited');
  expect(failureText(limited, FAILED)).toBe('Le serveur dit pourquoi.');
  expect(failureText(limited, { failed: FAILED, codes: { rate_limited: 'Wait.' } })).toBe('Wait.');
});

test('where the spec says « the server’s message, else … », its own faults are quoted too', () => {
  const texts = { failed: FAILED, quoted: 'any-reply' } as const;
  expect(failureText(refusal(500, 'internal_error'), texts)).toBe('Le serveur dit pourquoi.');
  expect(failureText(refusal(502, 'unknown'), texts)).toBe(FAILED);
});

test('a reply that is not a success has its own sentence where there is one', () => {
  const reply = refusal(200, 'unknown');
  expect(failureText(reply, { failed: FAILED, notSuccessful: 'Pas un succès.' })).toBe('Pas un succès.');
  expect(failureText(refusal(404, 'unknown'), { failed: FAILED, notSuccessful: 'Pas un succès.' })).toBe(
    FAILED,
  );
  expect(failureText(reply, FAILED)).toBe(FAILED);
});

test('quoted words stand in the screen’s own sentence, those of the field at fault first', () => {
  const texts = { failed: FAILED, quoted: 'all', quote: (words: string) => `Raté : ${words}` } as const;
  expect(failureText(refusal(409, 'album_quarantined'), texts)).toBe('Raté : Le serveur dit pourquoi.');
  const issues = [{ field: 'name', code: 'too_long', message: 'Le nom est trop long.' }];
  const invalid = new ApiError({ status: 400, code: 'validation_failed', message: 'À corriger.', issues });
  expect(failureText(invalid, texts)).toBe('Raté : Le nom est trop long.');
});

test('a session that has ended is told in one sentence, whatever ended it', () => {
  const texts = { failed: FAILED, quoted: 'all', sessionLost: 'Reconnectez-vous.' } as const;
  expect(failureText(refusal(401, 'session_revoked'), texts)).toBe('Reconnectez-vous.');
  expect(failureText(refusal(401, 'token_expired'), texts)).toBe('Reconnectez-vous.');
});
