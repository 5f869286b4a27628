// npm run test:long -- presses: opens each dialog of the component tests in every way that can press it twice (docs/decisions/0084). npm
// test tries one way per dialog, in rotation.
import { playSteps } from '../long-test.ts';
import { browserEnvironment, runCommand } from '../suites.ts';

const WAYS = ['0', '1', '2'];

export async function play(): Promise<readonly string[]> {
  const browser = await browserEnvironment();
  const tests = ['run', '--project', 'components', 'dialogs'];
  return playSteps(
    ...WAYS.map((way) => () => runCommand('vitest', tests, { VITE_FIRST_PRESS: way, ...browser })),
  );
}
