import { createTestDatabase, type TestDatabase } from '@palmares/server/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedContent } from './seed-content.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Site = { contents: number; images: number; most: number; largest: number; wrong: number };

test('the first albums of a popular shape are the largest, and have the most contents', async () => {
  await seedContent(
    database.db,
    { albums: 1_000, images: 8_000, users: 100 },
    { contents: 4_000, shape: 'popularity' },
  );

  const { rows } = await sql<Site>`
    select sum(a.uses) as contents, sum(a.image_count) as images,
      max(a.uses) filter (where a.id = first.id) * 100 / sum(a.uses) as most,
      bool_and(a.image_count <= first.image_count)::int as largest,
      count(*) filter (where a.uses <> (select count(*) from tierlist where album_id = a.id)
        + (select count(*) from tournament where album_id = a.id)
        + (select count(*) from ranking where album_id = a.id)) as wrong
    from album a cross join (select id, image_count from album order by id limit 1) first`.execute(
    database.db,
  );

  expect(rows[0]).toMatchObject({ contents: 4_000, images: 8_000, largest: 1, wrong: 0 });
  // The cube root of 1 / 1 000 is 10 %.
  expect(Number(rows[0]?.most)).toBeGreaterThanOrEqual(8);
  expect(Number(rows[0]?.most)).toBeLessThanOrEqual(12);
});

test('by default every album has the same chance, and each kind its share of two contents an album', async () => {
  const before = await countContents();

  await seedContent(database.db, { albums: 100, images: 800, users: 10 });

  const after = await countContents();
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([100, 50, 50]);
});

async function countContents(): Promise<number[]> {
  const { rows } = await sql<{ counts: number[] }>`
    select array[(select count(*)::int from tierlist), (select count(*)::int from tournament),
      (select count(*)::int from ranking)] as counts`.execute(database.db);
  return rows[0]?.counts ?? [];
}
