// Runs in a browser: the storage is shared by tabs and survives a reload.
import { afterEach, expect, test, vi } from 'vitest';
import { clearSessionEnd, readSessionEnd, writeSessionEnd } from './session-end.ts';

afterEach(() => {
  vi.useRealTimers();
  clearSessionEnd();
});

test('the reason is kept for a minute', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  writeSessionEnd('disabled');
  vi.advanceTimersByTime(59_999);
  expect(readSessionEnd()).toBe('disabled');
  vi.advanceTimersByTime(1);
  expect(readSessionEnd()).toBeNull();
});

test.each(['', 'null', '{"reason":"other","at":1}', '{'])('%j says nothing', (text) => {
  localStorage.setItem('session-end', text);
  expect(readSessionEnd()).toBeNull();
});

test('it can be cleared', () => {
  writeSessionEnd('expired');
  clearSessionEnd();
  expect(readSessionEnd()).toBeNull();
});
