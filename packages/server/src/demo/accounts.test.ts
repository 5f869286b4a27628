import { DEMO_USERS } from '@palmares/demo/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { asVisitor } from '../testing/factories.ts';
import { prepareDemoAccounts } from './accounts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('the printed accounts are one of each kind, can sign in and have their roles', async () => {
  const printed = await prepareDemoAccounts(t.deps);

  const roles: string[][] = [];
  for (const { login, password } of printed) {
    const reply = await asVisitor(t).post('/login', { identifier: login, password });
    const { token } = reply.body<{ token: string }>();
    const session = await asVisitor(t).get('/session', { headers: { authorization: `Bearer ${token}` } });
    roles.push(
      session.data<{ user: { roles: { libelle: string }[] } }>().user.roles.map((role) => role.libelle),
    );
  }
  expect(roles).toEqual([['admin'], ['modo'], []]);
});

test('a second start prints the same passwords and makes nobody twice', async () => {
  const first = await prepareDemoAccounts(t.deps);
  const second = await prepareDemoAccounts(t.deps);

  expect(second).toEqual(first);
  const accounts = await t.db.selectFrom('account').select('id').execute();
  expect(accounts).toHaveLength(DEMO_USERS.length);
});

test('another installation has other passwords', async () => {
  const other = await createTestApp();
  const theirs = await prepareDemoAccounts(other.deps);
  await other.close();

  const ours = await prepareDemoAccounts(t.deps);

  expect(theirs.map(({ password }) => password)).not.toEqual(ours.map(({ password }) => password));
});

test('an account that a person registered under a demo name is left alone', async () => {
  const other = await createTestApp();
  const [somebody] = DEMO_USERS;
  await asVisitor(other).post('/register', {
    username: 'Une vraie personne',
    nametag: somebody?.nametag,
    email: 'vraie@example.org',
    password: 'mon propre mot de passe',
  });

  await prepareDemoAccounts(other.deps);
  const login = await asVisitor(other).post('/login', {
    identifier: 'vraie@example.org',
    password: 'mon propre mot de passe',
  });
  await other.close();

  expect(login.status).toBe(200);
});
