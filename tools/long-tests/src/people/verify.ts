// Invariants after any disturbance of the server: each acknowledged write is present exactly once and complete, a started one is complete
// or absent, and every live image is served.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LineInput } from '@palmares/core/contract/types';
import type { Database } from '@palmares/server/db/schema';
import { IMAGE_VARIANTS, isImageKey } from '@palmares/server/files/image-store';
import { type Kysely, sql } from 'kysely';
import type { Journal } from './simulated-user.ts';

type Place = { url: string; db: Kysely<Database>; dataDir: string };

/** Width of uploaded images. Those of the albums used for tier lists come from the factories and have another. */
const WIDTH_OF_UPLOADS = 64;

const describeLines = (lines: readonly LineInput[]) =>
  lines
    .map(({ label, images }) => `${label}: ${(images ?? []).map(({ id_image }) => id_image).join()}`)
    .join('\n');

/** Compares the tables with the journal. Fast enough to run after each recovery. */
export async function verifyRows(db: Kysely<Database>, journal: Journal): Promise<string[]> {
  return [...(await verifyImages(db, journal)), ...(await verifyTierlists(db, journal))];
}

async function verifyImages(db: Kysely<Database>, journal: Journal): Promise<string[]> {
  const faults: string[] = [];
  const rows = await listUploads(db);
  const byName = Map.groupBy(rows, ({ name }) => name);
  for (const [name, id] of journal.images) {
    const found = byName.get(name) ?? [];
    if (found.length !== 1 || found[0]?.id !== id)
      faults.push(
        `image ${name} was acknowledged as ${id} and is there as ${found.map((row) => row.id).join()}`,
      );
  }
  for (const [name, found] of byName)
    if (!journal.images.has(name) && !(journal.begunImages.has(name) && found.length === 1))
      faults.push(`image ${name} is there ${found.length} times and was never acknowledged`);
  for (const { name, state } of rows)
    if (state !== 'live') faults.push(`the file of image ${name} is ${state}`);
  return faults;
}

const listUploads = (db: Kysely<Database>) =>
  db
    .selectFrom('image')
    .innerJoin('stored_file', 'stored_file.key', 'image.file_key')
    .select(['image.id', 'image.name', 'image.file_key', 'stored_file.state'])
    .where('image.width', '=', WIDTH_OF_UPLOADS)
    .execute();

async function verifyTierlists(db: Kysely<Database>, journal: Journal): Promise<string[]> {
  const faults: string[] = [];
  const byName = Map.groupBy(await listTierlists(db), ({ name }) => name);
  for (const [name, { id, lines }] of journal.tierlists) {
    const found = byName.get(name) ?? [];
    if (found.length !== 1 || found[0]?.id !== id) {
      faults.push(`tier list ${name} is there ${found.length} times`);
      continue;
    }
    const begun = journal.begunSaves.get(name);
    const allowed = [lines, ...(begun === undefined ? [] : [begun])].map(describeLines);
    if (!allowed.includes(found[0].lines))
      faults.push(`tier list ${name} is not what was saved last:\n${found[0].lines}`);
  }
  for (const [name, found] of byName) {
    if (journal.tierlists.has(name)) continue;
    const begun = journal.begunSaves.get(name);
    if (begun === undefined || found.length !== 1 || found[0]?.lines !== describeLines(begun))
      faults.push(`tier list ${name} is there ${found.length} times and was never acknowledged`);
  }
  return faults;
}

/** Each with its lines, in the form of `describeLines`. */
async function listTierlists(db: Kysely<Database>): Promise<{ id: number; name: string; lines: string }[]> {
  const { rows } = await sql<{ id: number; name: string; lines: string }>`
    select t.id, t.name, coalesce(string_agg(l.label || ': ' || l.images, e'\\n' order by l.placement, l.id), '') as lines
    from tierlist t left join lateral (
      select l.id, l.label, l.placement, coalesce((
        select string_agg(i.image_id::text, ',' order by i.placement, i.id)
        from tierlist_line_image i where i.line_id = l.id), '') as images
      from tierlist_line l where l.tierlist_id = t.id) l on true
    group by t.id`.execute(db);
  return rows;
}

async function verifyServed({ url, db }: Place): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, file_key } of await listUploads(db))
    for (const variant of IMAGE_VARIANTS) {
      const reply = await fetch(`${url}/media/${file_key}/${variant}.webp`);
      const bytes = Buffer.from(await reply.arrayBuffer());
      if (reply.status !== 200 || bytes.toString('latin1', 8, 12) !== 'WEBP')
        faults.push(`image ${name} is not served in ${variant}: ${reply.status}`);
    }
  return faults;
}

/** Compares counters stored on rows with the rows they count. */
async function verifyCounters({ db }: Place): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'album ' || a.id || ' counts ' || a.image_count as what from album a
      where a.image_count <> (select count(*) from image i where i.album_id = a.id and i.removed_at is null)
    union all
    select 'album ' || a.id || ' has ' || a.uses || ' uses' from album a
      where a.uses + (select coalesce(sum(c.uses), 0) from album_count_change c where c.album_id = a.id)
        <> (select count(*) from tierlist t where t.album_id = a.id)
    union all
    select 'account ' || c.id || ' holds ' || c.stored_bytes from account c
      where c.stored_bytes <> (select coalesce(sum(i.bytes), 0) from image i join album a on a.id = i.album_id
        where a.account_id = c.id)`.execute(db);
  return rows.map(({ what }) => `${what}, which is wrong`);
}

/** Checks that after a sweep the store holds exactly the files of the rows. */
export async function verifyStore({ db, dataDir }: Omit<Place, 'url'>): Promise<string[]> {
  const live = await db.selectFrom('image').select('file_key').execute();
  const wanted = new Set(live.map(({ file_key }) => file_key));
  const faults: string[] = [];
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory() && isImageKey(entry.name)))
    if (!wanted.delete(name)) faults.push(`folder ${name} is nobody’s`);
  return [...faults, ...[...wanted].map((key) => `folder ${key} is missing`)];
}

/** Verifies everything, once the users have stopped. */
export async function verify(place: Place, journal: Journal): Promise<string[]> {
  return [
    ...journal.faults.map((fault) => `an answer that nothing explains: ${fault}`),
    ...(await verifyRows(place.db, journal)),
    ...(await verifyServed(place)),
    ...(await verifyCounters(place)),
  ];
}
