// npm run test:long -- thorough: npm test with the exhaustive variants that it leaves out (tag `thorough`), and no second try.
import { runCommand } from '../suites.ts';

export const play = (): Promise<readonly string[]> =>
  runCommand('node', ['scripts/test.mjs', '--strict', '--thorough']);
