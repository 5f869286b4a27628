import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { asVisitor, createUser } from '../../testing/factories.ts';
import { createFirstAdmin } from './first-admin.ts';

const ADMIN = { nametag: 'Patronne', email: 'patronne@example.org', password: 'le mot de passe du début' };

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({ config: { admin: ADMIN } });
});
afterEach(() => t.close());

test('AC-10: the configured administrator can sign in and has the role', async () => {
  await createFirstAdmin(t.deps);

  const login = await asVisitor(t).post('/login', {
    identifier: ADMIN.email,
    password: ADMIN.password,
  });

  const { token } = login.body<{ token: string }>();
  const session = await asVisitor(t).get('/session', { headers: { authorization: `Bearer ${token}` } });
  expect(session.data<{ user: { roles: object[] } }>().user.roles).toEqual([{ id: 1, libelle: 'admin' }]);
});

test('a second start changes nothing, and makes nobody twice', async () => {
  await createFirstAdmin(t.deps);
  await createFirstAdmin(t.deps);

  const accounts = await t.db.selectFrom('account').selectAll().execute();
  expect(accounts).toHaveLength(1);
});

test('an address that already has an account is not made an administrator behind its back', async () => {
  const somebody = await createUser(t, { email: ADMIN.email });

  await createFirstAdmin(t.deps);

  const roles = await t.db
    .selectFrom('account_role')
    .where('account_id', '=', somebody.id)
    .selectAll()
    .execute();
  expect(roles).toEqual([]);
});
