import { expect, test, vi } from 'vitest';
import { ApiError, evictOnNotFound, getSessionEnd } from './errors.ts';

const refusal = (status: number) => new ApiError({ status, code: 'unknown', message: 'non' });

test('what the server does not know any more is forgotten, and the failure still told', async () => {
  const forget = vi.fn();

  await expect(evictOnNotFound(Promise.reject(refusal(404)), forget)).rejects.toThrow('non');

  expect(forget).toHaveBeenCalledOnce();
});

test('any other answer leaves it where it is', async () => {
  const forget = vi.fn();

  await expect(evictOnNotFound(Promise.resolve('fait'), forget)).resolves.toBe('fait');
  await expect(evictOnNotFound(Promise.reject(refusal(409)), forget)).rejects.toThrow('non');
  await expect(evictOnNotFound(Promise.reject(new Error('coupé')), forget)).rejects.toThrow('coupé');

  expect(forget).not.toHaveBeenCalled();
});

test.each([
  ['token_expired', 'expired'],
  ['account_disabled', 'disabled'],
  // A seat in a room and a wrong password say nothing about the session.
  ['room_seat_required', null],
  ['invalid_credentials', null],
] as const)('a refusal with the code %s ends the session: %s', (code, reason) => {
  expect(getSessionEnd(new ApiError({ status: 401, code, message: 'non' }))).toBe(reason);
});
