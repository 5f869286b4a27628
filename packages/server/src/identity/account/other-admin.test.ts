import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { measureReads } from '../../testing/count-reads.ts';
import { createUser } from '../../testing/factories.ts';
import { existsOtherAdmin } from './account.repository.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('another active admin is found without reading the accounts of everybody else', async () => {
  await sql`insert into account (username, nametag, nametag_key)
    select 'Personne', 'person' || n, 'person' || n from generate_series(1, 2000) n`.execute(t.db);
  const admin = await createUser(t, { roles: ['admin'] });
  await createUser(t, { roles: ['admin'], status: 'desactive' });
  await createUser(t, { roles: ['modo'] });
  // PostgreSQL never analyzes a table of so few rows as `account_role` by itself.
  await sql`analyze account`.execute(t.db);

  expect(await existsOtherAdmin(t.db, [admin.id])).toBe(false);
  await createUser(t, { roles: ['admin'] });
  const reads = await measureReads(t, async ({ db }) =>
    expect(await existsOtherAdmin(db, [admin.id])).toBe(true),
  );

  expect(reads).toBeLessThan(50);
});
