// npm run bench [-- words]: runs the benchmarks whose names contain one of the words (all without words), then prints a table of the
// results. With --check it fails when a goal (tools/bench/src/report/goals.ts) is missed or was not measured.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';
import { fail, findProjectNode, projectEnvironment, root, run, seconds } from '../../scripts/repository.mjs';

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
await ensureInstalled();
await ensureWebBuilt().catch((error) => fail(error.message));
const folder = join(root, 'tools/bench/src');
const names = (await readdir(folder, { recursive: true }))
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .sort();
const results = await mkdtemp(join(tmpdir(), 'palmares-bench-results-'));
const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
const needsBrowser = sources.some((source) => source.includes('chromiumLaunch('));
const browser = needsBrowser ? await ensureBrowser({ whole: true }) : null;
const env = projectEnvironment({
  BENCH_RESULTS: join(results, 'rows.jsonl'),
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
});
for (const name of names) {
  const startedAt = performance.now();
  console.log(`\n▶ ${name}`);
  const { code } = await run(findProjectNode(), [join(folder, name)], { env });
  console.log(`${code === 0 ? '✔' : '✘'} ${name} (${seconds(startedAt)})`);
  if (code !== 0) process.exitCode = 1;
}
const { code } = await run(findProjectNode(), [join(folder, 'report', 'print-table.ts'), ...names], { env });
if (code !== 0 && values.check) process.exitCode = 1;
await rm(results, { recursive: true });
