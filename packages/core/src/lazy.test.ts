import { expect, test, vi } from 'vitest';
import { lazily } from './lazy.ts';

test('makes nothing before it is asked, and once however often', () => {
  const make = vi.fn(() => undefined);
  const get = lazily(make);
  expect(make).not.toHaveBeenCalled();

  get();
  get();

  expect(make).toHaveBeenCalledTimes(1);
});
