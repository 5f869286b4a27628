import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { memoizeWithTtl } from './memoize-with-ttl.ts';

test('many callers share one run, also those that come while it lasts longer than its result holds', async () => {
  let runs = 0;
  const read = memoizeWithTtl(1, async () => {
    runs += 1;
    await sleep(30);
    return runs;
  });

  const first = [read(), read()];
  await sleep(10);
  const results = await Promise.all([...first, read()]);

  expect(results).toEqual([1, 1, 1]);
});

test('a result that is too old is read again, one that failed as well', async () => {
  let runs = 0;
  const read = memoizeWithTtl(0, async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
    return runs;
  });

  await expect(read()).rejects.toThrow('away');
  await sleep(2);

  expect(await read()).toBe(2);
});
