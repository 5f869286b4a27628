// npm run bench [-- words]: the benchmarks whose names hold one of the words, all of them without words.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { fail, findProjectNode, root, run, seconds } from './repository.mjs';

await ensureInstalled();
await ensureWebBuilt().catch((error) => fail(error.message));
const folder = join(root, 'bench', 'src');
const wanted = process.argv.slice(2);
const names = (await readdir(folder, { recursive: true }))
  .filter((name) => name.endsWith('.bench.ts'))
  .sort();
const chosen = names.filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
for (const name of chosen) {
  const startedAt = performance.now();
  console.log(`\n▶ ${name}`);
  const { code } = await run(findProjectNode(), [join(folder, name)]);
  console.log(`${code === 0 ? '✔' : '✘'} ${name} (${seconds(startedAt)})`);
  if (code !== 0) process.exitCode = 1;
}
