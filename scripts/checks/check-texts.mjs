// Checks the texts in the sources (french-texts.mjs, english-texts.mjs) and compares them with the requirements that quote them
// (quoted-texts.mjs). With --write it inserts the required spaces.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root } from '../repository.mjs';
import { findEnglishFaults } from './english-texts.mjs';
import { findTextFaults, writeSpaces } from './french-texts.mjs';
import { findQuoteFaults, listMarks, listQuotes } from './quoted-texts.mjs';

const isWriting = process.argv.includes('--write');

const entries = await readdir(join(root, 'packages'), { recursive: true, withFileTypes: true });
const sources = entries
  .filter((entry) => entry.isFile() && /\.(?:tsx?|html|webmanifest)$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter(
    (file) => !/\/(?:node_modules|dist|testing|fixtures|migrations)\/|\.test\.tsx?$|\.d\.ts$/.test(file),
  );
const english = 'packages/texts/src/en/';
const files = sources.filter((file) => !file.startsWith(english));
/** The files of texts for people. */
const catalogue = sources.filter((file) =>
  /^packages\/(?:texts\/src|web\/src\/features\/legal)\/.*\.ts$/.test(file),
);

const faults = [];
for (const file of files) {
  const source = await readFile(join(root, file), 'utf8');
  const written = isWriting ? writeSpaces(file, source) : source;
  if (written !== source) await writeFile(join(root, file), written);
  faults.push(...findTextFaults(file, written));
}
const requirements = join(root, 'docs', 'requirements');
const quotes = [];
for (const name of await readdir(requirements))
  quotes.push(...listQuotes(await readFile(join(requirements, name), 'utf8')));
const marks = [];
for (const file of catalogue) {
  const source = await readFile(join(root, file), 'utf8');
  marks.push(...listMarks(file, source));
  if (file.startsWith(english)) faults.push(...findEnglishFaults(file, source));
}
faults.push(...findQuoteFaults(quotes, marks));
for (const fault of faults) console.error(fault);
console.log(
  `texts of ${files.length} files, ${quotes.length} quotes of requirements, ${faults.length} faults`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
