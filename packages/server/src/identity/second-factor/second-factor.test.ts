// One's own second factor, and the second step of a sign-in, through the API (docs/decisions/0069).

import { SECOND_FACTOR } from '@palmares/core/account/limits';
import { parseCode } from '@palmares/core/account/second-factor';
import { sql } from 'kysely';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceToNext, createTestApp, type TestApp } from '../../testing/app.ts';
import { type Client, createClient, type Reply } from '../../testing/client.ts';
import { as, asVisitor, createToken, createUser, type TestUser } from '../../testing/factories.ts';
import { generateCode, RECOVERY_CODES, setSecondFactor } from '../../testing/second-factor.ts';
import { eraseAccount } from '../../trust/account-data/erase-account.ts';
import { lockCredentials } from '../account/account.repository.ts';
import { replaceLink } from '../password/account-link.repository.ts';
import type { Proof } from './assert-owner.ts';

const PASSWORD = 'un mot de passe de test';
const PATH = '/me/second-factor';
const STEP_MS = SECOND_FACTOR.stepSeconds * 1000;

let t: TestApp;
let lea: TestUser;
let client: Client;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  // Starts just after the beginning of a time step, so that none ends between a code and its use.
  advanceToNext(t.clock, STEP_MS);
  t.clock.advance(1_000);
  lea = await createUser(t, { password: PASSWORD });
  client = await as(t, lea);
});

const login = (password = PASSWORD) => asVisitor(t).post('/login', { identifier: lea.nametag, password });
const getTicket = (reply: Reply) => reply.data<{ ticket: string }>().ticket;
const finish = (ticket: string, code: string) => asVisitor(t).post('/login/second-factor', { ticket, code });
const whoIs = async (token: string) => (await createClient(t.app, token).get('/session')).status;
const getToken = (reply: Reply) => reply.body<{ token: string }>().token;
const getCodes = (reply: Reply) => reply.data<{ recovery_codes: string[] }>().recovery_codes;
const getState = async (asked = client) => (await asked.get(PATH)).data();

/** Audit events by Léa or about her account. */
async function trail(): Promise<string[]> {
  const rows = await t.db
    .selectFrom('audit_event')
    .where((eb) => eb.or([eb('account_id', '=', lea.id), eb('target', '=', `account ${lea.id}`)]))
    .orderBy('id')
    .select('event')
    .execute();
  return rows.map(({ event }) => event);
}

const mails = () =>
  t.db.selectFrom('mail_outbox').where('account_id', '=', lea.id).select(['kind', 'payload']).execute();

async function begin(): Promise<string> {
  const reply = await client.post(PATH, { currentPassword: PASSWORD });
  expect(reply.status).toBe(200);
  return reply.data<{ totp_key: string }>().totp_key;
}

describe('set up', () => {
  test('AC-78, AC-81: asks for the password, then for a code of the key; recovery codes come once', async () => {
    expect(await getState()).toEqual({ since: null, recovery_codes_left: 0, required: false });
    const wrong = await client.post(PATH, { currentPassword: 'pas le bon' });
    expect([wrong.status, wrong.code]).toEqual([400, 'wrong_current_password']);

    const begun = await client.post(PATH, { currentPassword: PASSWORD });
    const { totp_key: key, uri } = begun.data<{ totp_key: string; uri: string }>();
    expect(begun.headers['cache-control']).toBe('no-store');
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(key);
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Palmarès:${lea.nametag}@127.0.0.1?`);
    expect((await login()).body()).toHaveProperty('token');

    const confirmed = await client.put(PATH, { code: generateCode(t, key) });
    expect(confirmed.status).toBe(200);
    const codes = getCodes(confirmed);
    expect(codes).toHaveLength(SECOND_FACTOR.recoveryCodes);
    expect(new Set(codes.map((code) => parseCode(code)?.kind))).toEqual(new Set(['recovery']));
    expect(await getState()).toMatchObject({ recovery_codes_left: 10, since: expect.any(String) });
    expect(await trail()).toContain('second_factor_added');
    expect(await mails()).toContainEqual({
      kind: 'second_factor_changed',
      payload: { nametag: lea.nametag, change: 'second_factor_added' },
    });
  });

  test('ends the other sessions, which a password alone has opened, and keeps this one', async () => {
    const older = await createToken(t, lea);
    const key = await begin();
    expect(await whoIs(older)).toBe(200);

    await client.put(PATH, { code: generateCode(t, key) });

    expect(await whoIs(older)).toBe(401);
    expect((await client.get('/session')).status).toBe(200);
  });

  test('keeps neither the key nor a code as it is', async () => {
    const key = await begin();
    const codes = getCodes(await client.put(PATH, { code: generateCode(t, key) }));

    const { sealed_key } = await t.db
      .selectFrom('second_factor')
      .where('account_id', '=', lea.id)
      .select('sealed_key')
      .executeTakeFirstOrThrow();
    expect(sealed_key.includes(Buffer.from(Secret.fromBase32(key).bytes))).toBe(false);
    const texts = await sql<{ text: string }>`
      select concat_ws(' ', (select string_agg(r::text, ' ') from second_factor r),
        (select string_agg(r::text, ' ') from recovery_code r), (select string_agg(r::text, ' ') from audit_event r),
        (select string_agg(r::text, ' ') from mail_outbox r)) as text`.execute(t.db);
    const kept = `${texts.rows[0]?.text} ${t.logs.join(' ')}`;
    const bare = codes.map((code) => code.replaceAll('-', ''));
    const inHex = bare.map((code) => Buffer.from(code).toString('hex'));
    for (const secret of [key, Secret.fromBase32(key).hex.toLowerCase(), ...codes, ...bare, ...inHex])
      expect(kept).not.toContain(secret);
  });

  test('is in the export as a date, and with how many codes are left', async () => {
    await setSecondFactor(t, lea);
    const reply = await client.get('/me/export');
    const { account } = reply.body<{ account: object }>();

    expect(account).toMatchObject({ second_factor: expect.any(String), recovery_codes_left: 2 });
    expect(reply.text).not.toContain('sealed');
  });

  test('is not done by a wrong code, by a code of an older key, nor an hour later', async () => {
    const first = await begin();
    const second = await begin();
    const refused = await client.put(PATH, { code: generateCode(t, first) });
    expect([refused.status, refused.code]).toEqual([400, 'wrong_second_factor']);
    expect(await trail()).toContain('second_factor_refused');
    expect((await client.put(PATH, { code: RECOVERY_CODES[0] })).code).toBe('wrong_second_factor');

    t.clock.advance(SECOND_FACTOR.setUpMs + 1_000);
    expect((await client.put(PATH, { code: generateCode(t, second) })).code).toBe('second_factor_not_begun');
    expect(await getState()).toMatchObject({ since: null });
  });

  test('is refused while one is on', async () => {
    await setSecondFactor(t, lea);

    expect((await client.post(PATH, { currentPassword: PASSWORD })).code).toBe('second_factor_on');
    expect((await client.put(PATH, { code: '123456' })).code).toBe('second_factor_on');
  });

  test('tells what cannot be a code at its field', async () => {
    await begin();
    const reply = await client.put(PATH, { code: '12 34' });

    expect(reply.issues).toEqual([
      { field: 'code', code: 'malformed', message: 'Un code compte 6 chiffres.' },
    ]);
    expect((await client.put(PATH, { code: 'abcd-1234' })).message).toBe(
      'Un code de secours compte 16 lettres et chiffres.',
    );
  });
});

describe('a sign-in', () => {
  test('AC-79: takes a second step: a ticket that is no session, then a code', async () => {
    const key = await setSecondFactor(t, lea);
    const before = await trail();

    const reply = await login();
    expect([reply.status, Object.keys(reply.data())]).toEqual([200, ['ticket', 'expiresAt']]);
    expect(reply.body()).not.toHaveProperty('token');
    expect(reply.headers['set-cookie'] ?? '').not.toContain('device');
    expect(await whoIs(getTicket(reply))).toBe(401);
    expect(await trail()).toEqual(before);

    const finished = await finish(getTicket(reply), generateCode(t, key));
    expect(finished.status).toBe(200);
    expect(await whoIs(getToken(finished))).toBe(200);
    expect(String(finished.headers['set-cookie'])).toContain('device');
    expect(await trail()).toEqual([...before, 'login']);
  });

  test('says the same of a wrong password as without a second factor', async () => {
    await setSecondFactor(t, lea);
    const other = await createUser(t, { password: PASSWORD });
    const without = await asVisitor(t).post('/login', { identifier: other.nametag, password: 'non' });

    expect((await login('non')).text).toBe(without.text);
  });

  test.each([
    [-2, 400],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('with the code of %i steps from now answers %i', async (steps, status) => {
    const key = await setSecondFactor(t, lea);

    expect((await finish(getTicket(await login()), generateCode(t, key, steps))).status).toBe(status);
  });

  test('AC-78: takes no code twice, nor one older than the last, by whichever ticket; the next one it takes', async () => {
    const key = await setSecondFactor(t, lea);
    const [one, other] = [getTicket(await login()), getTicket(await login())];
    const [previous, now] = [generateCode(t, key, -1), generateCode(t, key)];
    expect((await finish(one, now)).status).toBe(200);

    for (const code of [now, previous]) expect((await finish(other, code)).code).toBe('wrong_second_factor');
    expect(await trail()).toContain('second_factor_refused');
    t.clock.advance(STEP_MS);
    expect((await finish(other, generateCode(t, key))).status).toBe(200);
  });

  test('of two at once with one code, one succeeds', async () => {
    const key = await setSecondFactor(t, lea);
    const ticket = getTicket(await login());
    const code = generateCode(t, key);

    const replies = await Promise.all([finish(ticket, code), finish(ticket, code), finish(ticket, code)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  test('AC-81, AC-84: takes a recovery code once, as it was written down, and tells the owner', async () => {
    await setSecondFactor(t, lea);

    expect((await finish(getTicket(await login()), 'OOOO-oooo 0000 000I')).status).toBe(200);

    const again = await finish(getTicket(await login()), RECOVERY_CODES[0] ?? '');
    expect([again.status, again.message]).toEqual([400, 'Ce code de secours est incorrect ou a déjà servi.']);
    expect(await trail()).toContain('recovery_code_used');
    expect(await mails()).toContainEqual({
      kind: 'recovery_code_used',
      payload: { nametag: lea.nametag, left: RECOVERY_CODES.length - 1 },
    });
    const session = await as(t, lea);
    expect(await getState(session)).toMatchObject({ recovery_codes_left: RECOVERY_CODES.length - 1 });
  });

  test('is refused with the code of somebody else', async () => {
    const other = await createUser(t);
    const [, theirs] = [await setSecondFactor(t, lea), await setSecondFactor(t, other)];
    await t.db.deleteFrom('recovery_code').where('account_id', '=', lea.id).execute();
    const ticket = getTicket(await login());

    expect((await finish(ticket, generateCode(t, theirs))).status).toBe(400);
    expect((await finish(ticket, RECOVERY_CODES[0] ?? '')).status).toBe(400);
    // An attacker who can write into the database and replaces her encrypted key by their own gains nothing either.
    await t.db
      .updateTable('second_factor')
      .set((eb) => ({
        sealed_key: eb.selectFrom('second_factor').where('account_id', '=', other.id).select('sealed_key'),
      }))
      .where('account_id', '=', lea.id)
      .execute();
    expect((await finish(ticket, generateCode(t, theirs))).status).toBe(400);
  });
});

describe('a ticket', () => {
  /** Sends a right code, which must fail because of the ticket. */
  async function expectDead(ticket: string, key: Buffer, code = 'sign_in_ticket_dead'): Promise<void> {
    const reply = await finish(ticket, generateCode(t, key));
    expect(reply.code).toBe(code);
    if (code === 'sign_in_ticket_dead')
      expect(reply.message).toBe('La connexion a expiré. Saisissez à nouveau votre mot de passe.');
  }

  test('AC-80: dies with its use, also once its session has ended', async () => {
    const key = await setSecondFactor(t, lea);
    const ticket = getTicket(await login());
    const session = createClient(t.app, getToken(await finish(ticket, generateCode(t, key))));

    t.clock.advance(STEP_MS);
    await expectDead(ticket, key);
    expect((await session.post('/revocation', {})).status).toBe(200);
    expect((await finish(ticket, RECOVERY_CODES[0] ?? '')).code).toBe('sign_in_ticket_dead');
  });

  test('of two uses at once, with two codes that are both right, makes one session', async () => {
    const key = await setSecondFactor(t, lea);
    const ticket = getTicket(await login());

    const replies = await Promise.all([
      finish(ticket, generateCode(t, key)),
      finish(ticket, RECOVERY_CODES[0] ?? ''),
    ]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(replies.find(({ status }) => status === 400)?.code).toBe('sign_in_ticket_dead');
  });

  test('survives a wrong code', async () => {
    const key = await setSecondFactor(t, lea);
    const ticket = getTicket(await login());

    expect((await finish(ticket, generateCode(t, key, 5))).code).toBe('wrong_second_factor');
    expect((await finish(ticket, generateCode(t, key))).status).toBe(200);
  });

  test('AC-79: dies after five minutes', async () => {
    const key = await setSecondFactor(t, lea);
    const ticket = getTicket(await login());
    t.clock.advance(SECOND_FACTOR.ticketMs + 1_000);

    await expectDead(ticket, key);
  });

  test('AC-86: dies with the password; a reset by mail takes away no second factor', async () => {
    const key = await setSecondFactor(t, lea);
    const ticket = getTicket(await login());
    const token = t.deps.random(32).toString('base64url');
    const link = { accountId: lea.id, kind: 'password_reset', newEmail: null } as const;
    await replaceLink(t.db, link, { token, now: t.clock.now() });
    const password = 'une autre phrase de passe';
    expect((await asVisitor(t).put('/reset-password', { token, password })).status).toBe(200);

    await expectDead(ticket, key);
    expect((await finish(getTicket(await login(password)), generateCode(t, key))).status).toBe(200);
  });

  test('dies with the second factor', async () => {
    const key = await setSecondFactor(t, lea);
    const ticket = getTicket(await login());
    await t.db.deleteFrom('second_factor').where('account_id', '=', lea.id).execute();

    await expectDead(ticket, key);
  });

  test('opens nothing of an account that is deactivated or deleted meanwhile', async () => {
    const key = await setSecondFactor(t, lea);
    const ticket = getTicket(await login());
    await t.db.updateTable('account').set({ status: 'desactive' }).where('id', '=', lea.id).execute();
    await expectDead(ticket, key, 'account_disabled');

    await eraseAccount(t.deps, lea.id, async () => undefined);
    await expectDead(ticket, key);
    const left = await t.db.selectFrom('second_factor').where('account_id', '=', lea.id).execute();
    expect(left).toEqual([]);
  });

  test('is not the token of a session, nor the other way round', async () => {
    await setSecondFactor(t, lea);

    expect((await finish(await createToken(t, lea), '123456')).code).toBe('sign_in_ticket_dead');
  });
});

describe('taken away', () => {
  test('with the password and a code: the password is enough again', async () => {
    const key = await setSecondFactor(t, lea);
    const remove = (currentPassword: string, code: string) => client.delete(PATH, { currentPassword, code });
    expect((await remove('pas le bon', generateCode(t, key))).code).toBe('wrong_current_password');
    expect((await remove(PASSWORD, generateCode(t, key, 5))).code).toBe('wrong_second_factor');
    expect(await getState()).toMatchObject({ recovery_codes_left: RECOVERY_CODES.length });

    expect((await remove(PASSWORD, generateCode(t, key))).status).toBe(200);

    expect(await getState()).toMatchObject({ since: null, recovery_codes_left: 0 });
    expect((await login()).body()).toHaveProperty('token');
    expect(await trail()).toContain('second_factor_removed');
    expect(await mails()).toContainEqual({
      kind: 'second_factor_changed',
      payload: { nametag: lea.nametag, change: 'second_factor_removed' },
    });
    expect((await remove(PASSWORD, generateCode(t, key))).code).toBe('second_factor_off');
  });

  test('with a recovery code when the app is lost, also under another secret of the installation', async () => {
    const key = await setSecondFactor(t, lea);
    const secrets = { ...t.deps.secrets, secondFactor: t.deps.random(32) };
    const restored = await createTestApp({ beside: t, replaced: { clock: t.clock.now, secrets } });
    try {
      const remove = (code: string) =>
        createClient(restored.app, client.token).delete(PATH, { currentPassword: PASSWORD, code });
      expect((await remove(generateCode(t, key))).code).toBe('wrong_second_factor');
      expect((await remove(RECOVERY_CODES[1] ?? '')).status).toBe(200);
    } finally {
      await restored.close();
    }
    expect(await getState()).toMatchObject({ since: null });
  });
});

describe('recovery codes', () => {
  const renew = (currentPassword: string, code: string) =>
    client.post('/me/recovery-codes', { currentPassword, code });

  test('AC-85: are made anew after the password and a code: the older ones stop working', async () => {
    const key = await setSecondFactor(t, lea);
    expect((await renew('non', generateCode(t, key))).code).toBe('wrong_current_password');
    expect((await renew(PASSWORD, generateCode(t, key, 5))).code).toBe('wrong_second_factor');
    const [code = ''] = getCodes(await renew(PASSWORD, generateCode(t, key)));
    const ticket = getTicket(await login());

    expect((await finish(ticket, RECOVERY_CODES[0] ?? '')).status).toBe(400);
    expect((await finish(ticket, code)).status).toBe(200);
    expect(await trail()).toContain('recovery_codes_renewed');
    expect(await mails()).toContainEqual({
      kind: 'second_factor_changed',
      payload: { nametag: lea.nametag, change: 'recovery_codes_renewed' },
    });
  });

  test('are none without a second factor', async () => {
    await setSecondFactor(t, lea, { confirmed: false });

    expect((await renew(PASSWORD, '123456')).code).toBe('second_factor_off');
    expect((await client.delete(PATH, { currentPassword: PASSWORD, code: '123456' })).code).toBe(
      'second_factor_off',
    );
    // The set-up is still in progress.
    expect((await client.put(PATH, { code: '123456' })).code).toBe('wrong_second_factor');
  });
});

describe('AC-85: what takes an account from its owner, or leaves a way into it, asks for a code beside the password', () => {
  const token = { name: 'Un script', scope: 'read', days: 30 };
  const NEXT = 'une phrase toute neuve';
  const CALLS: [what: string, send: (proof: Proof) => Promise<Reply>][] = [
    ['another address', (proof) => client.put('/me', { email: 'ailleurs@example.org', ...proof })],
    ['another password', (proof) => client.put('/me', { newPassword: NEXT, ...proof })],
    [
      'another password, which ends every session',
      ({ currentPassword: current_password, code }) =>
        client.put('/new-password', { current_password, new_password: NEXT, code }),
    ],
    ['a personal token', (proof) => client.post('/me/token', { ...token, ...proof })],
    ['the end of the account', (proof) => client.delete('/me', proof)],
  ];

  test.each(CALLS)('%s', async (_what, send) => {
    const key = await setSecondFactor(t, lea);
    const currentPassword = PASSWORD;

    const replies = [
      await send({ currentPassword }),
      await send({ currentPassword, code: '12' }),
      await send({ currentPassword, code: generateCode(t, key, 5) }),
      await send({ currentPassword: 'pas le bon', code: generateCode(t, key) }),
    ];

    expect(replies.map(({ status, code }) => [status, code])).toEqual([
      [400, 'second_factor_code_required'],
      [400, 'validation_failed'],
      [400, 'wrong_second_factor'],
      [400, 'wrong_current_password'],
    ]);
    expect(await trail()).toContain('second_factor_refused');
    const reply = await send({ currentPassword, code: generateCode(t, key) });
    expect(reply.status).toBeLessThan(300);
  });

  test('one of recovery will do, once, and its owner is told', async () => {
    await setSecondFactor(t, lea);
    const change = (newPassword: string, currentPassword: string) =>
      client.put('/me', { newPassword, currentPassword, code: RECOVERY_CODES[0] });

    expect((await change(NEXT, PASSWORD)).status).toBe(200);

    expect(await trail()).toContain('recovery_code_used');
    expect(await mails()).toContainEqual({
      kind: 'recovery_code_used',
      payload: { nametag: lea.nametag, left: RECOVERY_CODES.length - 1 },
    });
    expect((await change(PASSWORD, NEXT)).code).toBe('wrong_second_factor');
  });

  test('another name asks for neither', async () => {
    await setSecondFactor(t, lea);

    expect((await client.put('/me', { username: 'Léa la Grande' })).status).toBe(200);
  });
});

test('a sign-in that began before the set-up gets no session after it', async () => {
  const account = await t.db
    .selectFrom('account')
    .where('id', '=', lea.id)
    .select(['id', 'password_hash', 'status'])
    .executeTakeFirstOrThrow();
  await setSecondFactor(t, lea);

  expect(await lockCredentials(t.db, { ...account, second_factor: false })).toBe(false);
  expect(await lockCredentials(t.db, { ...account, second_factor: true })).toBe(true);
});
