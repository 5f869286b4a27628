// A restore drill: users upload and save continuously while backups are made next to the real server; then some data is erased, everything
// is killed and the data folder is deleted. Each backup is restored into an empty folder and compared with the writes acknowledged before
// it began.
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { createUser } from '../factories.ts';
import {
  createJournal,
  type Journal,
  openSession,
  saveRepeatedly,
  uploadRepeatedly,
  waitForWrites,
} from '../kills/simulated-user.ts';
import { realClock } from '../kills/simulated-users.ts';
import { runServerCommand } from '../server-command.ts';
import { type ServerProcess, spawnServer, waitUntilUnused } from '../server-process.ts';
import { createStoredAlbum } from '../stored-albums.ts';
import { killRestores } from './kill-restores.ts';
import { refuseWithoutList } from './refuse-without-list.ts';
import {
  type BackupExpectation,
  type DrillExpectation,
  IMAGES_OF_ALBUM,
  MAIN,
  openCopy,
  type Person,
  verifyCopy,
} from './verify-copy.ts';

const PEOPLE = ['ada', 'bob', 'cle'] as const;
const WRITES_BETWEEN = 20;

export interface DrillReport {
  /** The first backup, which is the smallest, and the file of its secret key. */
  readonly backup: string;
  readonly identity: string;
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

export async function runDrill(folder: string, backups: number): Promise<DrillReport> {
  const identity = join(folder, 'secret-key');
  const secret = await generateX25519Identity();
  await mkdir(folder, { recursive: true });
  await writeFile(identity, `${secret}\n`, { mode: 0o600 });
  const env = {
    DATA_DIR: join(folder, 'lost'),
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_RECIPIENT: await identityToRecipient(secret),
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const journal = createJournal();
  const lines: string[] = [];
  const lost = await playAndLose(env, journal, backups, lines);
  const faults = [...journal.faults];
  for (const [index, witness] of lost.witnesses.entries()) {
    const dataDir = join(folder, `copy-${index + 1}`);
    const restored = await runServerCommand('restore', [witness.backup, '--identity', identity], {
      ...env,
      DATA_DIR: dataDir,
    });
    lines.push(restored.output.trim());
    if (restored.code !== 0) faults.push(`the restore of backup ${index + 1} ended with ${restored.code}`);
    else faults.push(...(await verifyCopy(dataDir, env, witness, lost)));
  }
  const last = lost.witnesses.at(-1);
  if (last === undefined) throw new Error('no backup was made');
  const scene = { folder, env, identity, witness: last, lost, lines };
  faults.push(...(await killRestores(scene)), ...(await refuseWithoutList(scene)));
  return { backup: lost.witnesses[0]?.backup ?? '', identity, lines, faults };
}

async function playAndLose(
  env: NodeJS.ProcessEnv,
  journal: Journal,
  backups: number,
  lines: string[],
): Promise<DrillExpectation> {
  const dataDir = env['DATA_DIR'] ?? '';
  const server = await spawnServer({ dataDir, mainFile: MAIN, env });
  await server.ready();
  const db = await openCopy(dataDir);
  const people = await Promise.all(PEOPLE.map((nametag) => signUp(server, db, dataDir, journal, nametag)));
  let over = false;
  const isOver = () => over;
  const working = people.flatMap(({ call, user, uploads, album }) => [
    uploadRepeatedly(call, journal, user.nametag, uploads.id, isOver),
    saveRepeatedly(call, journal, user.nametag, album, isOver),
  ]);
  const witnesses: BackupExpectation[] = [];
  for (let made = 0; made < backups; made += 1) {
    await waitForWrites(journal, WRITES_BETWEEN);
    const tierlists = [...journal.tierlists].map(([name, { id }]) => [name, id] as const);
    const before = { images: new Map(journal.images), tierlists: new Map(tierlists) };
    const writes = journal.acknowledged;
    const { code, output } = await runServerCommand('backup', [], env);
    if (code !== 0) throw new Error(`a backup ended with ${code}: ${output}`);
    lines.push(`${output.trim()} ${journal.acknowledged - writes} writes were acknowledged meanwhile.`);
    witnesses.push({ ...before, backup: await newestBackup(env['BACKUP_DIR'] ?? '') });
  }
  over = true;
  await Promise.all(working);
  const erasedTierlist = await eraseSome(people, db);
  await db.destroy();
  server.child.kill('SIGKILL');
  await waitUntilUnused(dataDir);
  await rm(dataDir, { recursive: true });
  return { witnesses, people, erasedTierlist };
}

async function signUp(
  server: ServerProcess,
  db: Kysely<Database>,
  dataDir: string,
  journal: Journal,
  nametag: string,
): Promise<Person> {
  const password = randomBytes(12).toString('base64url');
  const user = await createUser({ db, clock: realClock }, { nametag, password });
  const place = { db, clock: realClock, dataDir };
  const uploads = await createStoredAlbum(place, user, { images: 0 });
  const album = await createStoredAlbum(place, user, { images: IMAGES_OF_ALBUM });
  const { call } = await openSession(server.url, journal, nametag, password);
  return { user, password, call, uploads, album };
}

async function newestBackup(dir: string): Promise<string> {
  const names = (await readdir(dir)).filter((name) => /^\d/.test(name));
  return join(dir, names.toSorted().at(-1) ?? '');
}

/** Erases an album of ada's, bob's account, and a tier list of cle's, whose id it returns; resolves once the erasure list has them. */
async function eraseSome([ada, bob, cle]: readonly Person[], db: Kysely<Database>): Promise<number> {
  if (ada === undefined || bob === undefined || cle === undefined) throw new Error('nobody played');
  const tierlist = await db
    .selectFrom('tierlist')
    .where('account_id', '=', cle.user.id)
    .orderBy('id')
    .select('id')
    .executeTakeFirstOrThrow();
  const replies = [
    await ada.call('DELETE', `/album/${ada.uploads.id}`),
    await bob.call('DELETE', '/me', { currentPassword: bob.password }),
    await cle.call('DELETE', `/tierlist/${tierlist.id}`),
  ];
  for (const { status, body } of replies)
    if (status !== 200) throw new Error(`an erasure was answered ${status} ${JSON.stringify(body)}`);
  while ((await db.selectFrom('erasure').select('id').execute()).length > 0) await sleep(200);
  return tierlist.id;
}
