// Fails on texts for people outside the catalogue (packages/texts); literal-exceptions.mjs lists what may stay.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root } from '../repository.mjs';
import { findLiterals } from './find-literals.mjs';
import { literalExceptions } from './literal-exceptions.mjs';

const CHECKED =
  /^packages\/(?:web\/(?:src|public)|server\/src|pictures\/src|core\/src)\/.*\.(?:tsx?|html)$|^packages\/web\/[\w-]+\.html$/;
const SKIPPED = /\/(?:node_modules|dist|testing|fixtures)\/|\.test\.tsx?$|\.d\.ts$/;

const entries = await readdir(join(root, 'packages'), { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((file) => CHECKED.test(file) && !SKIPPED.test(file));

const used = new Set();
let faults = 0;
for (const file of files) {
  for (const { line, text } of findLiterals(file, await readFile(join(root, file), 'utf8'))) {
    const exception = literalExceptions.find(
      ({ files: pattern, texts }) => pattern.test(file) && (texts === undefined || texts.includes(text)),
    );
    if (exception) used.add(exception);
    else {
      faults += 1;
      console.error(`${file}:${line}: this text belongs to packages/texts: ${text.slice(0, 100)}`);
    }
  }
}
for (const { files: pattern } of literalExceptions.filter((exception) => !used.has(exception))) {
  faults += 1;
  console.error(`literal-exceptions.mjs: ${pattern} matches no text any more`);
}
console.log(`literals of ${files.length} files, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
