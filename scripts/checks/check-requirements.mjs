// Checks the ids of docs/requirements: each is defined once, the numbers have no gap, and code and tests cite no others. Counts the
// requirements without a test; `--list` prints their ids.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../repository.mjs';

const pagesFolder = 'docs/requirements';
const folders = ['packages', 'e2e', 'tools', 'scripts'];
const skipped = /(?:^|[\\/])(?:node_modules|dist)[\\/]|^e2e[\\/](?:report|results)[\\/]/;
const read = /\.(?:ts|tsx|mjs|js|css|html|sql)$|access-matrix\.json$/;
/** A test runs every cell of the access matrix; the benchmarks check their goals. */
const isTest = (path) =>
  /\.(?:test|spec)\.\w+$|access-matrix\.json$|bench[\\/]src[\\/]report[\\/].*goals\.ts$/.test(path) ||
  /^e2e[\\/]dialogs/.test(path);

if (fileURLToPath(import.meta.url) === process.argv[1]) await main();

async function main() {
  const [pages, sources] = await Promise.all([readFiles([pagesFolder], /\.md$/), readFiles(folders, read)]);
  const { ids, faults, untested } = findRequirementFaults(pages, sources);
  if (process.argv.includes('--list')) for (const id of untested) console.log(id);
  for (const fault of faults) console.error(fault);
  console.log(`${ids.size} requirements, ${untested.length} that no test cites, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** `pages` and `sources` map paths to file contents. */
export function findRequirementFaults(pages, sources) {
  const faults = [];
  const ids = new Set();
  const numbers = new Map();
  for (const [path, text] of pages) {
    for (const [, id, prefix, number] of text.matchAll(/^- \*\*(([A-Z]{2,3})-(\d+))\*\* /gm)) {
      if (ids.has(id)) faults.push(`${path}: ${id} is stated twice`);
      ids.add(id);
      numbers.set(prefix, Math.max(numbers.get(prefix) ?? 0, Number(number)));
    }
  }
  for (const [prefix, last] of numbers) {
    for (let number = 1; number <= last; number += 1) {
      if (!ids.has(`${prefix}-${number}`)) faults.push(`${prefix}-${number} is missing`);
    }
  }
  const tested = new Set();
  const citation = new RegExp(String.raw`\b(?:${[...numbers.keys()].join('|')})-\d+\b`, 'g');
  for (const [path, text] of sources) {
    for (const [id] of text.matchAll(citation)) {
      if (!ids.has(id)) faults.push(`${path}: ${id} does not exist`);
      if (isTest(path)) tested.add(id);
    }
  }
  return { ids, faults, untested: [...ids].filter((id) => !tested.has(id)) };
}

async function readFiles(places, pattern) {
  const names = await Promise.all(places.map((place) => readdir(join(root, place), { recursive: true })));
  const paths = places.flatMap((place, index) => names[index].map((name) => join(place, name)));
  const wanted = paths.filter((path) => pattern.test(path) && !skipped.test(path));
  return new Map(
    await Promise.all(wanted.map(async (path) => [path, await readFile(join(root, path), 'utf8')])),
  );
}
