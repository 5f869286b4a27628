// Scenarios of passwords and of one's own account. They change the actors themselves, so each begins by restoring them.
import { hashPassword } from '../identity/account/password.ts';
import { replaceLink } from '../identity/password/account-link.repository.ts';
import type { Scenario, Scene } from './access-scene.ts';
import { createPersonalToken } from './factories.ts';

const NEW_PASSWORD = 'une autre phrase de passe';

/** Restores each person: the owner's password, an address, no second factor, and the roles that their nametag was created with. */
async function restore({ t, owner }: Scene): Promise<void> {
  const password_hash = await hashPassword(owner.password);
  const people = await t.db.selectFrom('account').orderBy('id').select(['id', 'nametag']).execute();
  const roles = await t.db.selectFrom('account_role').select(['account_id', 'role_id']).execute();
  await t.db.deleteFrom('second_factor').execute();
  for (const { id, nametag } of people) {
    const email = `${nametag}@example.org`;
    await t.db
      .updateTable('account')
      .set({ password_hash, email, email_key: email, status: 'active' })
      .where('id', '=', id)
      .execute();
  }
  // The scenes create no other moderator: if none is left, the third person has lost the role.
  const modo = people[2];
  if (modo !== undefined && !roles.some((role) => role.role_id === 2))
    await t.db.insertInto('account_role').values({ account_id: modo.id, role_id: 2 }).execute();
}

const withEverybody =
  (path: string, body: (scene: Scene) => unknown): Scenario =>
  async (scene) => {
    await restore(scene);
    return { path, body: body(scene) };
  };

let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `nouvelle-adresse-${addresses}@example.org`;
}

const followingLink =
  (kind: 'password_reset' | 'email_change', path: string, rest: object): Scenario =>
  async (scene) => {
    await restore(scene);
    const { t, owner } = scene;
    const newEmail = kind === 'email_change' ? nextAddress() : null;
    const token = t.deps.random(32).toString('base64url');
    await replaceLink(t.db, { accountId: owner.id, kind, newEmail }, { token, now: t.clock.now() });
    return { path, body: { token, ...rest } };
  };

const creatingToken = (password: (scene: Scene) => string) =>
  withEverybody('/me/token', (scene) => ({
    name: 'Un script',
    scope: 'read',
    days: 30,
    currentPassword: password(scene),
  }));

const deletingToken: Scenario = async ({ t, owner }) => {
  const { id } = await createPersonalToken(t, owner);
  return { path: `/me/token/${id}` };
};

const always =
  (path: string, body?: unknown): Scenario =>
  async () => ({ path, body });

export const ACCOUNT_SCENARIOS: Readonly<Record<string, Scenario>> = {
  'POST /forgot-password | any well-formed address': withEverybody('/forgot-password', ({ owner }) => ({
    email: owner.email,
  })),
  'PUT /reset-password | live link': followingLink('password_reset', '/reset-password', {
    password: NEW_PASSWORD,
  }),
  'PUT /reset-password | used, expired, forged link': always('/reset-password', {
    token: 'forged',
    password: NEW_PASSWORD,
  }),
  'PUT /me | username': withEverybody('/me', () => ({ username: 'Un autre nom' })),
  'PUT /me | currentPassword wrong': withEverybody('/me', () => ({
    currentPassword: 'pas le bon',
    newPassword: NEW_PASSWORD,
  })),
  'PUT /me | currentPassword right': withEverybody('/me', ({ owner }) => ({
    currentPassword: owner.password,
    newPassword: NEW_PASSWORD,
  })),
  'PUT /me | email, with the password': withEverybody('/me', ({ owner }) => ({
    email: nextAddress(),
    currentPassword: owner.password,
  })),
  'PUT /me | email, wrong password': withEverybody('/me', () => ({
    email: nextAddress(),
    currentPassword: 'pas le bon',
  })),
  'PUT /new-password | current_password wrong': withEverybody('/new-password', () => ({
    current_password: 'pas le bon',
    new_password: NEW_PASSWORD,
  })),
  'PUT /new-password | current_password right': withEverybody('/new-password', ({ owner }) => ({
    current_password: owner.password,
    new_password: NEW_PASSWORD,
  })),
  'PUT /email | live link': followingLink('email_change', '/email', {}),
  'PUT /email | used, expired, forged link': always('/email', { token: 'forged' }),
  'GET /me/token | -': always('/me/token'),
  'POST /me/token | currentPassword right': creatingToken(({ owner }) => owner.password),
  'POST /me/token | currentPassword wrong': creatingToken(() => 'pas le bon'),
  'DELETE /me/token/{id} | a token of the owner': deletingToken,
  'GET /openapi.json | -': always('/openapi.json'),
  'GET /docs | -': always('/docs'),
  'GET /me/export | -': always('/me/export'),
  'GET /me/deletion | -': always('/me/deletion'),
  'DELETE /me | currentPassword wrong': withEverybody('/me', () => ({ currentPassword: 'pas le bon' })),
  'DELETE /me | currentPassword right': withEverybody('/me', ({ owner }) => ({
    currentPassword: owner.password,
  })),
};
