// Checks the texts in the sources (french-texts.mjs). With --write it inserts the required spaces.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root } from '../repository.mjs';
import { findTextFaults, writeSpaces } from './french-texts.mjs';

const isWriting = process.argv.includes('--write');

const entries = await readdir(join(root, 'packages'), { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && /\.(?:tsx?|html|webmanifest)$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter(
    (file) =>
      !/\/(?:node_modules|dist|testing|fixtures|migrations)\/|\/texts\/src\/en\/|\.test\.tsx?$|\.d\.ts$/.test(
        file,
      ),
  );

const faults = [];
for (const file of files) {
  const source = await readFile(join(root, file), 'utf8');
  const written = isWriting ? writeSpaces(file, source) : source;
  if (written !== source) await writeFile(join(root, file), written);
  faults.push(...findTextFaults(file, written));
}
for (const fault of faults) console.error(fault);
console.log(`texts of ${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
