// Fills a database with albums, images, accounts, tier lists, tournaments and rankings by a few set-based statements: a site of 100 000
// albums takes a minute. The rows equal those of the application, but accounts have no password.
import { toSearchText } from '@palmares/core/text/search-text';
import { type BulkLoader, bulkLoad } from '@palmares/server/db/bulk-load';
import type { Database } from '@palmares/server/db/schema';
import { type Kysely, sql, type Transaction } from 'kysely';
import { ADDED_CATEGORIES, drawCategories } from './seeded-categories.ts';
import { seededKeySql } from './seeded-keys.ts';
import { seededFirstName, seededRandom, seededTitle } from './seeded-names.ts';

export type Volume = { albums: number; images: number; users: number };

/** Shares of the kinds among all contents. */
const SHARES = { tierlist: 0.5, tournament: 0.25, ranking: 0.25 } as const;
const CONTENTS_PER_ALBUM = 2;
const IMAGES_PER_CONTENT = { even: 12, popularity: 18 } as const;
/** Rows per statement: a string of JavaScript cannot hold the JSON of some million rows. */
const ROWS_AT_ONCE = 100_000;
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

type Kind = keyof typeof SHARES;
type Trx = Transaction<Database>;
type Shape = keyof typeof IMAGES_PER_CONTENT;

type Options = {
  /** Contents of all kinds; by default two per album. */
  readonly contents?: number;
  /**
   * `popularity`: the first albums are the largest ones and have the most contents, as on a real site. The first of 10 000 albums has 4.6 %
   * of all contents, the first of 1 000 000 has 1 %. By default every album has the same chance.
   */
  readonly shape?: Shape;
  /**
   * If set, the next server computes the palmarès of all new albums. By default none is computed, so that measurements are not disturbed.
   */
  readonly palmares?: boolean;
};

/** Adds `volume` to the database. Throws when the albums could not hold the images. */
export async function seedContent(
  db: Kysely<Database>,
  volume: Volume,
  { palmares = false, shape = 'even', contents }: Options = {},
): Promise<void> {
  const { albums, images, users } = volume;
  const count = contents ?? albums * CONTENTS_PER_ALBUM;
  if (albums < 1 || users < 1) throw new RangeError('at least one album and one account');
  if (images < albums || images > albums * IMAGES_PER_ALBUM_MAX)
    throw new RangeError(`from 1 to ${IMAGES_PER_ALBUM_MAX} images an album`);
  await db.transaction().execute(async (trx) => {
    const accountIds = await seedAccounts(trx, users);
    const loader: BulkLoader = {
      list: (rows, statement) => rows.list(trx, sql.raw(statement)),
      run: (statement) => sql.raw(statement).execute(trx),
    };
    await bulkLoad(loader, TABLES, async () => {
      const albumIds = await seedAlbums(trx, volume, { accountIds, shape });
      await seedImages(trx, albumIds);
      for (const kind of ['tierlist', 'tournament', 'ranking'] as const)
        await seedContents(trx, kind, {
          albumIds,
          accountIds,
          shape,
          count: Math.floor(count * SHARES[kind]),
        });
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

/** Prefers the first ids: the share of the first of `n` is n ** (-1 / 3). */
const pickPopular = (ids: readonly number[], n: number, salt: number): number | undefined =>
  ids[Math.floor(seededRandom(n, salt) ** 3 * ids.length)];

/** Calls `insert` for at most ROWS_AT_ONCE rows at a time, and returns the ids of all inserted rows in order. */
async function insertInBatches<R>(
  count: number,
  getRow: (index: number) => R,
  insert: (json: string) => Promise<readonly { id: number }[]>,
): Promise<number[]> {
  const ids: number[] = [];
  for (let first = 0; first < count; first += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - first);
    const rows = Array.from({ length }, (_, index) => getRow(first + index));
    for (const { id } of await insert(JSON.stringify(rows))) ids.push(id);
  }
  return ids;
}

/** The highest id so far, so that rows added later get other names. */
async function findLastId(trx: Trx, table: 'account' | 'album' | Kind): Promise<number> {
  const result = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from ${sql.table(table)}`.execute(trx);
  return result.rows[0]?.last ?? 0;
}

async function seedAccounts(trx: Trx, count: number): Promise<number[]> {
  const start = await findLastId(trx, 'account');
  const getRow = (index: number) => {
    const n = start + index;
    const nametag = `${toSearchText(seededFirstName(n))}.${n}`;
    return { username: `${seededFirstName(n)} ${n}`, nametag, created_at: getTime(n, 20) };
  };
  const ids = await insertInBatches(count, getRow, async (json) => {
    const inserted = await sql<{ id: number }>`
      insert into account (username, nametag, nametag_key, email, email_key, created_at, last_connection)
      select username, nametag, nametag, nametag || '@example.org', nametag || '@example.org', created_at, created_at
      from json_to_recordset(${json}::json) as x (username text, nametag text, created_at timestamptz)
      returning id`.execute(trx);
    return inserted.rows;
  });
  await sql`
    insert into audit_event (at, account_id, event, target)
    select a.created_at, a.id, e.event, 'account ' || a.id
    from account a cross join (values ('register'), ('login')) e (event)
    where a.id = any(${ids}::bigint[])`.execute(trx);
  return ids;
}

/** Album sizes with a long tail that add up to `images`. */
function shareImages({ albums, images }: Volume, shape: Shape): number[] {
  const draw = (n: number) => (shape === 'even' ? 1 - seededRandom(n, 30) : (n + 0.5) / albums);
  const weights = Array.from({ length: albums }, (_, n) => 0.3 - Math.log(draw(n)));
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

async function seedAlbums(
  trx: Trx,
  volume: Volume,
  { accountIds, shape }: { accountIds: readonly number[]; shape: Shape },
): Promise<number[]> {
  const start = await findLastId(trx, 'album');
  const sizes = shareImages(volume, shape);
  const getRow = (index: number) => {
    const n = start + index;
    const name = seededTitle(n);
    // The most popular album can be read by everybody.
    const status = shape === 'popularity' && index === 0 ? 'public' : getStatus(n);
    return {
      account_id: pickFrom(accountIds, n, 32),
      name,
      search_text: toSearchText(name),
      status,
      image_count: sizes[index],
      created_at: getTime(n, 33),
    };
  };
  const ids = await insertInBatches(sizes.length, getRow, async (json) => {
    const inserted = await sql<{ id: number }>`
      insert into album (account_id, name, search_text, status, image_count, created_at, updated_at)
      select account_id, name, search_text, status, image_count, created_at, created_at
      from json_to_recordset(${json}::json) as x (account_id bigint, name text, search_text text,
        status text, image_count integer, created_at timestamptz)
      returning id`.execute(trx);
    return inserted.rows;
  });
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
  const getRow = (index: number) => ({
    album_id: albumIds[index],
    categories: drawCategories(start + index, index, albumIds.length).map((name) => idOf.get(name)),
  });
  await insertInBatches(albumIds.length, getRow, async (json) => {
    await sql`
      insert into album_category (album_id, category_id, position) select x.album_id, c.id::bigint, c.place - 1
      from json_to_recordset(${json}::json) as x (album_id bigint, categories json)
        cross join lateral json_array_elements_text(x.categories) with ordinality c (id, place)`.execute(trx);
    return [];
  });
}

async function seedImages(trx: Trx, albumIds: readonly number[]): Promise<void> {
  const wanted = sql`album a cross join lateral generate_series(1, a.image_count) n
    where a.id = any(${albumIds}::bigint[])`;
  const key = seededKeySql('a.id', 'n');
  await sql`insert into stored_file (key, state, copies_due, copies_heavy)
    select ${key}, 'live', false, false from ${wanted}`.execute(trx);
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
  {
    albumIds,
    accountIds,
    shape,
    count,
  }: { albumIds: readonly number[]; accountIds: readonly number[]; shape: Shape; count: number },
): Promise<void> {
  const start = await findLastId(trx, kind);
  const salt = 40 + kind.length;
  const pickAlbum = shape === 'even' ? pickFrom : pickPopular;
  const getRow = (index: number) => {
    const n = start + index;
    const name = seededTitle(n + salt * 1_000_003);
    return {
      account_id: pickFrom(accountIds, n, salt),
      album_id: pickAlbum(albumIds, n, salt + 20),
      name,
      search_text: toSearchText(name),
      private: seededRandom(n, salt + 40) < 0.1,
      created_at: getTime(n, salt + 60),
    };
  };
  const ids = await insertInBatches(count, getRow, async (json) => {
    const inserted = await sql<{ id: number }>`
      insert into ${sql.table(kind)} (account_id, album_id, name, search_text, private, created_at, updated_at)
      select account_id, album_id, name, search_text, private, created_at, created_at
      from json_to_recordset(${json}::json) as x (account_id bigint, album_id bigint, name text,
        search_text text, private boolean, created_at timestamptz)
      returning id`.execute(trx);
    return inserted.rows;
  });
  // Updates the number of contents stored in each album.
  await sql`
    update album a set uses = a.uses + u.count from (
      select album_id, count(*) from ${sql.table(kind)} where id = any(${ids}::bigint[]) group by album_id) u
    where a.id = u.album_id`.execute(trx);
  await FILL[kind](trx, ids, IMAGES_PER_CONTENT[shape]);
}

/** The images placed in each content, numbered as in its album. */
const chosen = (kind: Kind, ids: readonly number[], most: number) => sql`
  (select t.id as content_id, i.id as image_id, i.position as n from ${sql.table(kind)} t
    join image i on i.album_id = t.album_id and i.position <= ${most}::int
    where t.id = any(${ids}::bigint[])) x`;

const FILL: Record<Kind, (trx: Trx, ids: readonly number[], most: number) => Promise<void>> = {
  async tierlist(trx, ids, most) {
    await sql`
      insert into tierlist_line (tierlist_id, label, placement, color)
      select t.id, chr(64 + n), n, 'ff7f7f' from unnest(${ids}::bigint[]) t (id) cross join generate_series(1, 5) n
      order by t.id, n`.execute(trx);
    await sql`
      insert into tierlist_line_image (line_id, tierlist_id, image_id, placement)
      select l.id, x.content_id, x.image_id, x.n from ${chosen('tierlist', ids, most)}
      join tierlist_line l on l.tierlist_id = x.content_id and l.placement = 1 + x.n % 5`.execute(trx);
  },
  async tournament(trx, ids, most) {
    await sql`
      insert into tournament_image (tournament_id, image_id, place, turn, lose)
      select x.content_id, x.image_id, x.n, case when x.n = 1 then 5 else 1 + x.n % 4 end, x.n > 1
      from ${chosen('tournament', ids, most)}`.execute(trx);
    await sql`
      update tournament t set turn = 5, winner_id = ti.image_id from tournament_image ti
      where ti.tournament_id = t.id and ti.place = 1 and t.id = any(${ids}::bigint[])`.execute(trx);
  },
  async ranking(trx, ids, most) {
    await sql`
      insert into ranking_image (ranking_id, image_id, points, viewed)
      select x.content_id, x.image_id, -x.n, 1 from ${chosen('ranking', ids, most)}`.execute(trx);
  },
};
