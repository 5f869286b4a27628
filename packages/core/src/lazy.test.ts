import { expect, test, vi } from 'vitest';
import { lazyValue } from './lazy.ts';

test('makes nothing before it is asked, and once however often', () => {
  const make = vi.fn(() => undefined);
  const get = lazyValue(make);
  expect(make).not.toHaveBeenCalled();

  get();
  get();

  expect(make).toHaveBeenCalledTimes(1);
});
