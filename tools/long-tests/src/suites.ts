// The ordinary tests, run by a long test on a disturbed or restored site. Each function returns faults, as sentences.
import { ensureBrowser } from '../../../scripts/browser.mjs';
import { projectEnvironment, run } from '../../../scripts/repository.mjs';

type Env = Readonly<Record<string, string>>;

export const ACCESS_MATRIX = 'src/access-matrix.test.ts';

export async function runCommand(
  command: string,
  words: readonly string[],
  env: Env = {},
): Promise<string[]> {
  const { code } = await run(command, words, { env: projectEnvironment(env) });
  return code === 0 ? [] : [`${command} ${words.join(' ')} ended with ${code}`];
}

/** `words` are test files of the server and options of Vitest. */
export const runServerTests = (words: readonly string[], env: Env): Promise<string[]> =>
  runCommand('vitest', ['run', '--project', 'server', ...words], env);

/** Runs the end-to-end tests, or only the named ones. */
export async function runJourneys(names: readonly string[], env: Env): Promise<string[]> {
  const words = ['test', '-c', 'e2e/playwright.config.ts', ...names];
  return runCommand('playwright', words, { CI: '1', ...(await browserEnvironment()), ...env });
}

export async function browserEnvironment(): Promise<Env> {
  const browser = await ensureBrowser();
  return browser ? { CHROMIUM_PATH: browser } : {};
}
