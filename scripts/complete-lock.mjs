// npm run lock: completes package-lock.json after a change of dependencies. npm omits optional packages of
// other systems that the registry in use did not have, and never adds them later. This removes them together
// with the packages that require them, so that npm resolves them again.
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findLockFaults, withoutIncomplete } from './check-lock-file.mjs';
import { root } from './repository.mjs';

const path = join(root, 'package-lock.json');
const readLock = async () => JSON.parse(await readFile(path, 'utf8'));

if (!process.argv.includes('--check')) {
  const lock = await readLock();
  const packages = withoutIncomplete(lock.packages);
  await writeFile(path, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
  spawnSync(npm, options, { cwd: root, stdio: 'inherit' });
}

const faults = findLockFaults((await readLock()).packages);
for (const fault of faults) console.error(fault);
if (faults.length > 0) console.error(`package-lock.json: ${faults.length} faults. npm run lock`);
process.exitCode = faults.length > 0 ? 1 : 0;
