// Checks that no style sheet of the client is longer than its other files may be (.oxlintrc.json, max-lines): the linter reads no CSS.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './repository.mjs';

const linesMax = 200;
const folder = 'packages/web/src';
/** Longer ones, until their screens are drawn anew. One that has become shorter must leave this list. */
const exceptions = new Set([
  'features/ranking-editor/round-tile.module.css',
  'features/ranking-editor/round.module.css',
  'features/tierlist-editor/dialogs.module.css',
  'features/tierlist-editor/pool.module.css',
  'features/tournament/duel-card.module.css',
]);

const sheets = (await readdir(join(root, folder), { recursive: true }))
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.css'));

const faults = [];
for (const name of sheets) {
  const lines = (await readFile(join(root, folder, name), 'utf8')).trimEnd().split('\n').length;
  if (lines > linesMax && !exceptions.has(name))
    faults.push(`${folder}/${name}: ${lines} lines, at most ${linesMax}: cut it by component`);
  if (lines <= linesMax && exceptions.has(name))
    faults.push(`${folder}/${name}: ${lines} lines, no exception any more (scripts/check-styles.mjs)`);
}
for (const name of exceptions)
  if (!sheets.includes(name)) faults.push(`${name}: an exception of scripts/check-styles.mjs without a file`);

for (const fault of faults) console.error(fault);
console.log(`${sheets.length} style sheets, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
