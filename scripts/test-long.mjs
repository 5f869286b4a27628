// npm run test:long [-- <name> [--kills n] [--minutes n] [--seed s] [words…]]: the long tests of scripts/long, which npm test does not run;
// without a name all of them in sequence. Random choices depend on the seed. Runs on Node 20.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { fail, root, seconds } from './repository.mjs';

const folder = join(root, 'scripts/long');
const names = readdirSync(folder).map((file) => file.replace(/\.mjs$/, ''));
const text = /** @type {const} */ ({ type: 'string' });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: text, minutes: text, seed: text },
});
const [name, ...words] = positionals;
if (name !== undefined && !names.includes(name)) fail(`npm run test:long [-- <${names.join(' | ')}>]`);
await ensureInstalled();

const results = [];
for (const each of name === undefined ? names : [name]) {
  const startedAt = performance.now();
  const seed = values.seed ?? String(Date.now() % 1_000_000);
  console.log(`\n▶ ${each} (again: npm run test:long -- ${each} --seed ${seed})`);
  const { runLongTest } = await import(join(folder, `${each}.mjs`));
  const outcome = await runLongTest({ ...values, seed, words });
  const sign = { passed: '✔', failed: '✘', 'not played': '–' }[outcome];
  console.log(`${sign} ${each}: ${outcome} (${seconds(startedAt)})`);
  results.push({ name: each, outcome });
}
const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
for (const { name: each, outcome } of results) if (outcome !== 'passed') console.log(`${outcome}: ${each}`);
console.log(
  `\nlong tests: ${count('passed')} passed, ${count('failed')} failed, ${count('not played')} not played`,
);
process.exitCode = count('failed') > 0 ? 1 : 0;
