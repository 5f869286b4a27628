// The cost of searches stays small whatever the words: rows and index scans are counted, not milliseconds. A word may stand in a third of
// all names or in three of them, and names with a frequent word may come late in the order of the list.
import type { SearchKind } from '@palmares/core/search/parse-search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAlbums } from '../../catalog/album/album-list.service.ts';
import { tierlistService } from '../../content/tierlist/tierlist.service.ts';
import { buildLargeIndexes } from '../../db/large-indexes.ts';
import { findFewLike } from '../../db/search.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { measureReads } from '../../testing/count-reads.ts';
import { createUser, VISITOR_READER } from '../../testing/factories.ts';
import { findPublic } from './search.service.ts';

const ALBUMS = 10_000;
/**
 * A page of 21 cards takes about 700, or the third of the names before the first match if the plan reads them in order. A scan would read
 * 10 000.
 */
const READS_MOST = 4_000;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await createUser(t);
  await sql`insert into category (name, name_key) values ('Rare', 'rare')`.execute(t.db);
  await sql`insert into account (username, nametag, nametag_key)
    select 'Personne ' || n, 'personne' || n, 'personne' || n from generate_series(1, 500) n`.execute(t.db);
  // A third of the names holds « meilleurs », after a third that comes before them in the order of names.
  await sql`insert into album (account_id, name, search_text, image_count, created_at)
    select 1 + n % 500, name, name, 1 + n % 40, now() - n * interval '1 minute' from (
      select n, case when n % 3333 = 0 then 'zyxquor ' else '' end
        || case n % 3 when 0 then 'beaux' when 1 then 'meilleurs' else 'pires' end || ' films serie' || n % 200 || ' ' || n as name
      from generate_series(1, ${ALBUMS}::int) n) named`.execute(t.db);
  await sql`insert into album_category (album_id, category_id, position)
    select a.id, c.id, 1 from album a join category c on c.name_key = case when a.id % 2500 = 1 then 'rare' else 'films' end`.execute(
    t.db,
  );
  // In parts, each within ten seconds even on a busy machine.
  for (const part of [0, 1, 2, 3])
    await sql`insert into tierlist (account_id, album_id, name, search_text, created_at)
      select account_id, id, name, search_text, created_at from album where id % 4 = ${part}`.execute(t.db);
  await sql`insert into stored_file (key, state, copies_due) select 'k' || id, 'live', false from album`.execute(
    t.db,
  );
  await sql`insert into image (album_id, file_key, name, position, width, height, bytes, color)
    select id, 'k' || id, name, 1, 9, 9, 9, '808080' from album`.execute(t.db);
  await sql`vacuum analyze`.execute(t.db);
  await buildLargeIndexes(t.deps, t.connectionString, new AbortController().signal);
}, 120_000);
afterAll(() => t.close());

const WORDS = {
  'a frequent word': ['meilleurs', 21],
  'a rare word': ['zyxquor', 3],
  'a word that nothing has': ['qwertzuiop', 0],
  'frequent words that never meet': ['meilleurs pires', 0],
  'two letters': ['me', 21],
  'two letters of a rare word': ['zy', 3],
  'two letters with which no word begins': ['qw', 0],
} as const;

describe.each(Object.entries(WORDS))('a list that is searched for %s', (_what, [search, count]) => {
  test.each(['newest', 'oldest', 'alphabetical', 'popular'] as const)('%s', async (sort) => {
    const query = { search, sort, limit: 21 };
    expect((await listAlbums(t.deps, VISITOR_READER, query)).data).toHaveLength(count);
    expect(await measureReads(t, (deps) => listAlbums(deps, VISITOR_READER, query))).toBeLessThan(READS_MOST);
    expect((await tierlistService.list(t.deps, VISITOR_READER, query)).data).toHaveLength(count);
    expect(await measureReads(t, (deps) => tierlistService.list(deps, VISITOR_READER, query))).toBeLessThan(
      READS_MOST,
    );
  });
});

test('rare rows are found by index before the list is read, frequent ones are not', async () => {
  const findIds = (search: string) => findFewLike(t.db, 'tierlist', search);

  expect(await findIds('qw')).toEqual([]);
  expect(await findIds('zy')).toHaveLength(3);
  expect(await findIds('zy qw')).toEqual([]);
  expect(await findIds('zyxquor films')).toHaveLength(3);
  expect(await findIds('meilleurs pires')).toEqual([]);
  for (const frequent of ['me', 'fi', 'films meilleurs', 'me films meilleurs']) {
    t.statements.length = 0;
    expect(await findIds(frequent)).toBeNull();
    // A few pages of the table tell.
    expect(t.statements).toHaveLength(1);
  }
});

test('a list of a small category and a word', async () => {
  const query = { search: 'films', category: 'rare', limit: 21 };
  expect((await tierlistService.list(t.deps, VISITOR_READER, query)).data).toHaveLength(4);
  for (const list of [listAlbums, tierlistService.list])
    expect(await measureReads(t, (deps) => list(deps, VISITOR_READER, query))).toBeLessThan(500);
});

describe.each(['album', 'tierlist', 'image'] satisfies SearchKind[])('a search for a page of %ss', (kind) => {
  test.each(Object.entries(WORDS))('%s', async (_what, [q, count]) => {
    const query = { q, kind, limit: 21 };
    const { data } = await findPublic(t.deps, VISITOR_READER, query);
    expect(data[`${kind}s`]).toHaveLength(count);
    expect(await measureReads(t, (deps) => findPublic(deps, VISITOR_READER, query))).toBeLessThan(READS_MOST);
  });
});

test.each([
  ['@personne42', 11],
  ['personne42', 11],
  ['personne', 21],
])('a search for authors: %s', async (q, count) => {
  const query = { q, kind: 'author', limit: 21 } as const;
  const { data } = await findPublic(t.deps, VISITOR_READER, query);
  expect(data.authors).toHaveLength(count);
  expect(await measureReads(t, (deps) => findPublic(deps, VISITOR_READER, query))).toBeLessThan(READS_MOST);
});

test.each([
  ['album', `search_words(search_text)`, `status = 'public' and deleted_at is null and image_count > 0`],
  ['tierlist', `search_words(search_text)`, `not private and not hidden`],
  ['image', `search_words(search_key(name))`, `removed_at is null`],
  ['account', `search_words(search_key(username || ' ' || nametag))`, `status = 'active'`],
])('rare words of the table %s come from the index of its words', async (table, words, condition) => {
  const { rows } = await sql<Record<string, string>>`explain select id from ${sql.table(table)}
    where ${sql.raw(condition)} and ${sql.raw(words)} @@ '''zyxquor'':*'`.execute(t.db);

  expect(JSON.stringify(rows)).toContain(`${table}_words`);
});
