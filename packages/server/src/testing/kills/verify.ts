// What must be true after a kill run: each acknowledged write is there exactly once and whole, and every live image is served.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LineInput } from '@palmares/core/contract/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { IMAGE_VARIANTS, isImageKey } from '../../files/image-store.ts';
import type { Caller, Journal } from './person.ts';

type Place = { url: string; db: Kysely<Database>; dataDir: string };

const describeLines = (
  lines: readonly { label: string; images?: readonly { id_image: number }[] | undefined }[],
) =>
  lines
    .map(({ label, images }) => `${label}: ${(images ?? []).map(({ id_image }) => id_image).join()}`)
    .join('\n');

async function verifyImages({ url, db }: Place, journal: Journal): Promise<string[]> {
  const faults: string[] = [];
  const rows = await db
    .selectFrom('image')
    .innerJoin('stored_file', 'stored_file.key', 'image.file_key')
    .select(['image.id', 'image.name', 'image.file_key', 'stored_file.state'])
    .where('image.width', '=', 64)
    .execute();
  const byName = Map.groupBy(rows, ({ name }) => name);
  for (const [name, id] of journal.images) {
    const found = byName.get(name) ?? [];
    if (found.length !== 1 || found[0]?.id !== id)
      faults.push(
        `image ${name} was acknowledged as ${id} and is there as ${found.map((row) => row.id).join()}`,
      );
  }
  for (const name of byName.keys())
    if (!journal.images.has(name)) faults.push(`image ${name} is there and was never acknowledged`);
  for (const { name, file_key, state } of rows) {
    if (state !== 'live') faults.push(`the file of image ${name} is ${state}`);
    for (const variant of IMAGE_VARIANTS) {
      const reply = await fetch(`${url}/media/${file_key}/${variant}.webp`);
      const bytes = Buffer.from(await reply.arrayBuffer());
      if (reply.status !== 200 || bytes.toString('latin1', 8, 12) !== 'WEBP')
        faults.push(`image ${name} is not served in ${variant}: ${reply.status}`);
    }
  }
  return faults;
}

/** Counters that are kept on rows, against what they count; albums made by hand, whose bytes nobody counted, apart. */
async function verifyCounters({ db }: Place): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'album ' || a.id || ' counts ' || a.image_count as what from album a
      where a.image_count <> (select count(*) from image i where i.album_id = a.id and i.removed_at is null)
    union all
    select 'album ' || a.id || ' has ' || a.uses || ' uses' from album a
      where a.uses <> (select count(*) from tierlist t where t.album_id = a.id)
    union all
    select 'account ' || c.id || ' holds ' || c.stored_bytes from account c
      where c.stored_bytes <> (select coalesce(sum(i.bytes), 0) from image i join album a on a.id = i.album_id
        where a.account_id = c.id and i.width = 64)`.execute(db);
  return rows.map(({ what }) => `${what}, which is wrong`);
}

async function verifyTierlists({ db }: Place, call: Caller, journal: Journal): Promise<string[]> {
  const faults: string[] = [];
  const rows = await db.selectFrom('tierlist').select(['id', 'name']).execute();
  const byName = Map.groupBy(rows, ({ name }) => name);
  for (const [name, { id, lines }] of journal.tierlists) {
    const found = byName.get(name) ?? [];
    if (found.length !== 1 || found[0]?.id !== id)
      faults.push(`tier list ${name} is there ${found.length} times`);
    const reply = await call('GET', `/tierlist/${id}/line`);
    const kept = (reply.body as { data?: LineInput[] }).data ?? [];
    if (describeLines(kept) !== describeLines(lines))
      faults.push(`tier list ${name} is not what was saved last:\n${describeLines(kept)}`);
  }
  for (const name of byName.keys())
    if (!journal.tierlists.has(name)) faults.push(`tier list ${name} is there and was never acknowledged`);
  return faults;
}

/** After a sweep the store holds the files of the rows, no other. */
export async function verifyStore({ db, dataDir }: Place): Promise<string[]> {
  const live = await db.selectFrom('image').select('file_key').execute();
  const wanted = new Set(live.map(({ file_key }) => file_key));
  const faults: string[] = [];
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory() && isImageKey(entry.name)))
    if (!wanted.delete(name)) faults.push(`folder ${name} is nobody’s`);
  return [...faults, ...[...wanted].map((key) => `folder ${key} is missing`)];
}

export async function verify(place: Place, call: Caller, journal: Journal): Promise<string[]> {
  return [
    ...journal.faults.map((fault) => `an answer that no cut explains: ${fault}`),
    ...(await verifyImages(place, journal)),
    ...(await verifyCounters(place)),
    ...(await verifyTierlists(place, call, journal)),
  ];
}
