// Checks docs/spec-coverage: every file named exists, every proof is the title of a test (or of its group, or of a step of it) in the
// file named, every proof is used, and no row says « done » without one.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './repository.mjs';

const folder = 'docs/spec-coverage';
const statuses = /^(done( \(.+\))?|done, no test( \(.+\))?|partly: .+|not built(: .+)?|replaced: .+)$/;
const rowPattern = /^\| (P\d-\d\.\d+) \| (.+) \| (.*) \| (.*) \| (.+) \|$/;
const proofPattern = /^- (t\d+): `([^`]+)` › (.+)$/;

const counts = new Map();
const ids = new Set();
const sources = new Map();
const faults = [];
const files = (await readdir(join(root, folder))).filter((name) => name.endsWith('.md'));
for (const name of files) await checkFile(`${folder}/${name}`);
for (const fault of faults) console.error(fault);
const summary = [...counts].map(([status, count]) => `${count} ${status}`).join(', ');
console.log(`${ids.size} requirements: ${summary}; ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function checkFile(file) {
  const sections = (await readFile(join(root, file), 'utf8')).split(/^## /m).slice(1);
  for (const section of sections) await checkSection(section, (text) => faults.push(`${file}: ${text}`));
}

async function checkSection(section, fault) {
  const lines = section.split('\n');
  const used = new Set();
  const rows = lines.filter((line) => line.startsWith('| P'));
  for (const line of rows) {
    const row = rowPattern.exec(line);
    if (row === null) fault(`not a row of five cells: ${line}`);
    else for (const key of checkRow(row, fault)) used.add(key);
  }
  const proofs = lines.map((line) => proofPattern.exec(line)).filter((match) => match !== null);
  for (const [, key, file, title] of proofs) {
    if (!used.delete(key)) fault(`${key} (${title}): no row names it`);
    if (!(await hasTest(file, title))) fault(`${file}: no test « ${title} »`);
  }
  for (const key of used) fault(`${key} of section ${lines[0]}: no such proof`);
}

function checkRow([, id, , source, proof, status], fault) {
  const keys = proof.split(', ').filter((key) => key !== '');
  if (ids.has(id)) fault(`${id} stands twice`);
  ids.add(id);
  if (!statuses.test(status)) fault(`${id}: « ${status} » is no status`);
  if (/^done($| \()/.test(status) && keys.length === 0) fault(`${id}: done without a proof`);
  for (const [, path] of source.matchAll(/`([^`]+)`/g)) {
    if (!existsSync(join(root, path))) fault(`${id}: ${path} does not exist`);
  }
  const kind = status.replace(/[:(].*$/, '').trim();
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return keys;
}

/** Titles are written as in the source, `${…}` included; quotes that the source escapes are not. */
async function hasTest(file, title) {
  if (!existsSync(join(root, file))) return false;
  const known =
    sources.get(file) ?? (await readFile(join(root, file), 'utf8')).replaceAll(/\\(['"`])/g, '$1');
  sources.set(file, known);
  return ["'", '"', '`'].some(
    (quote) => known.includes(`(${quote}${title}${quote}`) || known.includes(`${quote}${title}${quote},`),
  );
}
