import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.ts';
import { readToken, writeToken } from './token.ts';

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

afterEach(() => {
  writeToken(null);
  vi.unstubAllGlobals();
});

test('the token is stored under its key and removed again', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);

  writeToken('fresh');
  expect([storage.getItem('token'), readToken()]).toEqual(['fresh', 'fresh']);

  writeToken(null);
  expect([storage.getItem('token'), readToken()]).toEqual([null, null]);
});

test.each([
  ['full', { ...memoryStorage(), setItem: refuse }],
  ['denied', { ...memoryStorage(), getItem: refuse, setItem: refuse, removeItem: refuse }],
])('a session lasts as long as the page when the storage is %s', (_name, storage) => {
  vi.stubGlobal('localStorage', storage);

  writeToken('fresh');
  expect(readToken()).toBe('fresh');

  writeToken(null);
  expect(readToken()).toBeNull();
});

test('a token that another tab removed is gone here too', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  writeToken('fresh');

  storage.removeItem('token');

  expect(readToken()).toBeNull();
});
