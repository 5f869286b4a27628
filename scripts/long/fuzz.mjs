// npm run test:long -- fuzz [requests]: fuzzes the API from its own description (packages/server/src/api-fuzz.test.ts), by default with 100
// 000 requests. It prints the seed, which reproduces the same requests.
import { toOutcome } from '../long-tests/run-program.mjs';
import { projectEnvironment, run } from '../repository.mjs';

export async function runLongTest({ seed, words: [requests = '100000'] }) {
  const env = projectEnvironment({ FUZZ_REQUESTS: requests, FUZZ_SEED: seed });
  const played = await run('vitest', ['run', '--project', 'server', 'src/api-fuzz.test.ts'], { env });
  return toOutcome(played.code === 0);
}
