// Checks the direction of imports in every package (docs/decisions/0003-checks-and-long-tests.md explains why no existing tool is used).
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { importRules } from './import-rules.mjs';
import { findBroken, listImports } from './list-imports.mjs';
import { root } from './repository.mjs';

const entries = await readdir(join(root, 'packages'), { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) =>
    relative(root, join(entry.parentPath ?? entry.path, entry.name))
      .split(sep)
      .join('/'),
  )
  .filter((file) => !/\/(node_modules|dist)\//.test(file));

let count = 0;
let broken = 0;
for (const file of files) {
  for (const found of listImports(file, await readFile(join(root, file), 'utf8'))) {
    count += 1;
    for (const rule of findBroken(importRules, file, found)) {
      broken += 1;
      console.error(`${file} → ${found.target}\n  ${rule.name}: ${rule.why}`);
    }
  }
}
console.log(`${count} imports in ${files.length} files, ${broken} against the rules`);
process.exitCode = broken > 0 ? 1 : 0;
