// A lock for preparation steps (installation, build) of this folder, because
// two concurrent installations break each other. Runs on Node 20.
import { rmSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify } from './processes.mjs';
import { root } from './repository.mjs';
import { watchForStop } from './spawn-tied-process.mjs';

const AGAIN_AFTER_MS = 200;

/**
 * Waits for the lock and holds it while `work` runs. `work` gets a function that records the process group that it has started: if the
 * group survives its owner (kill -9), the next owner ends it.
 */
export async function withPreparationLock(work, path = join(root, '.tmp', 'preparation.lock')) {
  watchForStop();
  await acquire(path);
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work((group) => replace(path, describeOwner(group)));
  } finally {
    process.off('exit', release);
    release();
  }
}

/** The lines of the file: the owner of the lock, then the leader of its process group. */
function describeOwner(group) {
  return [identify(process.pid), ...(group === undefined ? [] : [identify(group)])].join('\n');
}

async function acquire(path) {
  await mkdir(dirname(path), { recursive: true });
  let told = false;
  while (!(await create(path, describeOwner()))) {
    const held = await readFile(path, 'utf8').catch(() => null);
    if (held === null) continue;
    const [owner, group] = held.split('\n');
    if (isAlive(owner)) {
      if (!told)
        console.log(
          `Une autre commande prépare ce dossier (processus ${Number.parseInt(owner, 10)}) : attente…`,
        );
      told = true;
      await sleep(AGAIN_AFTER_MS);
    } else if (isAlive(group)) {
      killGroup(group);
      await sleep(AGAIN_AFTER_MS);
    } else await takeAway(path, held);
  }
}

function isAlive(process) {
  return process !== undefined && identify(Number.parseInt(process, 10)) === process;
}

function killGroup(group) {
  try {
    process.kill(-Number.parseInt(group, 10), 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Creates the file atomically with its content, so that no reader sees a part of it. */
async function create(path, text) {
  const own = await writeOwn(path, text);
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

async function replace(path, text) {
  await rename(await writeOwn(path, text), path);
}

async function writeOwn(path, text) {
  const own = `${path}.${process.pid}`;
  await writeFile(own, text);
  return own;
}

/** Removes the lock of a dead owner. If another process has already taken the lock by then, it gets it back. */
async function takeAway(path, held) {
  const aside = `${path}.dead-${process.pid}`;
  if (
    !(await rename(path, aside).then(
      () => true,
      () => false,
    ))
  )
    return;
  if ((await readFile(aside, 'utf8')) !== held) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}
