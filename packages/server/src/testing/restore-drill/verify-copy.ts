// Compares a restored copy with the writes acknowledged before its backup and with later erasures.
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { findEmbeddedPostgres } from '../../db/embedded.ts';
import { createDatabase } from '../../db/pool.ts';
import type { Database } from '../../db/schema.ts';
import type { TestAlbum, TestUser } from '../factories.ts';
import { type Caller, createJournal, openCaller } from '../kills/simulated-user.ts';
import { type ServerProcess, spawnServer } from '../server-process.ts';

/** The real server. */
export const MAIN = join(import.meta.dirname, '../../main.ts');
export const IMAGES_OF_ALBUM = 24;

export type Person = { user: TestUser; password: string; call: Caller; uploads: TestAlbum; album: TestAlbum };
export type DrillExpectation = {
  readonly witnesses: readonly BackupExpectation[];
  readonly people: readonly Person[];
  readonly erasedTierlist: number;
};
/** The writes acknowledged when a backup began. */
export type BackupExpectation = {
  backup: string;
  images: Map<string, number>;
  tierlists: Map<string, number>;
};

const log = pino({ level: 'silent' });

export async function openCopy(dataDir: string): Promise<Kysely<Database>> {
  const connectionString = await findEmbeddedPostgres(dataDir);
  if (connectionString === null) throw new Error(`no database runs in ${dataDir}`);
  return createDatabase({ connectionString, log, max: 1 });
}

/** Returns faults, as sentences. */
export async function verifyCopy(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  witness: BackupExpectation,
  lost: DrillExpectation,
): Promise<string[]> {
  const server = await spawnServer({ dataDir, mainFile: MAIN, env: { ...env, DATA_DIR: dataDir } });
  await server.ready();
  const db = await openCopy(dataDir);
  try {
    return [
      ...(await verifyRows(db, witness, lost)),
      ...(await verifyFiles(db, server)),
      ...(await verifySignIns(server, lost.people)),
    ];
  } finally {
    await db.destroy();
    server.child.kill('SIGTERM');
    await server.exited;
  }
}

async function verifyRows(
  db: Kysely<Database>,
  witness: BackupExpectation,
  lost: DrillExpectation,
): Promise<string[]> {
  return [...(await verifyImages(db, witness, lost)), ...(await verifyTierlists(db, witness, lost))];
}

async function verifyImages(
  db: Kysely<Database>,
  witness: BackupExpectation,
  lost: DrillExpectation,
): Promise<string[]> {
  const [ada, bob] = lost.people;
  const rows = await db.selectFrom('image').select(['id', 'album_id']).execute();
  const ids = new Set(rows.map(({ id }) => id));
  const gone = new Set([ada?.uploads.id, bob?.uploads.id, bob?.album.id]);
  return [
    ...[...witness.images]
      .filter(([name, id]) => name.startsWith('cle') && !ids.has(id))
      .map(([name]) => `image ${name} was acknowledged and is lost`),
    ...rows
      .filter(({ album_id }) => gone.has(album_id))
      .map(({ id }) => `image ${id} was erased and is back`),
  ];
}

async function verifyTierlists(
  db: Kysely<Database>,
  witness: BackupExpectation,
  lost: DrillExpectation,
): Promise<string[]> {
  const bob = lost.people[1]?.user.id;
  const { rows } = await sql<{ id: number; name: string; account_id: number; placed: number }>`
    select t.id, t.name, t.account_id, (select count(*) from tierlist_line_image i where i.tierlist_id = t.id) as placed
    from tierlist t`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return [
    ...[...witness.tierlists]
      .filter(([name, id]) => !name.startsWith('bob') && id !== lost.erasedTierlist && names.get(id) !== name)
      .map(([name]) => `tier list ${name} was acknowledged and is lost`),
    ...rows
      .filter(({ placed }) => placed !== IMAGES_OF_ALBUM)
      .map(({ id, placed }) => `tier list ${id} is torn: ${placed} images`),
    ...rows
      .filter(({ id, account_id }) => account_id === bob || id === lost.erasedTierlist)
      .map(({ id }) => `tier list ${id} was erased and is back`),
  ];
}

/** Every public picture is served. */
async function verifyFiles(db: Kysely<Database>, server: ServerProcess): Promise<string[]> {
  const rows = await db.selectFrom('image').where('removed_at', 'is', null).select('file_key').execute();
  const faults: string[] = [];
  for (const { file_key } of rows) {
    const reply = await fetch(`${server.url}/media/${file_key}/full.webp`);
    const bytes = Buffer.from(await reply.arrayBuffer());
    if (reply.status !== 200 || bytes.toString('latin1', 8, 12) !== 'WEBP')
      faults.push(`file ${file_key} is not served: ${reply.status}`);
  }
  return faults;
}

/** Passwords are those of the backup, and an erased account cannot sign in. */
async function verifySignIns(server: ServerProcess, people: readonly Person[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { user, password } of people) {
    const journal = createJournal();
    const visitor = await openCaller(server.url, journal);
    const { status } = await visitor('POST', '/login', { identifier: user.nametag, password });
    const expected = user.nametag === 'bob' ? 401 : 200;
    if (status !== expected) faults.push(`the sign-in of ${user.nametag} is answered ${status}`);
  }
  return faults;
}
