// npm run test:long -- fuzz [requests]: fuzzes the API from its own description (fuzz/api-fuzz.test.ts), by default with 100 000 requests.
// The seed reproduces the same requests.
import type { LongRun } from '../long-test.ts';
import { runServerTests } from '../suites.ts';

export const play = ({ seed, words: [requests = '100000'] }: LongRun): Promise<readonly string[]> =>
  runServerTests(['api-fuzz.test.ts'], { FUZZ_REQUESTS: requests, FUZZ_SEED: String(seed) });
