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
