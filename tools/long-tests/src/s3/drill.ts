// A site moves its images from the disk to S3 and back while users view them, with commands that are killed; in between, S3 hangs, and the
// site is backed up, restored into another bucket and compared.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRngAt, type Rng, randomInt } from '@palmares/core/random';
import { BACKGROUND_TIMEOUT_MS } from '@palmares/server/deps';
import { createDiskStore } from '@palmares/server/files/disk-store';
import type { ImageStore } from '@palmares/server/files/image-store';
import { createS3Store } from '@palmares/server/files/s3-store';
import { createBucket, type RealS3, toS3Environment } from '@palmares/server/testing/real-bucket';
import { runServerCommand } from '@palmares/server/testing/server-command';
import { type LongRun, print } from '../long-test.ts';
import { type Site, withSite } from '../site/site.ts';
import { fillSite, findWrongFiles, type Pictures, readPicturesRepeatedly } from './pictures.ts';

/** A command is killed once it has moved up to this many images, plus a short random delay. */
const MOVED_MAX = 4;
const KILLED_WITHIN_MS = 300;

type Env = Record<string, string> & { readonly DATA_DIR: string; readonly BACKUP_DIR: string };

/** `pid` is the process group of the front end of the S3. Returns faults, as sentences. */
export async function drillS3(
  { folder, seed, random, kills }: LongRun,
  s3Server: { readonly config: RealS3; readonly pid: number | undefined },
): Promise<string[]> {
  // Viewers have a separate random sequence, so that the seed alone determines the kills.
  const moving = { rng: random, eyes: createRngAt(seed, 1), kills };
  const [bucket, other] = [await createBucket(s3Server.config), await createBucket(s3Server.config)];
  const dataDir = join(folder, 'data');
  const onDisk = { DATA_DIR: dataDir, BACKUP_DIR: join(folder, 'backups'), LOG_LEVEL: 'error' };
  const inS3 = { ...onDisk, ...toS3Environment(bucket) };
  const backOnDisk = { ...inS3, FILES_IN: 'disk' };
  const copied = { ...onDisk, ...toS3Environment(other), DATA_DIR: join(folder, 'copy') };
  const disk = createDiskStore(join(dataDir, 'files'));
  const s3 = createS3Store(bucket, BACKGROUND_TIMEOUT_MS);
  const faults: string[] = [];

  const pictures = await withSite(onDisk, async (site) => {
    const filled = await fillSite(await site.place(), moving.rng);
    print(`${filled.size} files on the disk`);
    faults.push(...(await tryTooEarly(site, filled, inS3)));
    return filled;
  });
  faults.push(...(await moveWhileServing(inS3, { word: 'to-s3', from: disk }, pictures, moving)));
  faults.push(...(await findWrongFiles(pictures, { all: s3, none: disk })));
  faults.push(...(await withSite(inS3, (site) => hangAndReturn(site, pictures, -(s3Server.pid ?? 0)))));
  faults.push(...(await copyElsewhere(inS3, copied)));
  faults.push(...(await findWrongFiles(pictures, { all: createS3Store(other, BACKGROUND_TIMEOUT_MS) })));
  faults.push(...(await moveWhileServing(backOnDisk, { word: 'to-disk', from: s3 }, pictures, moving)));
  faults.push(...(await findWrongFiles(pictures, { all: disk, none: s3 })));
  return faults;
}

/** The server is not configured for S3 yet. */
async function tryTooEarly({ url }: Site, pictures: Pictures, env: Env): Promise<string[]> {
  const [name = ''] = pictures.keys();
  await fetch(`${url}/media/${name}.webp`).then((reply) => reply.arrayBuffer());
  const { code, output } = await runServerCommand('move-files', ['to-s3'], env);
  return code === 1 && output.includes('redémarrez')
    ? []
    : [`a move too early ended with ${code}: ${output}`];
}

type Moving = { readonly rng: Rng; readonly eyes: Rng; readonly kills: number };
type Move = { readonly word: 'to-s3' | 'to-disk'; readonly from: ImageStore };

async function moveWhileServing(
  env: Env,
  move: Move,
  pictures: Pictures,
  { rng, eyes, kills }: Moving,
): Promise<string[]> {
  const { word } = move;
  return withSite(env, async ({ url }) => {
    const looking = readPicturesRepeatedly(url, pictures, eyes);
    let cut = 0;
    for (let kill = 0; kill < kills; kill += 1) if (await moveAndKill(env, move, rng)) cut += 1;
    const { code, output } = await runServerCommand('move-files', [word], env);
    const { seen, refused, faults } = await looking.stop();
    print(`${word}: ${cut} of ${kills} commands killed under way; ${output.trim().split('\n').at(-1)}`);
    print(`  meanwhile ${seen} pictures were looked at, ${refused} times 503`);
    return code === 0 ? faults : [...faults, `${word} ended with ${code}: ${output}`];
  });
}

async function ask(url: string) {
  const startedAt = performance.now();
  const reply = await fetch(url);
  await reply.arrayBuffer();
  return {
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    ms: performance.now() - startedAt,
  };
}

async function countKeys(store: ImageStore): Promise<number> {
  const keys: string[] = [];
  for await (const key of store.keys()) keys.push(key);
  return keys.length;
}

/** Returns whether the command was still running. */
async function moveAndKill(env: Env, { word, from }: Move, rng: Rng): Promise<boolean> {
  const wanted = (await countKeys(from)) - 1 - randomInt(rng, MOVED_MAX);
  const killing = new AbortController();
  let ended = false;
  const running = runServerCommand('move-files', [word], env, { kill: killing.signal }).finally(() => {
    ended = true;
  });
  const isAtWork = async () => !ended && (await countKeys(from)) > wanted;
  while (await isAtWork()) await sleep(50);
  await sleep(rng() * KILLED_WITHIN_MS);
  killing.abort();
  return (await running).code === null;
}

/** While its front end is stopped (SIGSTOP) S3 accepts connections and does not answer. */
async function hangAndReturn(server: Site, pictures: Pictures, front: number): Promise<string[]> {
  const [name = ''] = pictures.keys();
  const picture = `${server.url}/media/${name}.webp`;
  process.kill(front, 'SIGSTOP');
  const hung = await ask(picture).finally(() => sleep(1_000));
  const [ready, page] = [await ask(`${server.url}/readyz`), await ask(`${server.url}/api/site`)];
  process.kill(front, 'SIGCONT');
  let back = await ask(`${server.url}/readyz`);
  for (let tries = 0; back.status !== 200 && tries < 20; tries += 1) {
    await sleep(500);
    back = await ask(`${server.url}/readyz`);
  }
  const again = await ask(picture);
  print(
    `the S3 hangs: a picture is ${hung.status} after ${hung.ms.toFixed(0)} ms, /readyz ${ready.status} after ${ready.ms.toFixed(0)} ms`,
  );
  const found = [hung.status, hung.retryAfter !== null, ready.status, page.status, back.status, again.status];
  return found.join() === '503,true,503,200,200,200' ? [] : [`while the S3 hung: ${found.join(' ')}`];
}

async function copyElsewhere(env: Env, copy: Env): Promise<string[]> {
  const made = await runServerCommand('backup', [], env);
  print(made.output.trim());
  const names = await readdir(env.BACKUP_DIR).catch(() => []);
  const newest =
    names
      .filter((name) => /^\d/.test(name))
      .toSorted()
      .at(-1) ?? '';
  const restored = await runServerCommand('restore', [join(env.BACKUP_DIR, newest)], copy);
  print(restored.output.trim());
  const checked = await runServerCommand('check-data', [], env);
  print(checked.output.trim());
  return Object.entries({ backup: made, restore: restored, 'check-data': checked })
    .filter(([, { code }]) => code !== 0)
    .map(([name, { code, output }]) => `${name} ended with ${code}: ${output}`);
}
