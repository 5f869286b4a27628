// STAFF_SECOND_FACTOR: staff without a second factor have the rights of ordinary users, in every cell of the access matrix.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MatrixRow, SCENARIOS, scenarioKey } from '../../testing/access-scenarios.ts';
import type { Scene } from '../../testing/access-scene.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { as, createUser } from '../../testing/factories.ts';
import { setSecondFactor } from '../../testing/second-factor.ts';

const { rows } = JSON.parse(
  readFileSync(new URL('../../../access-matrix.json', import.meta.url), 'utf8'),
) as { rows: MatrixRow[] };

/**
 * For each call, the first case whose result depends on a role; excludes /me, which treats staff specially (as when deleting one's own
 * account).
 */
const opened = new Map<string, MatrixRow>();
for (const row of rows) {
  const { U, M, A } = row.expect;
  const call = `${row.method} ${row.path}`;
  if ((M !== U || A !== U) && !row.path.startsWith('/me') && !opened.has(call)) opened.set(call, row);
}

/** An app without STAFF_SECOND_FACTOR, which creates what a case needs. */
let plain: TestApp;
let t: TestApp;
let owner: Scene['owner'];
let staff: Record<'modo' | 'admin', { id: number }>;
beforeAll(async () => {
  plain = await createTestApp();
  t = await createTestApp({ beside: plain, config: { staffSecondFactor: true } });
  owner = { ...(await createUser(t)), password: '' };
  staff = {
    modo: await createUser(t, { roles: ['modo'] }),
    admin: await createUser(t, { roles: ['admin'] }),
  };
});
afterAll(async () => {
  await t.close();
  await plain.close();
});

async function statusFor(row: MatrixRow, client: Client): Promise<number> {
  const scenario = SCENARIOS[scenarioKey(row)];
  if (scenario === undefined) throw new Error(`no scenario: ${scenarioKey(row)}`);
  const plan = await scenario({ t: plain, owner, asOwner: () => as(plain, owner) });
  const { path, body, ...extra } = typeof plan === 'function' ? await plan(client) : plan;
  return (await client.send(row.method, path, body, extra)).status;
}

test('AD-6: without one, each call that their role opens answers staff what it answers anybody', async () => {
  const clients = { M: await as(t, staff.modo), A: await as(t, staff.admin) };
  const wrong: string[] = [];
  for (const row of opened.values())
    for (const role of ['M', 'A'] as const) {
      if (row.expect[role] === row.expect.U) continue;
      const status = await statusFor(row, clients[role]);
      if (status !== Number(row.expect.U))
        wrong.push(`${role} ${scenarioKey(row)}: ${status} instead of ${row.expect.U}`);
    }

  expect(opened.size).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

test('AX-13, AD-6: they read why, and their session says so; it opens with the second factor and closes without', async () => {
  const client = await as(t, staff.admin);
  const missing = async () =>
    (await client.get('/session')).data<{ user: { second_factor_missing: boolean } }>().user
      .second_factor_missing;
  const refused = await client.get('/user');
  expect([refused.status, refused.code, await missing()]).toEqual([403, 'second_factor_required', true]);
  expect((await client.get('/me/second-factor')).data()).toMatchObject({ required: true });

  await setSecondFactor(t, staff.admin, { confirmed: false });
  expect((await client.get('/user')).code).toBe('second_factor_required');
  await setSecondFactor(t, staff.admin);
  expect([(await client.get('/user')).status, await missing()]).toEqual([200, false]);
  await t.db.deleteFrom('second_factor').execute();
  expect((await client.get('/user')).code).toBe('second_factor_required');
});

test('others are asked for nothing', async () => {
  const client = await as(t, owner);

  expect((await client.get('/user')).code).toBe('forbidden');
  expect((await client.get('/me/second-factor')).data()).toMatchObject({ required: false });
});
