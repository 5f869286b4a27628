// A page of the contents of one album, or of one person, reads as many rows with ten thousand contents as with twenty: rows and index scans
// are counted. Most contents are private and the newest: a page that scanned them would read them all.
import { CONTENT_KINDS } from '@palmares/core/content-kind';
import type { ListQuery } from '@palmares/core/contract/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { measureReads } from '../../testing/count-reads.ts';
import {
  createAlbum,
  createUser,
  type TestAlbum,
  type TestUser,
  VISITOR_READER,
} from '../../testing/factories.ts';
import { SERVER_KINDS } from '../kinds.ts';

const CONTENTS = 10_000;
const PUBLIC = 30;
const PAGE = 8;
/** A page of 8 cards with covers, authors and previews takes about 100. */
const READS_MOST = 1_000;

let t: TestApp;
let builder: TestUser;
let album: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  builder = await createUser(t, { nametag: 'prolifique' });
  const other = await createUser(t);
  album = await createAlbum(t, other);
  const elsewhere = await createAlbum(t, other);
  for (const kind of CONTENT_KINDS) {
    const insert = (accountId: number, albumId: number, isPublicUpTo: number) =>
      sql`
      insert into ${sql.table(kind)} (account_id, album_id, name, search_text, private, created_at)
      select ${accountId}, ${albumId}, 'Fait ' || n, 'fait ' || n, n > ${isPublicUpTo}::int, now() + n * interval '1 minute'
      from generate_series(1, ${CONTENTS}::int) n`.execute(t.db);
    await insert(builder.id, album.id, PUBLIC);
    // All are public and newer than the requested ones, so an index over all contents does not help either.
    await insert(other.id, elsewhere.id, CONTENTS);
  }
  await sql`analyze`.execute(t.db);
}, 120_000);
afterAll(() => t.close());

describe.each(CONTENT_KINDS)('a page of every %s', (kind) => {
  const { list } = SERVER_KINDS[kind].service;
  const reads = async (query: ListQuery) => {
    const { data, meta } = await list(t.deps, VISITOR_READER, query);
    expect(data).toHaveLength(PAGE);
    for (const cursor of [undefined, meta.next_cursor ?? ''])
      expect(
        await measureReads(t, (deps) => list(deps, VISITOR_READER, { ...query, ...(cursor && { cursor }) })),
      ).toBeLessThan(READS_MOST);
  };

  test('of an album', () => reads({ album: album.id, limit: PAGE }));

  test('of a person', () => reads({ author: builder.nametag, limit: PAGE }));
});

describe('where everything is public', () => {
  test('a page of an album reads no more', async () => {
    await sql`update tierlist set private = false`.execute(t.db);
    await sql`analyze tierlist`.execute(t.db);

    expect(
      await measureReads(t, (deps) =>
        SERVER_KINDS.tierlist.service.list(deps, VISITOR_READER, { album: album.id, limit: PAGE }),
      ),
    ).toBeLessThan(READS_MOST);
  });
});
