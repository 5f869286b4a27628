// Proves on a copy of the project what docs/WHERE-TO-ADD.md says of a fourth kind: it needs its own files and one entry in each registry,
// and the compiler reports each missing entry.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENTRIES } from './fourth-kind/entries.mjs';
import { copyProject, listTypeErrors, removeCopy, runIn, writeEntries } from './fourth-kind/overlay.mjs';

const PACKAGES = ['core', 'texts', 'pictures', 'server', 'web'];
/** Compiling all packages takes a minute of processor time. */
const TIMEOUT_MS = 20 * 60_000;

let copy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => removeCopy(copy));

/** Compiles one package after the other, because each takes all processors. */
async function listErrors(packages) {
  const errors = [];
  for (const name of packages) errors.push(...(await listTypeErrors(copy, name)));
  return errors;
}

/** The file in which the compiler reports the missing entry. */
const fileOfError = ({ file, reportedIn }) => reportedIn ?? file;

async function errorsWithout(leftOut) {
  await writeEntries(copy, leftOut);
  return listErrors(new Set(leftOut.map(({ file }) => file.split('/')[1])));
}

test('the compiler accepts a fourth kind with its own files and its entries', {
  timeout: TIMEOUT_MS,
}, async () => {
  expect(await listErrors(PACKAGES)).toEqual([]);
});

test('a fourth kind is created, listed, opened and deleted', {
  timeout: TIMEOUT_MS,
  tags: ['thorough'],
}, async () => {
  const tests = ['packages/server/src/content/favourite', 'packages/server/src/db/kind-tables'];
  const { code, output } = await runIn(copy, 'vitest', ['run', '--project', 'server', ...tests]);
  expect(code, output).toBe(0);
});

test('a browser makes, lists and views a fourth kind', {
  timeout: TIMEOUT_MS,
  tags: ['thorough'],
}, async () => {
  const build = "await import('./scripts/build-web.mjs').then((module) => module.ensureWebBuilt())";
  const built = await runIn(copy, 'node', ['--input-type=module', '--eval', build]);
  expect(built.code, built.output).toBe(0);
  const journey = ['test', '-c', 'e2e/playwright.config.ts', 'favourite.spec'];
  const played = await runIn(copy, 'playwright', journey, { E2E_PORT: '3217' });
  expect(played.code, played.output).toBe(0);
});

test('the compiler reports each missing entry', { timeout: TIMEOUT_MS, tags: ['thorough'] }, async () => {
  // Nothing compiles without the wire types, so they are left out on their own.
  const [basic, others] = [ENTRIES.filter(isBasic), ENTRIES.filter((entry) => !isBasic(entry))];
  for (const entry of basic) expect(await errorsWithout([entry]), entry.file).not.toEqual([]);

  const errors = await errorsWithout(others);
  for (const file of new Set(others.map(fileOfError))) {
    const expected = others.filter((entry) => fileOfError(entry) === file);
    const found = errors.filter((error) => error.file === file && /favourite/i.test(error.text));
    expect(found.length, file).toBeGreaterThanOrEqual(expected.length);
  }
});

const isBasic = ({ file }) => /core\/src\/(content-kind|contract\/(types|content-endpoints))\.ts$/.test(file);

test('the compiler reports every entry alone', { timeout: 60 * 60_000, tags: ['thorough'] }, async () => {
  for (const entry of ENTRIES) {
    const files = (await errorsWithout([entry])).map((error) => error.file);
    expect(files, JSON.stringify(entry)).toContain(fileOfError(entry));
  }
});
