// npm run test:long [-- <name> [--kills n] [--minutes n] [--seed s] [words…]]: the long tests of src/tests, which npm test does not run;
// without a name all of them in sequence. Random choices depend on the seed. Runs on Node 20.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';
import { fail, findProjectNode, root, run, seconds } from '../../scripts/repository.mjs';

const source = join(root, 'tools/long-tests/src');
const names = readdirSync(join(source, 'tests')).map((file) => file.replace(/\.ts$/, ''));
const text = /** @type {const} */ ({ type: 'string' });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: text, minutes: text, seed: text },
});
const [name, ...words] = positionals;
if (name !== undefined && !names.includes(name)) fail(`npm run test:long [-- <${names.join(' | ')}>]`);
await ensureInstalled();
await ensureWebBuilt().catch((error) => fail(error.message));

/** Outcomes by exit code of src/play.ts. */
const outcomes = new Map([
  [0, 'passed'],
  [77, 'not played'],
]);
const signs = { passed: '✔', failed: '✘', 'not played': '–' };
const results = [];
for (const each of name === undefined ? names : [name]) {
  const startedAt = performance.now();
  const seed = values.seed ?? String(Date.now() % 1_000_000);
  console.log(`\n▶ ${each} (again: npm run test:long -- ${each} --seed ${seed})`);
  const options = Object.entries({ ...values, seed }).flatMap(([option, value]) => [`--${option}`, value]);
  const { code } = await run(findProjectNode(), [join(source, 'play.ts'), each, ...options, ...words]);
  const outcome = outcomes.get(code) ?? 'failed';
  console.log(`${signs[outcome]} ${each}: ${outcome} (${seconds(startedAt)})`);
  results.push({ name: each, outcome });
}
const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
for (const { name: each, outcome } of results) if (outcome !== 'passed') console.log(`${outcome}: ${each}`);
console.log(
  `\nlong tests: ${count('passed')} passed, ${count('failed')} failed, ${count('not played')} not played`,
);
process.exitCode = count('failed') > 0 ? 1 : 0;
