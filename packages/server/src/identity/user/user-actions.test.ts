// Admin actions on accounts, with their audit events, and refusals.
import type { User } from '@palmares/core/contract/types';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client, Reply } from '../../testing/client.ts';
import { createUser, signedIn, type TestUser } from '../../testing/factories.ts';
import { waitForLockWaiters } from '../../testing/wait-for-locks.ts';

const ADMIN_ROLE = 1;
const MODO_ROLE = 2;
const NOBODY = 2_000_000_000;

let t: TestApp;
let admin: TestUser;
let asAdmin: Client;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: admin, client: asAdmin } = await signedIn(t, { roles: ['admin'] }));
});
beforeEach(async () => {
  await t.db.deleteFrom('audit_event').execute();
});
afterAll(() => t.close());

const trail = () =>
  t.db.selectFrom('audit_event').orderBy('id').select(['account_id', 'event', 'target', 'ip']).execute();
const getLine = (event: string, target: string) => ({
  account_id: admin.id,
  event,
  target,
  ip: expect.any(String),
});
const getRoles = async (id: number) => {
  const rows = await t.db.selectFrom('account_role').where('account_id', '=', id).select('role_id').execute();
  return rows.map(({ role_id }) => role_id);
};

test('the roles are listed by their number, for whoever gives one', async () => {
  const reply = await asAdmin.get('/role');

  expect(reply.data()).toEqual([
    { id: ADMIN_ROLE, libelle: 'admin' },
    { id: MODO_ROLE, libelle: 'modo' },
  ]);
});

describe('a role', () => {
  test('that is given or taken leaves a line with its name', async () => {
    const { id } = await createUser(t);

    const given = await asAdmin.post(`/user/${id}/role`, { id_role: MODO_ROLE });
    const heldBetween = await getRoles(id);
    const taken = await asAdmin.delete(`/user/${id}/role`, { id_role: MODO_ROLE });

    expect([given.status, heldBetween, taken.status, await getRoles(id)]).toEqual([
      201,
      [MODO_ROLE],
      200,
      [],
    ]);
    expect(await trail()).toEqual([
      getLine('role_added', `account ${id} modo`),
      getLine('role_removed', `account ${id} modo`),
    ]);
  });

  test('that is refused leaves none', async () => {
    const { id } = await createUser(t, { roles: ['modo'] });

    await asAdmin.post(`/user/${id}/role`, { id_role: MODO_ROLE });
    await asAdmin.post(`/user/${id}/role`, { id_role: 99 });
    await asAdmin.delete(`/user/${id}/role`, { id_role: ADMIN_ROLE });

    expect(await trail()).toEqual([]);
  });

  test('that does not exist can be taken from nobody', async () => {
    const { id } = await createUser(t);

    const reply = await asAdmin.delete(`/user/${id}/role`, { id_role: 99 });

    expect([reply.status, reply.code]).toEqual([404, 'role_not_found']);
  });

  test('other than that of admin may be laid down by its holder', async () => {
    await asAdmin.post(`/user/${admin.id}/role`, { id_role: MODO_ROLE });

    const reply = await asAdmin.delete(`/user/${admin.id}/role`, { id_role: MODO_ROLE });

    expect(reply.status).toBe(200);
    expect(await getRoles(admin.id)).toEqual([ADMIN_ROLE]);
  });
});

describe('an account that does not exist, or no longer', () => {
  const ACTS: readonly [string, (path: string) => Promise<{ status: number; code: string }>][] = [
    ['is not deactivated', (path) => asAdmin.put(path, { status: 'desactive' })],
    ['is not reactivated', (path) => asAdmin.put(path, { status: 'active' })],
    ['is not deleted', (path) => asAdmin.delete(path)],
    ['gets no role', (path) => asAdmin.post(`${path}/role`, { id_role: MODO_ROLE })],
    ['loses no role', (path) => asAdmin.delete(`${path}/role`, { id_role: MODO_ROLE })],
  ];

  test.each(ACTS)('%s, and leaves no line', async (_what, act) => {
    const gone = await createUser(t, { status: 'deleted', roles: ['modo'] });

    for (const id of [gone.id, NOBODY])
      expect(await act(`/user/${id}`)).toMatchObject({ status: 404, code: 'not_found' });

    expect(await getRoles(gone.id)).toEqual([MODO_ROLE]);
    expect(await trail()).toEqual([]);
  });
});

describe('deactivating and reactivating', () => {
  const getStatus = async ({ nametag }: TestUser) =>
    (await asAdmin.get(`/user?search=${nametag}`)).data<User[]>()[0]?.status;

  test('are told by the list and by a line each', async () => {
    const user = await createUser(t);

    await asAdmin.put(`/user/${user.id}`, { status: 'desactive' });
    const between = await getStatus(user);
    await asAdmin.put(`/user/${user.id}`, { status: 'active' });

    expect([between, await getStatus(user)]).toEqual(['desactive', 'active']);
    expect(await trail()).toEqual([
      getLine('user_desactive', `account ${user.id}`),
      getLine('user_active', `account ${user.id}`),
    ]);
  });

  test('end no session of an account that was active all along', async () => {
    const { user, client } = await signedIn(t);

    await asAdmin.put(`/user/${user.id}`, { status: 'active' });

    expect((await client.get('/me')).status).toBe(200);
  });
});

test('a deletion leaves a line, which outlives the account', async () => {
  const { id } = await createUser(t);

  await asAdmin.delete(`/user/${id}`);

  expect(await trail()).toEqual([getLine('user_deleted', `account ${id}`)]);
});

describe('admins among themselves', () => {
  const demote = (client: Client, { id }: TestUser) =>
    client.delete(`/user/${id}/role`, { id_role: ADMIN_ROLE });

  let second: { user: TestUser; client: Client };
  beforeEach(async () => {
    second = await signedIn(t, { roles: ['admin'] });
  });
  afterEach(async () => {
    await t.db.deleteFrom('account_role').execute();
    await t.db.insertInto('account_role').values({ account_id: admin.id, role_id: ADMIN_ROLE }).execute();
  });

  test('may demote the one who was there first, as long as another remains', async () => {
    const reply = await demote(second.client, admin);

    expect(reply.status).toBe(200);
    expect([await getRoles(admin.id), await getRoles(second.user.id)]).toEqual([[], [ADMIN_ROLE]]);
  });

  test('keep the last of them, even when both were still admins as they asked', async () => {
    let replies: Promise<Reply[]> | undefined;
    // Both have passed the rights check, and wait for the role's row before they read which admins remain.
    await t.db.transaction().execute(async (trx) => {
      await sql`select 1 from role where libelle = 'admin' for update`.execute(trx);
      replies = Promise.all([demote(asAdmin, second.user), demote(second.client, admin)]);
      await waitForLockWaiters(t, 2);
    });

    const refused = (await replies)?.filter(({ status }) => status !== 200);
    expect(refused?.map(({ status, code }) => [status, code])).toEqual([[409, 'last_admin']]);
    expect([...(await getRoles(admin.id)), ...(await getRoles(second.user.id))]).toEqual([ADMIN_ROLE]);
  });
});
