// npm run mutation -- core|services [--file part of a path]… [--tests part of a path]… [--sample 300] [--seed 1] [--skip-loaded] [--fresh]
// Mutation testing: inserts small faults into the sources, one at a time, and lists the survivors, which no test detects. Results are
// stored in .tmp/mutation: an interrupted run resumes, and a changed source is tested again. `--tests` restricts the tests; `--skip-loaded`
// skips mutants evaluated at module load, which need a separate run each.

import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, root } from '../../scripts/repository.mjs';
import { instrument } from './src/instrument.mjs';
import { printReport } from './src/report.mjs';
import { openTests, readSource } from './src/run-tests.mjs';
import { listSources, listTests, scopes } from './src/scopes.mjs';
import { readLines, tryMutants } from './src/try-mutants.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string', multiple: true, default: [] },
    tests: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'skip-loaded': { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});
const [name] = positionals;
if (!Object.hasOwn(scopes, name))
  fail(
    'Usage : npm run mutation -- core|services [--file …] [--tests …] [--sample …] [--seed …] [--skip-loaded]',
  );
const scope = scopes[name];

const folder = join(root, '.tmp', 'mutation');
mkdirSync(folder, { recursive: true });
const results = join(folder, `${name}.jsonl`);
if (values.fresh) rmSync(results, { force: true });

const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** All mutants of the chosen files in order, and the instrumented sources. */
function plan() {
  const instrumented = new Map();
  const mutants = [];
  for (const file of listSources(scope, values.file)) {
    const source = readSource(file);
    const made = instrument(file, source, { lastId: mutants.length });
    instrumented.set(file, made.code);
    const version = hash(source);
    for (const mutant of made.mutants) {
      const key = hash(
        `${file} ${version} ${mutant.line}:${mutant.column} ${mutant.original} ${mutant.replacement}`,
      );
      mutants.push({ id: mutants.length + 1, key, file, ...mutant });
    }
  }
  return { instrumented, mutants };
}

/** Selects mutants by hash, so that a seed selects the same ones whatever else is mutated. */
function sample(mutants) {
  if (!values.sample) return mutants;
  const order = new Map(mutants.map((mutant) => [mutant, hash(values.seed + mutant.key)]));
  return mutants.toSorted((a, b) => order.get(a).localeCompare(order.get(b))).slice(0, Number(values.sample));
}

const { instrumented, mutants } = plan();
const chosen = sample(mutants);
const noticedBefore = new Map(readLines(results).map(({ key, by }) => [key, by]));
for (const mutant of chosen)
  if (noticedBefore.has(mutant.key))
    Object.assign(mutant, { status: 'noticed', by: noticedBefore.get(mutant.key) });
const tests = listTests(scope, [...instrumented.keys()], values.tests);

function conclude(mutant, status, by) {
  Object.assign(mutant, { status, by });
  if (status === 'noticed') appendFileSync(results, `${JSON.stringify({ key: mutant.key, by })}\n`);
}

const started = performance.now();
const session = await openTests({
  project: scope.project,
  tests: tests.map(({ test }) => test),
  instrumented,
  planFile: join(folder, `${name}.plan.json`),
});
try {
  const log = join(folder, `${name}.log.jsonl`);
  await tryMutants({
    session,
    scope,
    mutants,
    chosen,
    tests,
    log,
    conclude,
    skipLoaded: values['skip-loaded'],
  });
} finally {
  await session.close();
}
printReport(chosen, mutants.length);
writeFileSync(join(folder, `${name}.json`), JSON.stringify(chosen, null, 1));
console.log(`\n${Math.round((performance.now() - started) / 1000)} s; details in .tmp/mutation/${name}.json`);
