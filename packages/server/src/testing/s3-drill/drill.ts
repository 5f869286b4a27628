// A site moves its images from the disk to S3 and back while users view them, with commands that are killed; in between, S3 hangs, and the
// site is backed up, restored into another bucket and compared.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRng, createRngAt, type Rng, randomInt } from '@palmares/core/random';
import type { S3Config } from '../../config/files.ts';
import { BACKGROUND_TIMEOUT_MS } from '../../deps.ts';
import { createDiskStore } from '../../files/disk-store.ts';
import type { ImageStore } from '../../files/image-store.ts';
import { createS3Store } from '../../files/s3-store.ts';
import { createRealBucket, toS3Environment } from '../real-bucket.ts';
import { runServerCommand } from '../server-command.ts';
import { type ServerProcess, spawnServer } from '../server-process.ts';
import { fillSite, findWrongFiles, type Pictures, readPicturesRepeatedly } from './pictures.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
/** A command is killed once it has moved up to this many images, plus a short random delay. */
const MOVED_MAX = 4;
const KILLED_WITHIN_MS = 300;

export interface DrillInput {
  readonly folder: string;
  readonly seed: number;
  readonly kills: number;
  readonly print: (line: string) => void;
}

type Env = Record<string, string>;

/** Returns faults, as sentences. */
export async function runDrill({ folder, seed, kills, print }: DrillInput): Promise<string[]> {
  // Viewers have a separate random sequence, so that the seed alone determines the kills.
  const moving = { rng: createRng(seed), eyes: createRngAt(seed, 1), kills, print };
  const [bucket, other] = [await makeBucket(), await makeBucket()];
  const dataDir = join(folder, 'data');
  const onDisk: Env = {
    DATA_DIR: dataDir,
    BACKUP_DIR: join(folder, 'backups'),
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const inS3 = { ...onDisk, ...toS3Environment(bucket) };
  const backOnDisk = { ...inS3, FILES_IN: 'disk' };
  const disk = createDiskStore(join(dataDir, 'files'));
  const s3 = createS3Store(bucket, BACKGROUND_TIMEOUT_MS);
  const faults: string[] = [];

  const pictures = await withServer(onDisk, async (server) => {
    const filled = await fillSite(dataDir, moving.rng);
    print(`${filled.size} files on the disk`);
    faults.push(...(await tryTooEarly(server, filled, inS3)));
    return filled;
  });
  faults.push(...(await moveWhileServing(inS3, { word: 'to-s3', from: disk }, pictures, moving)));
  faults.push(...(await findWrongFiles(pictures, { all: s3, none: disk })));
  faults.push(...(await withServer(inS3, (server) => hangAndReturn(server, pictures, print))));
  faults.push(
    ...(await copyElsewhere(
      inS3,
      { ...onDisk, ...toS3Environment(other), DATA_DIR: join(folder, 'copy') },
      print,
    )),
  );
  faults.push(...(await findWrongFiles(pictures, { all: createS3Store(other, BACKGROUND_TIMEOUT_MS) })));
  faults.push(...(await moveWhileServing(backOnDisk, { word: 'to-disk', from: s3 }, pictures, moving)));
  faults.push(...(await findWrongFiles(pictures, { all: disk, none: s3 })));
  return faults;
}

async function makeBucket(): Promise<S3Config> {
  const bucket = await createRealBucket();
  if (bucket === undefined) throw new Error('TEST_S3 describes no S3');
  return bucket;
}

async function withServer<T>(env: Env, work: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await spawnServer({ dataDir: env['DATA_DIR'] ?? '', mainFile: MAIN, env });
  try {
    await server.ready();
    return await work(server);
  } finally {
    server.child.kill('SIGTERM');
    await server.exited;
  }
}

/** The server is not configured for S3 yet. */
async function tryTooEarly({ url }: ServerProcess, pictures: Pictures, env: Env): Promise<string[]> {
  const [name = ''] = pictures.keys();
  await fetch(`${url}/media/${name}.webp`).then((reply) => reply.arrayBuffer());
  const { code, output } = await runServerCommand('move-files', ['to-s3'], env);
  return code === 1 && output.includes('redémarrez')
    ? []
    : [`a move too early ended with ${code}: ${output}`];
}

type Moving = Pick<DrillInput, 'kills' | 'print'> & { readonly rng: Rng; readonly eyes: Rng };
type Move = { readonly word: 'to-s3' | 'to-disk'; readonly from: ImageStore };

async function moveWhileServing(
  env: Env,
  move: Move,
  pictures: Pictures,
  { rng, eyes, kills, print }: Moving,
): Promise<string[]> {
  const { word } = move;
  return withServer(env, async (server) => {
    const looking = readPicturesRepeatedly(server.url, pictures, eyes);
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
async function hangAndReturn(
  server: ServerProcess,
  pictures: Pictures,
  print: (line: string) => void,
): Promise<string[]> {
  const front = -Number(process.env['TEST_S3_PID']);
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

async function copyElsewhere(env: Env, copy: Env, print: (line: string) => void): Promise<string[]> {
  const made = await runServerCommand('backup', [], env);
  print(made.output.trim());
  const names = await readdir(env['BACKUP_DIR'] ?? '').catch(() => []);
  const newest =
    names
      .filter((name) => /^\d/.test(name))
      .toSorted()
      .at(-1) ?? '';
  const restored = await runServerCommand('restore', [join(env['BACKUP_DIR'] ?? '', newest)], copy);
  print(restored.output.trim());
  const checked = await runServerCommand('check-data', [], env);
  print(checked.output.trim());
  return Object.entries({ backup: made, restore: restored, 'check-data': checked })
    .filter(([, { code }]) => code !== 0)
    .map(([name, { code, output }]) => `${name} ended with ${code}: ${output}`);
}
