import { PERSONAL_TOKEN } from '@palmares/core/account/personal-token';
import type { CreatedToken, PersonalToken } from '@palmares/core/contract/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPersonalToken, isWellFormed, writePersonalToken } from '../../http/personal-token.ts';
import { runMaintenance } from '../../maintenance.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type Client, createTokenClient, fetchCsrf, type Reply } from '../../testing/client.ts';
import {
  as,
  asVisitor,
  createAlbum,
  createPersonalToken,
  createUser,
  type TestUser,
} from '../../testing/factories.ts';
import { waitForLockWaiters } from '../../testing/wait-for-locks.ts';
import { eraseAccount } from '../../trust/account-data/erase-account.ts';
import { replaceLink } from '../password/account-link.repository.ts';
import { changeStatusFromCli, resetPasswordFromCli } from '../user/user-cli.ts';

const PASSWORD = 'renard-roux-du-soir';
const DAY_MS = 86_400_000;

let t: TestApp;
let lea: TestUser;
let client: Client;

beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

beforeEach(async () => {
  await t.db.deleteFrom('mail_outbox').execute();
  lea = await createUser(t, { password: PASSWORD });
  client = await as(t, lea);
});

const make = (body: object = {}, from: Client = client) =>
  from.post('/me/token', { name: 'Script', scope: 'write', days: 30, currentPassword: PASSWORD, ...body });
const list = async () => (await client.get('/me/token')).data<PersonalToken[]>();
const program = (token: string) => createTokenClient(t.app, token);
const getRows = (user: TestUser) =>
  t.db.selectFrom('personal_token').where('account_id', '=', user.id).selectAll().execute();

describe('making a token', () => {
  test('AC-87, AC-90: tells its text once, stores its hash alone, and tells the owner by mail', async () => {
    const reply = await make({ name: '  Sauvegarde  du soir ' });

    expect(reply.status).toBe(201);
    const { token, ...shown } = reply.data<CreatedToken>();
    expect(isWellFormed(token)).toBe(true);
    expect(shown).toMatchObject({ name: 'Sauvegarde du soir', scope: 'write', lastUsedAt: null });
    expect(Date.parse(shown.expiresAt) - Date.parse(shown.createdAt)).toBe(30 * DAY_MS);
    const again = await client.get('/me/token');
    expect(again.data()).toEqual([shown]);
    expect(again.text).not.toContain(token);
    const [row] = await getRows(lea);
    expect(row?.token_hash).toEqual(hashPersonalToken(token));
    expect(JSON.stringify(row)).not.toContain(token);
    const mails = await t.db.selectFrom('mail_outbox').selectAll().execute();
    expect(mails).toMatchObject([{ kind: 'token_created', recipient: lea.email }]);
    expect(JSON.stringify(mails)).not.toContain(token);
    expect(t.logs.join('\n')).not.toContain(token);
  });

  test('no cache keeps the reply, and it is never compressed', async () => {
    const reply = await make({}, await as(t, lea));

    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['a wrong password', { currentPassword: 'pas le bon' }, 400, 'wrong_current_password'],
    ['a name that is blank', { name: '  ' }, 400, 'validation_failed'],
    ['a name that is too long', { name: 'é'.repeat(61) }, 400, 'validation_failed'],
    ['no end', { days: undefined }, 400, 'validation_failed'],
    ['an end of its own', { days: 3_650 }, 400, 'validation_failed'],
    ['another scope', { scope: 'admin' }, 400, 'validation_failed'],
  ])('is refused with %s', async (_what, body, status, code) => {
    expect(await make(body)).toMatchObject({ status, code });
    expect(await list()).toEqual([]);
  });

  test('AC-90: is refused beyond twenty that live, also when two are asked for at the same time', async () => {
    for (let made = 1; made < PERSONAL_TOKEN.perAccountMax; made += 1) await createPersonalToken(t, lea);
    await createPersonalToken(t, lea, { days: -1 });

    const replies = await Promise.all([make(), make()]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.code).toBe('too_many_tokens');
  });
});

describe('a token', () => {
  test('calls without cookie and CSRF token, even as a browser would for another site', async () => {
    const { token } = (await make()).data<CreatedToken>();
    const script = program(token);

    const made = await script.post('/album', { name: 'Par un script' });
    const foreign = await script.post(
      '/album',
      { name: 'Encore' },
      { headers: { 'sec-fetch-site': 'cross-site' } },
    );

    expect(made.status).toBe(201);
    expect(foreign.status).toBe(201);
    expect((await script.get('/me')).data()).toMatchObject({ id: lea.id });
    expect(t.logs.join('\n')).not.toContain(token);
  });

  test('counts for nothing anywhere but in its header', async () => {
    const { token } = await createPersonalToken(t, lea);
    const visitor = asVisitor(t);
    const csrf = await fetchCsrf(t.app);
    for (const headers of [
      { cookie: `token=${token}` },
      { cookie: `${csrf.cookie}; authorization=Bearer ${token}` },
      { authorization: `Basic ${Buffer.from(`lea:${token}`).toString('base64')}` },
      { 'x-csrf-token': token },
    ])
      expect((await visitor.get('/me', { headers })).status).toBe(401);
    expect((await visitor.get(`/me?token=${token}&access_token=${token}`)).status).toBe(401);
  });

  test('AC-89: of an administrator is that of anybody', async () => {
    const admin = await createUser(t, { roles: ['admin', 'modo'] });
    const secret = await createAlbum(t, lea, { status: 'private' });
    const script = program((await createPersonalToken(t, admin)).token);

    expect((await (await as(t, admin)).get(`/album/${secret.id}`)).status).toBe(200);
    expect(await script.get(`/album/${secret.id}`)).toMatchObject({ status: 403, code: 'album_private' });
    expect((await script.get('/album?scope=all')).status).toBe(403);
    expect(await script.get('/user')).toMatchObject({ status: 403, code: 'token_not_allowed' });
  });

  test('AX-12: that has expired, was revoked or never was is told apart from a session that ended', async () => {
    const expired = program((await createPersonalToken(t, lea, { days: -1 })).token);
    const { id, token } = await createPersonalToken(t, lea);
    const wellFormed = program(writePersonalToken(Buffer.alloc(24, 7)));
    expect((await client.delete(`/me/token/${id}`)).status).toBe(200);

    expect(await expired.get('/me')).toMatchObject({ status: 401, code: 'personal_token_expired' });
    for (const one of [program(token), wellFormed, program(`palm_${'x'.repeat(39)}`), program('palm_')])
      expect(await one.get('/me')).toMatchObject({ status: 401, code: 'personal_token_invalid' });
    expect((await expired.get('/album')).status).toBe(200);
    expect(await expired.post('/login', {})).toMatchObject({ status: 403, code: 'csrf_invalid' });
  });

  test('is looked for in the database only when its checksum is right', async () => {
    const script = program(`palm_${'x'.repeat(39)}`);
    t.statements.length = 0;

    await script.get('/me');

    expect(t.statements).toEqual([]);
  });

  test('is counted with its account, whose limits its sessions share', async () => {
    const limits = { ...t.deps.rates, readByAccount: { max: 2, windowSeconds: 3_600 } };
    const limited = await createTestApp({
      beside: t,
      config: { rateLimits: true },
      replaced: { rates: limits },
    });
    const { token } = await createPersonalToken(t, lea);
    const script = createTokenClient(limited.app, token);
    const session = await as(limited, lea);

    expect((await script.get('/album')).status).toBe(200);
    expect((await session.get('/album')).status).toBe(200);
    expect(await script.get('/album')).toMatchObject({ status: 429, code: 'rate_limited' });
    await limited.close();
  });
});

describe('the last use of a token', () => {
  const updates = () => t.statements.filter((text) => /update "personal_token"/.test(text)).length;

  test('is shown, and written once a minute however often it calls', async () => {
    const script = program((await createPersonalToken(t, lea)).token);
    const [before] = await list();
    t.statements.length = 0;

    await Promise.all(Array.from({ length: 5 }, () => script.get('/album')));
    for (let call = 0; call < 5; call += 1) await script.get('/album');

    const [after] = await list();
    expect(before?.lastUsedAt).toBeNull();
    expect(Math.abs(Date.parse(after?.lastUsedAt ?? '') - t.clock.now().getTime())).toBeLessThan(60_000);
    // Concurrent requests may all see a token that was never used; only one of them updates the row.
    expect(updates()).toBeLessThanOrEqual(5);
    t.statements.length = 0;
    t.clock.advance(61_000);
    await script.get('/album');
    await script.get('/album');
    expect(updates()).toBe(1);
    expect((await list())[0]?.lastUsedAt).not.toBe(after?.lastUsedAt);
  });
});

describe('the end of tokens', () => {
  const alive = async (token: string) => (await program(token).get('/me')).status === 200;

  async function withToken(end: (user: TestUser) => Promise<unknown>): Promise<boolean> {
    const { token } = await createPersonalToken(t, lea);
    expect(await alive(token)).toBe(true);
    await end(lea);
    return alive(token);
  }

  test.each<[string, (user: TestUser) => Promise<unknown>]>([
    [
      'a reset of the password by mail',
      async (user) => {
        const token = 'lien-de-reinitialisation';
        const link = { accountId: user.id, kind: 'password_reset', newEmail: null } as const;
        await replaceLink(t.db, link, { token, now: t.clock.now() });
        const reply = await asVisitor(t).put('/reset-password', { token, password: 'autre-renard-encore' });
        expect(reply.status).toBe(200);
      },
    ],
    [
      'a change of the password',
      async (user) => {
        const body = { currentPassword: PASSWORD, newPassword: 'autre-renard-encore' };
        expect((await (await as(t, user)).put('/me', body)).status).toBe(200);
      },
    ],
    ['a reset at the machine', (user) => resetPasswordFromCli(t.deps, user.nametag)],
    [
      'a deactivation',
      async (user) => {
        const admin = await as(t, await createUser(t, { roles: ['admin'] }));
        expect((await admin.put(`/user/${user.id}`, { status: 'desactive' })).status).toBe(200);
        await admin.put(`/user/${user.id}`, { status: 'active' });
      },
    ],
    [
      'a deactivation at the machine, also once it is taken back',
      async (user) => {
        await changeStatusFromCli(t.deps, user.nametag, 'desactive');
        await changeStatusFromCli(t.deps, user.nametag, 'active');
      },
    ],
    ['the deletion of the account', (user) => eraseAccount(t.deps, user.id, async () => undefined)],
  ])('AC-54: comes with %s', async (_what, end) => {
    expect(await withToken(end)).toBe(false);
    expect(await getRows(lea)).toEqual([]);
  });

  test('comes to no token of others, and to none by a change of the name', async () => {
    const other = await createUser(t);
    const { token } = await createPersonalToken(t, other);
    await createPersonalToken(t, lea);

    await client.put('/me', { username: 'Un autre nom' });
    expect(await getRows(lea)).toHaveLength(1);
    await client.put('/me', { currentPassword: PASSWORD, newPassword: 'autre-renard-encore' });

    expect(await alive(token)).toBe(true);
    expect(await getRows(lea)).toEqual([]);
  });

  test('a deactivated account has none that works, even one that was left', async () => {
    const { token } = await createPersonalToken(t, lea);
    await t.db.updateTable('account').set({ status: 'desactive' }).where('id', '=', lea.id).execute();

    expect(await program(token).get('/me')).toMatchObject({ status: 401, code: 'personal_token_invalid' });
  });

  test('a token whose making was overtaken by a change of the password is not made', async () => {
    const elsewhere = await as(t, lea);
    let changed: Promise<Reply> | undefined;
    let made: Promise<Reply> | undefined;
    // Both requests have presented the old password and wait for the account's lock, which they get in order of arrival.
    await t.db.transaction().execute(async (trx) => {
      await sql`select 1 from account where id = ${lea.id} for update`.execute(trx);
      changed = elsewhere.put('/me', { currentPassword: PASSWORD, newPassword: 'autre-renard-encore' });
      await waitForLockWaiters(t, 1);
      made = make();
      await waitForLockWaiters(t, 2);
    });

    expect((await changed)?.status).toBe(200);
    expect(await made).toMatchObject({ status: 400, code: 'wrong_current_password' });
    expect(await getRows(lea)).toEqual([]);
  });

  test('one that has expired is listed for a month, then removed', async () => {
    await createPersonalToken(t, lea, { days: -29 });
    const { id } = await createPersonalToken(t, lea, { days: -31 });
    expect(await list()).toHaveLength(2);

    await runMaintenance(t.deps);

    expect((await list()).map((one) => one.id)).not.toContain(id);
    expect(await list()).toHaveLength(1);
  });
});

test('what is exported and what the trail says name tokens and never hold one', async () => {
  const { id, token } = (await make({ name: 'Export' })).data<CreatedToken>();
  await client.delete(`/me/token/${id}`);
  const { token: kept } = (await make({ name: 'Gardé' })).data<CreatedToken>();

  const file = await client.get('/me/export');

  expect(file.body<{ tokens: object[] }>().tokens).toMatchObject([{ name: 'Gardé', scope: 'write' }]);
  expect(file.body<{ events: object[] }>().events).toMatchObject([
    { event: 'token_created', target: `token ${id}` },
    { event: 'token_revoked', target: `token ${id}` },
    { event: 'token_created' },
  ]);
  for (const text of [token, kept]) expect(file.text).not.toContain(text);
});
