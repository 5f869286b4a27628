// One preparation (installation, build) of this folder at a time: two installations at once break each other. Runs on Node 20.
import { rmSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchForStop } from './keep-child.mjs';
import { identify } from './processes.mjs';
import { root } from './repository.mjs';

const AGAIN_AFTER_MS = 200;

/**
 * Holds the lock while `work` runs, and waits until it is free. `work` gets a function that notes the process group that it has started: a
 * group that outlived its owner (kill -9) is ended by the next one.
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

/** The lines of the file: who holds the lock, then the leader of the group that works for it. */
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

/** The file appears with its text, or not at all: nobody reads half of it. */
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

/** Removes the lock of a dead owner. Somebody else may have done so and hold it now: then it is given back. */
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
