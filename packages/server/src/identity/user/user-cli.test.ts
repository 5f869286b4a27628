// Effects of `npm run admin` on accounts.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { as, asVisitor, createUser, type TestUser } from '../../testing/factories.ts';
import { setSecondFactor } from '../../testing/second-factor.ts';
import {
  changeStatusFromCli,
  createAdmin,
  promote,
  removeSecondFactorFromCli,
  resetPasswordFromCli,
} from './user-cli.ts';

let t: TestApp;
let lea: TestUser;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom('account_role').execute();
  await t.db.deleteFrom('audit_event').execute();
  lea = await createUser(t);
});

const signIn = (identifier: string, password: string) =>
  asVisitor(t).post('/login', { identifier, password });
const trail = () => t.db.selectFrom('audit_event').select(['event', 'account_id', 'target', 'ip']).execute();
const getRoles = async (id: number) =>
  (await t.db.selectFrom('account_role').where('account_id', '=', id).selectAll().execute()).length;

test('AC-10: an administrator is made, signs in with the password that was told, and stands in the trail', async () => {
  const password = await createAdmin(t.deps, 'Patronne', 'patronne@example.org');

  const reply = await signIn('patronne', password);
  expect(reply.status).toBe(200);
  const { id } = await t.db
    .selectFrom('account')
    .where('nametag', '=', 'patronne')
    .select('id')
    .executeTakeFirstOrThrow();
  expect(await getRoles(id)).toBe(1);
  expect(await trail()).toContainEqual({
    event: 'role_added',
    account_id: null,
    target: `account ${id} admin`,
    ip: 'machine',
  });
  await expect(createAdmin(t.deps, 'Patronne', 'autre@example.org')).rejects.toThrow('a déjà un compte');
  await expect(createAdmin(t.deps, 'x', 'nowhere')).rejects.toThrow();
});

test('an account that is there is made one, once, while it is active', async () => {
  await promote(t.deps, lea.email);

  expect(await getRoles(lea.id)).toBe(1);
  await expect(promote(t.deps, lea.nametag)).rejects.toThrow('fait déjà partie de l’administration');
  await expect(promote(t.deps, 'personne')).rejects.toThrow('Aucun compte «\u00A0personne\u00A0»');
  const gone = await createUser(t, { status: 'desactive' });
  await expect(promote(t.deps, gone.nametag)).rejects.toThrow('désactivé');
});

test('a new password ends sessions and tells the owner', async () => {
  const session = await as(t, lea);

  const password = await resetPasswordFromCli(t.deps, lea.nametag);

  expect((await session.get('/me')).status).toBe(401);
  expect((await signIn(lea.email, password)).status).toBe(200);
  const mails = await t.db.selectFrom('mail_outbox').select(['kind', 'recipient']).execute();
  expect(mails).toContainEqual({ kind: 'password_changed', recipient: lea.email });
  expect(await trail()).toContainEqual({
    event: 'password_reset',
    account_id: null,
    target: `account ${lea.id}`,
    ip: 'machine',
  });
});

test('AC-86: a second factor is taken away from who has lost it, who is told', async () => {
  await setSecondFactor(t, lea);

  await removeSecondFactorFromCli(t.deps, lea.nametag);

  expect(await t.db.selectFrom('second_factor').execute()).toEqual([]);
  const mails = await t.db.selectFrom('mail_outbox').select(['kind', 'recipient']).execute();
  expect(mails).toContainEqual({ kind: 'second_factor_changed', recipient: lea.email });
  expect(await trail()).toContainEqual({
    event: 'second_factor_removed',
    account_id: null,
    target: `account ${lea.id}`,
    ip: 'machine',
  });
  await expect(removeSecondFactorFromCli(t.deps, lea.nametag)).rejects.toThrow('double authentification');
});

test('a deactivated account is signed out, and back once it is reactivated; the last administrator stays', async () => {
  const session = await as(t, lea);
  const admin = await createUser(t, { roles: ['admin'] });

  await changeStatusFromCli(t.deps, lea.nametag, 'desactive');
  expect((await session.get('/me')).status).toBe(401);
  await expect(resetPasswordFromCli(t.deps, lea.nametag)).rejects.toThrow('désactivé');
  await changeStatusFromCli(t.deps, lea.nametag, 'active');

  expect((await (await as(t, lea)).get('/me')).status).toBe(200);
  expect((await trail()).map(({ event }) => event)).toEqual(['user_desactive', 'user_active']);
  await expect(changeStatusFromCli(t.deps, admin.nametag, 'desactive')).rejects.toThrow(
    'dernier compte actif de l’administration',
  );
  await changeStatusFromCli(t.deps, lea.nametag, 'desactive');
});
