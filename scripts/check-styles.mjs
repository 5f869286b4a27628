// Checks that no style sheet of the client is longer than its other files may be (.oxlintrc.json, max-lines): the linter reads no CSS.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './repository.mjs';

const linesMax = 200;
const folder = 'packages/web/src';

const sheets = (await readdir(join(root, folder), { recursive: true }))
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.css'));

const faults = [];
for (const name of sheets) {
  const lines = (await readFile(join(root, folder, name), 'utf8')).trimEnd().split('\n').length;
  if (lines > linesMax)
    faults.push(`${folder}/${name}: ${lines} lines, at most ${linesMax}: cut it by component`);
}

for (const fault of faults) console.error(fault);
console.log(`${sheets.length} style sheets, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
