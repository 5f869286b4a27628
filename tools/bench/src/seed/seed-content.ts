// Fills a database with albums, images, accounts, tier lists, tournaments and rankings by a few set-based statements: a site of 100 000
// albums takes a minute. The rows equal those of the application, but accounts have no password.
import { toSearchText } from '@palmares/core/text/search-text';
import type { Database } from '@palmares/server/db/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import { bulkLoad } from './bulk-load.ts';
import { ADDED_CATEGORIES, drawCategories } from './seeded-categories.ts';
import { seededKeySql } from './seeded-keys.ts';
import { seededFirstName, seededRandom, seededTitle } from './seeded-names.ts';

export type Volume = { albums: number; images: number; users: number };

/** Contents of each kind per album, rounded down. */
const CONTENTS_PER_ALBUM = { tierlist: 1, tournament: 0.5, ranking: 0.5 } as const;
const IMAGES_PER_CONTENT = 12;
const DAYS = 730;
const IMAGES_PER_ALBUM_MAX = 1_000;

const TABLES = [
  'album',
  'album_category',
  'stored_file',
  'image',
  'tierlist',
  'tierlist_line',
  'tierlist_line_image',
  'tournament',
  'tournament_image',
  'ranking',
  'ranking_image',
];

type Kind = keyof typeof CONTENTS_PER_ALBUM;
type Trx = Transaction<Database>;

type Options = {
  /**
   * If set, the next server computes the palmarès of all new albums. By default none is computed, so that measurements are not disturbed.
   */
  readonly palmares?: boolean;
};

/** Adds `volume` to the database. Throws when the albums could not hold the images. */
export async function seedContent(
  db: Kysely<Database>,
  volume: Volume,
  { palmares = false }: Options = {},
): Promise<void> {
  const { albums, images, users } = volume;
  if (albums < 1 || users < 1) throw new RangeError('at least one album and one account');
  if (images < albums || images > albums * IMAGES_PER_ALBUM_MAX)
    throw new RangeError(`from 1 to ${IMAGES_PER_ALBUM_MAX} images an album`);
  await db.transaction().execute(async (trx) => {
    const accountIds = await seedAccounts(trx, users);
    await bulkLoad(trx, TABLES, async () => {
      const albumIds = await seedAlbums(trx, volume, accountIds);
      await seedImages(trx, albumIds);
      for (const kind of ['tierlist', 'tournament', 'ranking'] as const)
        await seedContents(trx, kind, { albumIds, accountIds });
    });
    if (!palmares) await sql`delete from palmares_mark`.execute(trx);
  });
  // Query plans depend on statistics, which a grown site has.
  await sql`analyze`.execute(db);
}

const getTime = (n: number, salt: number): string =>
  new Date(Date.now() - Math.floor(seededRandom(n, salt) * DAYS * 86_400_000)).toISOString();

const pickFrom = (ids: readonly number[], n: number, salt: number): number | undefined =>
  ids[Math.floor(seededRandom(n, salt) * ids.length)];

/** The highest id so far, so that rows added later get other names. */
async function findLastId(trx: Trx, table: 'account' | 'album' | Kind): Promise<number> {
  const result = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from ${sql.table(table)}`.execute(trx);
  return result.rows[0]?.last ?? 0;
}

async function seedAccounts(trx: Trx, count: number): Promise<number[]> {
  const start = await findLastId(trx, 'account');
  const rows = Array.from({ length: count }, (_, index) => {
    const n = start + index;
    const nametag = `${toSearchText(seededFirstName(n))}.${n}`;
    return { username: `${seededFirstName(n)} ${n}`, nametag, created_at: getTime(n, 20) };
  });
  const inserted = await sql<{ id: number }>`
    insert into account (username, nametag, nametag_key, email, email_key, created_at, last_connection)
    select username, nametag, nametag, nametag || '@example.org', nametag || '@example.org', created_at, created_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as x (username text, nametag text, created_at timestamptz)
    returning id`.execute(trx);
  const ids = inserted.rows.map((row) => row.id);
  await sql`
    insert into audit_event (at, account_id, event, target)
    select a.created_at, a.id, e.event, 'account ' || a.id
    from account a cross join (values ('register'), ('login')) e (event)
    where a.id = any(${ids}::bigint[])`.execute(trx);
  return ids;
}

/** Album sizes with a long tail that add up to `images`. */
function shareImages({ albums, images }: Volume): number[] {
  const weights = Array.from({ length: albums }, (_, n) => 0.3 - Math.log(1 - seededRandom(n, 30)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const sizes = weights.map((weight) =>
    Math.min(IMAGES_PER_ALBUM_MAX, 1 + Math.floor((weight / whole) * (images - albums))),
  );
  let left = images - sizes.reduce((sum, size) => sum + size, 0);
  for (let n = 0; left > 0; n = (n + 1) % albums) {
    if ((sizes[n] ?? 0) >= IMAGES_PER_ALBUM_MAX) continue;
    sizes[n] = (sizes[n] ?? 0) + 1;
    left -= 1;
  }
  return sizes;
}

function getStatus(n: number): 'public' | 'private' | 'quarantined' {
  const draw = seededRandom(n, 31);
  if (draw < 0.88) return 'public';
  return draw < 0.98 ? 'private' : 'quarantined';
}

async function seedAlbums(trx: Trx, volume: Volume, accountIds: readonly number[]): Promise<number[]> {
  const start = await findLastId(trx, 'album');
  const rows = shareImages(volume).map((image_count, index) => {
    const n = start + index;
    const name = seededTitle(n);
    return {
      account_id: pickFrom(accountIds, n, 32),
      name,
      search_text: toSearchText(name),
      status: getStatus(n),
      image_count,
      created_at: getTime(n, 33),
    };
  });
  const inserted = await sql<{ id: number }>`
    insert into album (account_id, name, search_text, status, image_count, created_at, updated_at)
    select account_id, name, search_text, status, image_count, created_at, created_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as x (account_id bigint, name text, search_text text,
      status text, image_count integer, created_at timestamptz)
    returning id`.execute(trx);
  const ids = inserted.rows.map((row) => row.id);
  await seedCategories(trx, ids, start);
  return ids;
}

async function seedCategories(trx: Trx, albumIds: readonly number[], start: number): Promise<void> {
  await sql`insert into category (name, name_key) select * from unnest(
    ${ADDED_CATEGORIES}::text[], ${ADDED_CATEGORIES.map(toSearchText)}::text[]) on conflict do nothing`.execute(
    trx,
  );
  const { rows: categories } = await sql<{ id: number; name: string }>`select id, name from category`.execute(
    trx,
  );
  const idOf = new Map(categories.map(({ id, name }) => [name, id]));
  const rows = albumIds.flatMap((album_id, index) =>
    drawCategories(start + index, index, albumIds.length).map((name, position) => ({
      album_id,
      category_id: idOf.get(name),
      position,
    })),
  );
  await sql`
    insert into album_category (album_id, category_id, position) select album_id, category_id, position
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as x (album_id bigint, category_id bigint, position integer)`.execute(trx);
}

async function seedImages(trx: Trx, albumIds: readonly number[]): Promise<void> {
  const wanted = sql`album a cross join lateral generate_series(1, a.image_count) n
    where a.id = any(${albumIds}::bigint[])`;
  const key = seededKeySql('a.id', 'n');
  await sql`insert into stored_file (key, state, copies_due) select ${key}, 'live', false from ${wanted}`.execute(
    trx,
  );
  await sql`
    insert into image (album_id, file_key, name, position, width, height, bytes, color, created_at)
    select a.id, ${key}, 'Image ' || n, n, 512, 512, ${SEEDED_BYTES}, lpad(to_hex((a.id * 7919 + n * 104729) % 16777216), 6, '0'),
      a.created_at from ${wanted}`.execute(trx);
  await sql`
    update account u set stored_bytes = u.stored_bytes + s.bytes from (
      select account_id, sum(image_count) * ${SEEDED_BYTES}::int as bytes from album
      where id = any(${albumIds}::bigint[]) group by account_id) s
    where u.id = s.account_id`.execute(trx);
}

/** Size in bytes stored in each image row. */
const SEEDED_BYTES = 10_000;

async function seedContents(
  trx: Trx,
  kind: Kind,
  { albumIds, accountIds }: { albumIds: readonly number[]; accountIds: readonly number[] },
): Promise<void> {
  const start = await findLastId(trx, kind);
  const count = Math.floor(albumIds.length * CONTENTS_PER_ALBUM[kind]);
  const salt = 40 + kind.length;
  const rows = Array.from({ length: count }, (_, index) => {
    const n = start + index;
    const name = seededTitle(n + salt * 1_000_003);
    return {
      account_id: pickFrom(accountIds, n, salt),
      album_id: pickFrom(albumIds, n, salt + 20),
      name,
      search_text: toSearchText(name),
      private: seededRandom(n, salt + 40) < 0.1,
      created_at: getTime(n, salt + 60),
    };
  });
  const inserted = await sql<{ id: number }>`
    insert into ${sql.table(kind)} (account_id, album_id, name, search_text, private, created_at, updated_at)
    select account_id, album_id, name, search_text, private, created_at, created_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as x (account_id bigint, album_id bigint, name text,
      search_text text, private boolean, created_at timestamptz)
    returning id`.execute(trx);
  // Updates the number of contents stored in each album.
  await sql`
    update album a set uses = a.uses + u.count from (
      select album_id, count(*) from json_to_recordset(${JSON.stringify(rows)}::json) as x (album_id bigint)
      group by album_id) u
    where a.id = u.album_id`.execute(trx);
  await FILL[kind](
    trx,
    inserted.rows.map((row) => row.id),
  );
}

/** The images placed in each content, numbered as in its album. */
const chosen = (kind: Kind, ids: readonly number[]) => sql`
  (select t.id as content_id, i.id as image_id, i.position as n from ${sql.table(kind)} t
    join image i on i.album_id = t.album_id and i.position <= ${IMAGES_PER_CONTENT}::int
    where t.id = any(${ids}::bigint[])) x`;

const FILL: Record<Kind, (trx: Trx, ids: readonly number[]) => Promise<void>> = {
  async tierlist(trx, ids) {
    await sql`
      insert into tierlist_line (tierlist_id, label, placement, color)
      select t.id, chr(64 + n), n, 'ff7f7f' from unnest(${ids}::bigint[]) t (id) cross join generate_series(1, 5) n
      order by t.id, n`.execute(trx);
    await sql`
      insert into tierlist_line_image (line_id, tierlist_id, image_id, placement)
      select l.id, x.content_id, x.image_id, x.n from ${chosen('tierlist', ids)}
      join tierlist_line l on l.tierlist_id = x.content_id and l.placement = 1 + x.n % 5`.execute(trx);
  },
  async tournament(trx, ids) {
    await sql`
      insert into tournament_image (tournament_id, image_id, place, turn, lose)
      select x.content_id, x.image_id, x.n, case when x.n = 1 then 5 else 1 + x.n % 4 end, x.n > 1
      from ${chosen('tournament', ids)}`.execute(trx);
    await sql`
      update tournament t set turn = 5, winner_id = ti.image_id from tournament_image ti
      where ti.tournament_id = t.id and ti.place = 1 and t.id = any(${ids}::bigint[])`.execute(trx);
  },
  async ranking(trx, ids) {
    await sql`
      insert into ranking_image (ranking_id, image_id, points, viewed)
      select x.content_id, x.image_id, -x.n, 1 from ${chosen('ranking', ids)}`.execute(trx);
  },
};
