// Checks the direction of imports in every package (docs/decisions/0003-checks-and-long-tests.md explains why no existing tool is used).
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { root } from '../repository.mjs';
import { importRules } from './import-rules.mjs';
import { findBroken, findCircles, listImports } from './list-imports.mjs';

const entries = await readdir(join(root, 'packages'), { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) =>
    relative(root, join(entry.parentPath ?? entry.path, entry.name))
      .split(sep)
      .join('/'),
  )
  .filter((file) => !/\/(node_modules|dist)\//.test(file));

/** The part of the server that a file belongs to: a folder, or a folder of a domain. */
const SERVER_PART =
  /^packages\/server\/src\/((?:identity|catalog|content|trust|publishing)\/[^/]+|[^/]+)\/(?!.*\.test\.ts$)/;

let count = 0;
let broken = 0;
const imports = [];
for (const file of files) {
  for (const found of listImports(file, await readFile(join(root, file), 'utf8'))) {
    count += 1;
    imports.push([file, found.target]);
    for (const rule of findBroken(importRules, file, found)) {
      broken += 1;
      console.error(`${file} → ${found.target}\n  ${rule.name}: ${rule.why}`);
    }
  }
}
const parts = imports
  .map((pair) => pair.map((file) => SERVER_PART.exec(file)?.[1]))
  .filter(([from, to]) => from !== undefined && to !== undefined && from !== to);
for (const circle of [...findCircles(imports), ...findCircles(parts)]) {
  broken += 1;
  console.error(
    `A circle of imports (types included), so that none can be read first:\n  ${circle.join('\n  ')}`,
  );
}
console.log(`${count} imports in ${files.length} files, ${broken} against the rules`);
process.exitCode = broken > 0 ? 1 : 0;
