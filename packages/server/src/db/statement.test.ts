import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createAlbum, signedIn } from '../testing/factories.ts';
import { SAMPLE_RESULTS } from '../testing/sample-results.ts';
import { defineStatement, type ParameterOf } from './statement.ts';
import { inTransaction } from './transaction.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const JOIN = defineStatement(
  'join three texts',
  (parameter: ParameterOf<{ first: string; second: string }>) =>
    sql<{
      text: string;
    }>`select ${parameter('second')}::text || ${parameter('first')} || ${parameter('second')} as text`,
);
const JOINED_BY_HAND = sql<{ name: string }>`select name from pg_prepared_statements where name like 'join%'`;

test('a statement takes its values by name, and others at each call', async () => {
  const replies = [
    await JOIN(t.db, { first: 'b', second: 'a' }),
    await JOIN(t.db, { first: '1', second: "2'" }),
  ];

  expect(replies).toEqual([[{ text: 'aba' }], [{ text: "2'12'" }]]);
});

test('PostgreSQL keeps it prepared under its name, also for a transaction', async () => {
  const prepared = await inTransaction(t.db, async (trx) => {
    await JOIN(trx, { first: 'b', second: 'a' });
    await JOIN(trx, { first: 'b', second: 'a' });
    return (await JOINED_BY_HAND.execute(trx)).rows;
  });

  expect(prepared).toEqual([{ name: 'join three texts' }]);
});

test('a column that a migration adds under a running server breaks no read', async () => {
  const { user, client } = await signedIn(t);
  const album = await createAlbum(t, user);
  const paths = ['/album', `/album/${album.id}`];
  for (const kind of ['tierlist', 'tournament', 'ranking'] as const) {
    const body = { name: 'Lu deux fois', id_album: album.id, ...SAMPLE_RESULTS[kind](album.images) };
    paths.push(`/${kind}/${(await client.post(`/${kind}`, body)).data<{ id: number }>().id}`);
  }
  const readAll = async () => {
    const statuses = [];
    for (const path of paths) statuses.push((await client.get(path)).status);
    return statuses;
  };

  const before = await readAll();
  for (const table of ['session', 'account', 'album', 'image', 'tierlist', 'tournament', 'ranking'])
    await sql`alter table ${sql.table(table)} add column added_later text`.execute(t.db);
  const after = await readAll();

  expect([before, after]).toEqual([paths.map(() => 200), paths.map(() => 200)]);
});
