import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withPreparationLock } from './preparation-lock.mjs';
import { fail, root, seconds, systemEnvironment } from './repository.mjs';
import { runTied } from './spawn-tied-process.mjs';

const stampPath = join(root, 'node_modules', '.palmares-lock-hash');
/** npm's own record of the installed packages. */
const recordPath = join(root, 'node_modules', '.package-lock.json');

/** Installs the packages when the lock file differs from the last installation. */
export async function ensureInstalled() {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if ((await read(stampPath)) === hash) return;
  await withPreparationLock(async (onStart) => {
    if ((await read(stampPath)) === hash) return;
    if (!(await isInstalled(JSON.parse(lock)))) await install(onStart);
    await writeFile(stampPath, hash);
  });
}

async function install(onStart) {
  const startedAt = performance.now();
  console.log('Installation des paquets (npm ci)…');
  // An interrupted installation must not look complete, because npm removes the old packages in any order.
  for (const path of [stampPath, recordPath]) await rm(path, { force: true });
  const { code } = await runTied('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: systemEnvironment(),
    onStart,
  });
  if (code !== 0) fail("L'installation des paquets a échoué : le message de npm est ci-dessus.");
  console.log(`Paquets installés (${seconds(startedAt)}).`);
}

/** Returns whether npm's own record satisfies the lock file, for example after a manual `npm ci`. */
async function isInstalled(lock) {
  const record = JSON.parse((await read(recordPath)) ?? '{"packages":{}}');
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = record.packages[path];
    // An optional package of another system is not installed.
    return found
      ? found.version === wanted.version && found.integrity === wanted.integrity
      : wanted.optional === true;
  });
}

function read(path) {
  return readFile(path, 'utf8').catch(() => null);
}
