// The first part of `npm run test:long -- restore`: prints what was backed up and restored, and writes the path of one of the backups; exit
// code 1 if anything was lost, incomplete or not erased.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runDrill } from './drill.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

const [folder = '', backups = '3'] = process.argv.slice(2);
const startedAt = performance.now();
const { backup, identity, lines, faults } = await runDrill(folder, Number(backups));
for (const line of lines) print(line);
print(`played in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
print(faults.length === 0 ? 'nothing lost, torn or back' : faults.join('\n'));
await writeFile(join(folder, 'backup.json'), JSON.stringify({ backup, identity }));
if (faults.length > 0) process.exitCode = 1;
