// Scenarios of second factors. Actors request their own account, so each scenario prepares the actor first.
import { hashPassword } from '../identity/account/password.ts';
import { signTicket } from '../identity/account/sign-in-ticket.ts';
import type { Request, Scenario, Scene } from './access-scene.ts';
import type { Client } from './client.ts';
import { generateCode, setSecondFactor } from './second-factor.ts';

/** Well-formed, but belongs to nobody: a wrong code of an app would occasionally be right. */
const WRONG_CODE = '0000-0000-0000-0000';

let password_hash: Promise<string> | undefined;

/** Gives the actor the owner's password; a visitor or a signed-out actor acts as the owner. */
const onOneself =
  (request: (scene: Scene, user: { id: number }) => Promise<Request>): Scenario =>
  async (scene) => {
    const { t, owner } = scene;
    password_hash ??= hashPassword(owner.password);
    await t.db
      .updateTable('account')
      .set({ password_hash: await password_hash })
      .execute();
    await t.db.deleteFrom('second_factor').execute();
    return async (actor: Client) => {
      const reply = await actor.get('/session');
      const user = reply.status === 200 ? reply.data<{ user: { id: number } }>().user : owner;
      return request(scene, user);
    };
  };

const PATH = '/me/second-factor';
const wrongPassword = { currentPassword: 'pas le bon' };

const finishing =
  (code: (scene: Scene, key: Buffer) => string): Scenario =>
  async (scene) => {
    const { t, owner } = scene;
    const key = await setSecondFactor(t, owner);
    const holder = await t.db
      .selectFrom('account')
      .where('id', '=', owner.id)
      .select(['id', 'password_hash'])
      .executeTakeFirstOrThrow();
    const { ticket } = await signTicket(t.deps, holder);
    return { path: '/login/second-factor', body: { ticket, code: code(scene, key) } };
  };

export const SECOND_FACTOR_SCENARIOS: Readonly<Record<string, Scenario>> = {
  'POST /login/second-factor | right code': finishing(({ t }, key) => generateCode(t, key)),
  'POST /login/second-factor | wrong code': finishing(() => WRONG_CODE),
  'POST /login/second-factor | used, expired, forged ticket': async () => ({
    path: '/login/second-factor',
    body: { ticket: 'forged', code: '123456' },
  }),
  'GET /me/second-factor | -': onOneself(async () => ({ path: PATH })),
  'POST /me/second-factor | currentPassword right': onOneself(async ({ owner }) => ({
    path: PATH,
    body: { currentPassword: owner.password },
  })),
  'POST /me/second-factor | currentPassword wrong': onOneself(async () => ({
    path: PATH,
    body: wrongPassword,
  })),
  'POST /me/second-factor | one is on': onOneself(async ({ t, owner }, user) => {
    await setSecondFactor(t, user);
    return { path: PATH, body: { currentPassword: owner.password } };
  }),
  'PUT /me/second-factor | right code': onOneself(async ({ t }, user) => ({
    path: PATH,
    body: { code: generateCode(t, await setSecondFactor(t, user, { confirmed: false })) },
  })),
  'PUT /me/second-factor | wrong code': onOneself(async ({ t }, user) => {
    await setSecondFactor(t, user, { confirmed: false });
    return { path: PATH, body: { code: WRONG_CODE } };
  }),
  'PUT /me/second-factor | nothing begun': onOneself(async () => ({ path: PATH, body: { code: '123456' } })),
  'DELETE /me/second-factor | password and code right': onOneself(async ({ t, owner }, user) => {
    const code = generateCode(t, await setSecondFactor(t, user));
    return { path: PATH, body: { currentPassword: owner.password, code } };
  }),
  'DELETE /me/second-factor | password wrong': onOneself(async ({ t }, user) => {
    const code = generateCode(t, await setSecondFactor(t, user));
    return { path: PATH, body: { ...wrongPassword, code } };
  }),
  'DELETE /me/second-factor | code wrong': onOneself(async ({ t, owner }, user) => {
    await setSecondFactor(t, user);
    return { path: PATH, body: { currentPassword: owner.password, code: WRONG_CODE } };
  }),
  'DELETE /me/second-factor | none is on': onOneself(async ({ owner }) => ({
    path: PATH,
    body: { currentPassword: owner.password, code: '123456' },
  })),
  'POST /me/recovery-codes | password and code right': onOneself(async ({ t, owner }, user) => {
    const code = generateCode(t, await setSecondFactor(t, user));
    return { path: '/me/recovery-codes', body: { currentPassword: owner.password, code } };
  }),
  'POST /me/recovery-codes | password wrong': onOneself(async ({ t }, user) => {
    const code = generateCode(t, await setSecondFactor(t, user));
    return { path: '/me/recovery-codes', body: { ...wrongPassword, code } };
  }),
  'POST /me/recovery-codes | code wrong': onOneself(async ({ t, owner }, user) => {
    await setSecondFactor(t, user);
    return { path: '/me/recovery-codes', body: { currentPassword: owner.password, code: WRONG_CODE } };
  }),
  'POST /me/recovery-codes | none is on': onOneself(async ({ owner }) => ({
    path: '/me/recovery-codes',
    body: { currentPassword: owner.password, code: '123456' },
  })),
};
