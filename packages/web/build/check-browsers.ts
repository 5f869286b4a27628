// Checks the built site for features that the oldest supported browsers lack (browsers.ts). The allowed ones and their fallbacks are in
// feature-allowlist.ts; any other is an error, and so is an entry that is no longer used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import table from '@mdn/browser-compat-data/forLegacyNode';
import { FEATURE_ALLOWLIST } from './feature-allowlist.ts';
import { findInScript, findInSheet, readFeatures } from './newer-features.ts';

const dist = join(import.meta.dirname, '../dist');
const features = readFeatures(table);
const uses = new Map<string, string[]>();
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:js|css)$/.test(file) && !file.startsWith('.'),
);
for (const file of files) {
  const source = readFileSync(join(dist, file), 'utf8');
  const found = file.endsWith('.js') ? findInScript(source, features) : findInSheet(source, features);
  for (const name of found) uses.set(name, [...(uses.get(name) ?? []), file]);
}
const faults = [
  ...[...uses].flatMap(([name, where]) =>
    name in FEATURE_ALLOWLIST
      ? []
      : [`${name} is newer than the oldest supported browsers: ${where.join(', ')}`],
  ),
  ...Object.keys(FEATURE_ALLOWLIST).flatMap((name) =>
    uses.has(name) ? [] : [`${name}: nothing uses it any more`],
  ),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${files.length} built files, ${uses.size} known features, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
