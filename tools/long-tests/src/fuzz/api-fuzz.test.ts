// Fuzzes the API from its own description: no answer is 500 or more, and each matches the description. The seed is printed on failure;
// FUZZ_SEED repeats the run, FUZZ_REQUESTS sets the number of requests (npm run test:long -- fuzz).

import { createTestApp, type TestApp } from '@palmares/server/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzApi } from './fuzz-api.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 270);
/** Timeout of a run in npm test, plus time for each request. */
const TIMEOUT_MS = 60_000 + REQUESTS * 100;

const isLong = process.env['FUZZ_REQUESTS'] !== undefined;
const print = (line: string) => void process.stdout.write(`${line}\n`);

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('whatever is sent, the answer is one that is described, and never a fault of ours', {
  timeout: TIMEOUT_MS,
  retry: 0,
}, async () => {
  const { faults, byStatus, calls, succeeded } = await fuzzApi(t, {
    seed: SEED,
    requests: REQUESTS,
    onProgress: (done) => isLong && done % 10_000 === 0 && print(`${done} requests`),
  });

  if (isLong)
    print(
      `seed ${SEED}: ${REQUESTS} requests to ${calls} calls, ${succeeded} of which did something; by status ${JSON.stringify(byStatus)}`,
    );
  expect(faults).toEqual([]);
  // Otherwise the run would only test refusals.
  expect(succeeded).toBeGreaterThan(calls / 4);
});
