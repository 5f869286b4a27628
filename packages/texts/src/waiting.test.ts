import { expect, test } from 'vitest';
import { rateLimitText, waitText } from './fr/waiting.ts';

test.each([
  [0, '1 seconde'],
  [0.2, '1 seconde'],
  [1, '1 seconde'],
  [59, '59 secondes'],
  [59.5, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_200, '54 minutes'],
  [3_540, '59 minutes'],
  [3_541, '1 heure'],
  [3_600, '1 heure'],
  [3_601, '2 heures'],
  [86_400, '24 heures'],
])('%d seconds are « %s »', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

test('a refusal says how long', () => {
  expect(rateLimitText(3_200)).toBe('Trop de demandes. Réessayez dans 54 minutes.');
});
