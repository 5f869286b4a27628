// npm run test:long -- thorough: npm test with the exhaustive variants that it leaves out (tag `thorough`), and no second try.
import { toOutcome } from '../long-tests/run-program.mjs';
import { run } from '../repository.mjs';

export async function runLongTest() {
  const { code } = await run(process.execPath, ['scripts/test.mjs', '--strict', '--thorough']);
  return toOutcome(code === 0);
}
