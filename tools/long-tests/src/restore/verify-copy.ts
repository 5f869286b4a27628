// Compares a restored copy with the writes acknowledged before its backup and with later erasures.
import type { Database } from '@palmares/server/db/schema';
import { type Kysely, sql } from 'kysely';
import { createJournal, openCaller } from '../people/simulated-user.ts';
import { IMAGES_OF_ALBUM, type Person } from '../people/simulated-users.ts';
import { type Site, type SiteEnv, withDatabaseConnection, withSite } from '../site/site.ts';

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

/** Returns faults, as sentences. */
export async function verifyCopy(
  env: SiteEnv,
  witness: BackupExpectation,
  lost: DrillExpectation,
): Promise<string[]> {
  return withSite(env, async (site) =>
    withDatabaseConnection(await site.place(), async (db) => [
      ...(await verifyRows(db, witness, lost)),
      ...(await verifyFiles(db, site)),
      ...(await verifySignIns(site, lost.people)),
    ]),
  );
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
async function verifyFiles(db: Kysely<Database>, server: Site): Promise<string[]> {
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
async function verifySignIns(server: Site, people: readonly Person[]): Promise<string[]> {
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
