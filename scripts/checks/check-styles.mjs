// Checks the client's style sheets, which the linter does not read: their length (as max-lines in .oxlintrc.json), undefined and unused
// classes, unset custom properties, visual order against keyboard order, and tier colours in forced-colors mode. Of these, Stylelint covers
// only the visual order (`declaration-property-value-disallowed-list`, as 5 lines of check-visual-order.mjs do): it reads one sheet at a time, so
// it sees neither the classes of components nor properties set elsewhere. Biome's `noUndeclaredClasses` does not read CSS modules.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../repository.mjs';
import { findClassFaults } from './check-css-classes.mjs';
import { findPropertyFaults } from './check-css-properties.mjs';
import { findTierColourFaults } from './check-tier-colours.mjs';
import { findOrderFaults } from './check-visual-order.mjs';

const linesMax = 200;
const folder = join('packages', 'web', 'src');

const names = await readdir(join(root, folder), { recursive: true });
const wanted = names.filter((name) => /\.(?:css|tsx?)$/.test(name));
const files = new Map(
  await Promise.all(
    wanted.map(async (name) => [join(folder, name), await readFile(join(root, folder, name), 'utf8')]),
  ),
);

const faults = [
  ...findClassFaults(files),
  ...findOrderFaults(files),
  ...findPropertyFaults(files),
  ...findTierColourFaults(files),
];
const sheets = [...files].filter(([path]) => path.endsWith('.css'));
for (const [path, text] of sheets) {
  const lines = text.trimEnd().split('\n').length;
  if (lines > linesMax) faults.push(`${path}: ${lines} lines, at most ${linesMax}: cut it by component`);
}

for (const fault of faults) console.error(fault);
console.log(`${sheets.length} style sheets, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
