// npm run test:long -- fuzz [requests] [seed]: the API fuzzed from its own description (packages/server/src/api-fuzz.test.ts), by 100 000 requests
// unless told otherwise. The seed is printed; the same one plays the same requests.
import { projectEnvironment, run } from '../repository.mjs';

export async function runLongTest([requests = '100000', seed = String(Date.now() % 1_000_000_000)]) {
  process.stdout.write(`${requests} requests, seed ${seed}\n`);
  const env = projectEnvironment({ FUZZ_REQUESTS: requests, FUZZ_SEED: seed });
  const played = await run('vitest', ['run', '--project', 'server', 'src/api-fuzz.test.ts'], { env });
  return played.code === 0;
}
