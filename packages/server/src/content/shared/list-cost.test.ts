// The cost of a list page stays small, whatever the category: rows and index scans are counted, not milliseconds.

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listShownCategories } from '../../catalog/album/album-list.repository.ts';
import { listAlbums } from '../../catalog/album/album-list.service.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { measureReads } from '../../testing/count-reads.ts';
import { createUser, VISITOR_READER } from '../../testing/factories.ts';
import { rankingService } from '../ranking/ranking.service.ts';
import { tierlistService } from '../tierlist/tierlist.service.ts';

const ALBUMS = 20_000;
/** A page of 21 cards with covers, categories, authors and previews; the factor of ten allows for other query plans. */
const READS_MOST = 4_000;
/** For albums of a category, whose index yields exactly the rows of the page. */
const CATEGORY_READS_MOST = 700;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  const { id } = await createUser(t);
  await sql`insert into category (name, name_key) values ('Rare', 'rare'), ('Vide', 'vide'), ('Moyenne', 'moyenne')`.execute(
    t.db,
  );
  await sql`insert into album (account_id, name, search_text, image_count, created_at)
    select ${id}, 'Album ' || n, 'album ' || n, 1 + n % 40, now() - n * interval '1 minute'
    from generate_series(1, ${ALBUMS}::int) n`.execute(t.db);
  // Half of the albums are films, one in 67 is in the middle category, and three are rare: those are the oldest, the smallest and the last
  // in the alphabet. The insert runs in quarters, each within ten seconds even on a busy machine.
  for (const quarter of [0, 1, 2, 3])
    await sql`insert into album_category (album_id, category_id, position)
      select a.id, c.id, 1 from album a join category c on c.name_key =
        case when a.search_text in ('album 9960', 'album 9920', 'album 9880') then 'rare'
          when a.id % 67 = 0 then 'moyenne' when a.id % 2 = 0 then 'films' else 'autres' end
      where (a.id - 1) / ${ALBUMS / 4}::int = ${quarter}`.execute(t.db);
  await sql`insert into tierlist (account_id, album_id, name, search_text, created_at)
    select account_id, id, name, search_text, created_at from album`.execute(t.db);
  await sql`analyze`.execute(t.db);
}, 120_000);
afterAll(() => t.close());

const CATEGORIES = { films: 21, rare: 3, vide: 0, 'nulle part': 0 } as const;

describe.each(Object.entries({ ...CATEGORIES, moyenne: 21 }))('albums of « %s »', (category, count) => {
  test.each(['newest', 'oldest', 'alphabetical', 'popular'] as const)('%s', async (sort) => {
    const query = { category, sort, limit: 21 };
    expect((await listAlbums(t.deps, VISITOR_READER, query)).data).toHaveLength(count);
    expect(await measureReads(t, (deps) => listAlbums(deps, VISITOR_READER, query))).toBeLessThan(
      CATEGORY_READS_MOST,
    );
  });
});

describe.each(Object.entries({ ...CATEGORIES, moyenne: 21 }))(
  'tier lists of albums of « %s »',
  (category, count) => {
    test.each(['newest', 'alphabetical'] as const)('%s', async (sort) => {
      const query = { category, sort, limit: 21 };
      expect((await tierlistService.list(t.deps, VISITOR_READER, query)).data).toHaveLength(count);
      expect(await measureReads(t, (deps) => tierlistService.list(deps, VISITOR_READER, query))).toBeLessThan(
        READS_MOST,
      );
    });
  },
);

test('a card does not look up the images that it does not show', async () => {
  const images = 500;
  await sql`insert into stored_file (key, state, copies_due)
    select 'k' || n, 'live', false from generate_series(1, ${images}::int) n`.execute(t.db);
  await sql`insert into image (album_id, file_key, name, position, width, height, bytes, color)
    select 1, 'k' || n, 'Image', n, 9, 9, 9, '808080' from generate_series(1, ${images}::int) n`.execute(
    t.db,
  );
  await sql`insert into ranking (account_id, album_id, name, search_text)
    select account_id, id, 'Grand', 'grand' from album where id = 1`.execute(t.db);
  await sql`insert into ranking_image (ranking_id, image_id, points, viewed)
    select r.id, i.id, -i.position, 1 from ranking r, image i`.execute(t.db);
  await sql`insert into tierlist_line (tierlist_id, label, placement, color)
    select 1, 'Tier ' || n, n, 'ff7f7f' from generate_series(0, 4) n`.execute(t.db);
  await sql`insert into tierlist_line_image (line_id, tierlist_id, image_id, placement)
    select l.id, 1, i.id, i.position from image i join tierlist_line l on l.placement = i.position % 5`.execute(
    t.db,
  );
  await sql`vacuum analyze`.execute(t.db);
  const query = { album: 1 };
  const ranking = await measureReads(t, (deps) => rankingService.list(deps, VISITOR_READER, query));
  const tierlist = await measureReads(t, (deps) => tierlistService.list(deps, VISITOR_READER, query));

  // The ranking's rows are read for its podium and for two counts, and this album's few images may be read as a whole.
  expect(ranking).toBeLessThan(images * 4.5);
  expect(tierlist).toBeLessThan(images * 1.5);
});

test('the categories of the home page that have something to show', async () => {
  const reads = await measureReads(t, ({ db }) => listShownCategories(db, 0, 20));

  expect((await listShownCategories(t.db, 0, 20)).map(({ name }) => name)).toEqual([
    'Films',
    'Autres',
    'Rare',
    'Moyenne',
  ]);
  expect(reads).toBeLessThan(100);
});
