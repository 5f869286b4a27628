import type { AuditEvent, User } from '@palmares/core/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { as, createAlbum, createUser, signedIn, type TestUser } from '../../testing/factories.ts';

const ADMIN_ROLE = 1;
const MODO_ROLE = 2;

let t: TestApp;
let admin: TestUser;
let asAdmin: Client;
beforeAll(async () => {
  t = await createTestApp();
  admin = await createUser(t, { nametag: 'cheffe', username: 'Cheffe', roles: ['admin'] });
  asAdmin = await as(t, admin);
});
afterAll(() => t.close());

const list = async (query: string) => (await asAdmin.get(`/user?${query}`)).data<User[]>();

describe('the list of users', () => {
  test('holds no hash, no token, no reset data', async () => {
    await createUser(t, { password: 'une phrase de passe' });

    const reply = await asAdmin.get('/user');

    expect(reply.text).not.toMatch(/argon2|password|token/i);
  });

  test('finds by name, nametag or address, without accents or case', async () => {
    const zoe = await createUser(t, { nametag: 'zoe-k', username: 'Zoé Kéraval', email: 'zk@exemple.fr' });

    for (const search of ['KERAVAL', 'zoe-k', 'zk@exemple', 'zoé'])
      expect((await list(`search=${encodeURIComponent(search)}`)).map(({ id }) => id)).toContain(zoe.id);
    expect(await list('search=%25')).toEqual([]);
  });

  test('finds as every other list does: accents typed apart, bent apostrophes, joined letters', async () => {
    const elisa = await createUser(t, { username: 'Élisa d’Œuvre' });

    for (const search of ['E\u0301LISA', "d'oeuvre", 'd’œuvre', 'elisa D’OEUVRE'])
      expect(
        (await list(`search=${encodeURIComponent(search)}`)).map(({ id }) => id),
        search,
      ).toEqual([elisa.id]);
  });

  test('AD-48: is paged completely by every sort, even with equal names', async () => {
    for (let count = 0; count < 5; count++) await createUser(t, { username: 'Même nom' });
    const everybody = (await list('limit=100')).map(({ id }) => id).toSorted((a, b) => a - b);

    for (const sort of ['newest', 'oldest', 'alphabetical', 'last_connection']) {
      const seen: number[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const reply = await asAdmin.get(
          `/user?limit=2&sort=${sort}${cursor === '' ? '' : `&cursor=${cursor}`}`,
        );
        seen.push(...reply.data<User[]>().map(({ id }) => id));
        cursor = reply.nextCursor;
      }
      expect(
        seen.toSorted((a, b) => a - b),
        sort,
      ).toEqual(everybody);
    }
  });

  test('AC-1: filters by status and leaves deleted accounts out', async () => {
    const inactive = await createUser(t, { status: 'desactive' });
    const gone = await createUser(t, { status: 'deleted' });

    expect((await list('status=desactive')).map(({ id }) => id)).toEqual([inactive.id]);
    expect((await list('limit=100')).map(({ id }) => id)).not.toContain(gone.id);
  });
});

describe('deactivating', () => {
  test('AC-74, AD-16, AD-48: ends the sessions of the account on the next request, and leaves an audit line', async () => {
    const { user, client } = await signedIn(t);

    await asAdmin.put(`/user/${user.id}`, { status: 'desactive' });

    expect(await client.get('/me')).toMatchObject({ status: 401, code: 'session_disabled' });
    const events = (await asAdmin.get('/audit')).data<AuditEvent[]>();
    expect(events[0]).toMatchObject({
      event: 'user_desactive',
      target: `account ${user.id}`,
      author: { id: admin.id },
    });
  });

  test('AD-16, AD-48: can be taken back, but the old sessions stay dead', async () => {
    const { user, client } = await signedIn(t);
    await asAdmin.put(`/user/${user.id}`, { status: 'desactive' });

    const reply = await asAdmin.put(`/user/${user.id}`, { status: 'active' });

    expect(reply.status).toBe(200);
    expect((await client.get('/me')).code).toBe('session_revoked');
  });
});

describe('roles', () => {
  // Proves AX-5, AD-1, AD-3, AD-4, AD-49.
  test('take effect on the next request', async () => {
    const { user, client } = await signedIn(t);

    await asAdmin.post(`/user/${user.id}/role`, { id_role: ADMIN_ROLE });
    const during = await client.get('/user');
    await asAdmin.delete(`/user/${user.id}/role`, { id_role: ADMIN_ROLE });

    expect([during.status, (await client.get('/user')).status]).toEqual([200, 403]);
  });

  test('AD-19: are refused twice, unknown, or where they are not held, in the quoted words', async () => {
    const user = await createUser(t, { roles: ['modo'] });

    const twice = await asAdmin.post(`/user/${user.id}/role`, { id_role: MODO_ROLE });
    const unknown = await asAdmin.post(`/user/${user.id}/role`, { id_role: 99 });
    const notHeld = await asAdmin.delete(`/user/${user.id}/role`, { id_role: ADMIN_ROLE });

    expect([twice.status, twice.message]).toEqual([409, "L'utilisateur possède déjà ce rôle."]);
    expect([unknown.status, unknown.message]).toEqual([404, 'Rôle non trouvé.']);
    expect(notHeld.status).toBe(404);
  });
});

describe('the last admin', () => {
  test('can neither deactivate, delete nor demote themself', async () => {
    const replies = [
      await asAdmin.put(`/user/${admin.id}`, { status: 'desactive' }),
      await asAdmin.delete(`/user/${admin.id}`),
      await asAdmin.delete(`/user/${admin.id}/role`, { id_role: ADMIN_ROLE }),
    ];

    expect(replies.map(({ code }) => code)).toEqual(['self_target', 'self_target', 'self_target']);
  });

  test('remains when two admins remove each other at once', async () => {
    const second = await createUser(t, { roles: ['admin'] });
    const asSecond = await as(t, second);

    await Promise.all([
      asAdmin.delete(`/user/${second.id}/role`, { id_role: ADMIN_ROLE }),
      asSecond.delete(`/user/${admin.id}/role`, { id_role: ADMIN_ROLE }),
    ]);

    const left = await t.db
      .selectFrom('account_role')
      .where('role_id', '=', ADMIN_ROLE)
      .selectAll()
      .execute();
    expect(left).toHaveLength(1);
    await t.db
      .insertInto('account_role')
      .values({ account_id: admin.id, role_id: ADMIN_ROLE })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await t.db.deleteFrom('account_role').where('account_id', '=', second.id).execute();
  });
});

test('AD-48, PR-4, PR-5: deleting a user removes their albums and keeps their nametag reserved', async () => {
  const user = await createUser(t, { nametag: 'partie' });
  const album = await createAlbum(t, user);

  const reply = await asAdmin.delete(`/user/${user.id}`);

  expect(reply.status).toBe(200);
  expect((await asAdmin.get(`/album/${album.id}`)).status).toBe(404);
  const again = await asAdmin.post('/register', {
    username: 'Une autre',
    nametag: 'partie',
    email: 'une.autre@example.org',
    password: 'phrase de passe assez longue',
  });
  expect(again.code).toBe('nametag_taken');
});
