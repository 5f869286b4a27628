// An attacker who has only the password can neither guess a code nor lock the owner out (docs/decisions/0069).

import { SECOND_FACTOR } from '@palmares/core/account/limits';
import { RATES } from '@palmares/core/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceToNext, createTestApp, type TestApp } from '../../testing/app.ts';
import { createClient, fetchCsrf, type Reply } from '../../testing/client.ts';
import { asVisitor, createToken, createUser, type TestUser } from '../../testing/factories.ts';
import { generateCode, RECOVERY_CODES, setSecondFactor } from '../../testing/second-factor.ts';
import { replaceLink } from '../password/account-link.repository.ts';

const PASSWORD = 'un mot de passe de test';
const HOUR_MS = 3_600_000;
const STEP_MS = SECOND_FACTOR.stepSeconds * 1000;
const HOME = '198.51.100.7';
const MAX = 4;
const ATTACKER = Array.from({ length: MAX + 2 }, (_, index) => `203.0.113.${index}`);

let t: TestApp;
let lea: TestUser;
let key: Buffer;
beforeAll(async () => {
  const limit = { max: MAX, windowSeconds: 3_600 };
  const rates = {
    ...RATES,
    secondFactor: limit,
    secondFactorByDevice: limit,
    secondFactorByNetwork: limit,
    secondFactorBySession: limit,
  };
  t = await createTestApp({ config: { rateLimits: true, trustProxy: true }, replaced: { rates } });
  // Windows begin with the hour: no test may cross the end of one.
  advanceToNext(t.clock, HOUR_MS);
});
afterAll(() => t.close());
beforeEach(async () => {
  advanceToNext(t.clock, STEP_MS);
  t.clock.advance(1_000);
  lea = await createUser(t, { password: PASSWORD });
  key = await setSecondFactor(t, lea);
  // The trail uses the database's time, which is behind the clock of these tests.
  await sql`update second_factor set confirmed_at = now() where account_id = ${lea.id}`.execute(t.db);
});

async function getHeaders(ip: string, device?: string) {
  const csrf = await fetchCsrf(t.app);
  const cookie = device === undefined ? csrf.cookie : `${csrf.cookie}; ${device}`;
  return { headers: { ...csrf, cookie, 'x-forwarded-for': ip } };
}

/** Sends the password, then the code; returns the reply of the second step. */
async function signIn(ip: string, code: string, device?: string): Promise<Reply> {
  const first = await asVisitor(t).post(
    '/login',
    { identifier: lea.nametag, password: PASSWORD },
    await getHeaders(ip, device),
  );
  const { ticket } = first.data<{ ticket: string }>();
  return asVisitor(t).post('/login/second-factor', { ticket, code }, await getHeaders(ip, device));
}

const guess = (ip: string, device?: string) => signIn(ip, generateCode(t, key, 5), device);

/** Sends two guesses more than strangers are allowed. */
async function attack(): Promise<number[]> {
  const statuses: number[] = [];
  for (const ip of ATTACKER) statuses.push((await guess(ip)).status);
  return statuses;
}

const deviceIn = (reply: Reply) => /_device=[^;]+/.exec(String(reply.headers['set-cookie']))?.[0] ?? '';

/** Signs in with a right code, then advances one time step, because the next code must be a new one. */
async function signInAtHome(): Promise<Reply> {
  const reply = await signIn(HOME, generateCode(t, key));
  expect(reply.status).toBe(200);
  t.clock.advance(STEP_MS);
  return reply;
}

describe('guesses from many networks', () => {
  test('are stopped together, and say how long to wait', async () => {
    expect(await attack()).toEqual([...Array.from({ length: MAX }, () => 400), 429, 429]);

    const reply = await signIn('192.0.2.1', generateCode(t, key));
    expect([reply.status, reply.headers['retry-after']]).toEqual([429, expect.any(String)]);
  });

  test('do not stop a device that has given a code, wherever it is', async () => {
    const device = deviceIn(await signInAtHome());
    await attack();

    expect((await signIn('192.0.2.1', generateCode(t, key), device)).status).toBe(200);
  });

  test('do not stop a network from which the owner signed in with a code', async () => {
    await signInAtHome();
    await attack();

    expect((await signIn(HOME, generateCode(t, key))).status).toBe(200);
  });

  test('stop a network that was known before a code was asked for: a password was enough there', async () => {
    await sql`insert into audit_event (account_id, event, ip, at) values (${lea.id}, 'login', ${HOME}, now() - interval '1 day')`.execute(
      t.db,
    );
    await attack();

    expect((await signIn(HOME, generateCode(t, key))).status).toBe(429);
  });

  test('do not stop a recovery code from a new device in a new network', async () => {
    await attack();

    expect((await signIn('192.0.2.1', RECOVERY_CODES[0] ?? '')).status).toBe(200);
  });

  test('do not stop what asks for a code in a live session', async () => {
    const client = createClient(t.app, await createToken(t, lea));
    await attack();

    const renewed = await client.post('/me/recovery-codes', {
      currentPassword: PASSWORD,
      code: generateCode(t, key),
    });
    expect(renewed.status).toBe(200);
  });
});

describe('guesses are limited', () => {
  test('in a network that the owner uses, whose device and recovery codes go on', async () => {
    const device = deviceIn(await signInAtHome());
    for (let tried = 0; tried < MAX; tried += 1) await guess(HOME);

    expect((await signIn(HOME, generateCode(t, key))).status).toBe(429);
    expect((await signIn(HOME, RECOVERY_CODES[0] ?? '')).status).toBe(200);
    expect((await signIn(HOME, generateCode(t, key), device)).status).toBe(200);
  });

  test('on a device that has given a code', async () => {
    const device = deviceIn(await signInAtHome());
    for (let tried = 0; tried < MAX; tried += 1)
      expect((await guess(`192.0.2.${tried}`, device)).status).toBe(400);

    expect((await signIn(HOME, generateCode(t, key), device)).status).toBe(429);
  });

  test('in a session, and not for another session of the account', async () => {
    const [stolen, own] = [await createToken(t, lea), await createToken(t, lea)];
    const renew = (token: string, code: string) =>
      createClient(t.app, token).post('/me/recovery-codes', { currentPassword: PASSWORD, code });
    for (let tried = 0; tried < MAX; tried += 1)
      expect((await renew(stolen, generateCode(t, key, 5))).status).toBe(400);

    expect((await renew(stolen, generateCode(t, key))).status).toBe(429);
    expect((await renew(own, generateCode(t, key))).status).toBe(200);
  });

  test('in the browser of a reset link, as in any other: a mailbox is no second factor', async () => {
    const token = t.deps.random(32).toString('base64url');
    const link = { accountId: lea.id, kind: 'password_reset', newEmail: null } as const;
    await replaceLink(t.db, link, { token, now: t.clock.now() });
    await attack();

    const reset = await asVisitor(t).put(
      '/reset-password',
      { token, password: PASSWORD },
      await getHeaders('192.0.2.1'),
    );

    expect(reset.status).toBe(200);
    expect((await signIn('192.0.2.1', generateCode(t, key), deviceIn(reset))).status).toBe(429);
  });
});

test('tries of the current password are counted by session: a stolen one does not use up those of the owner', async () => {
  const [stolen, own] = [await createToken(t, lea), await createToken(t, lea)];
  const renew = (token: string, currentPassword: string) =>
    createClient(t.app, token).post('/me/recovery-codes', { currentPassword, code: generateCode(t, key) });
  const { max } = t.deps.rates.currentPassword;
  for (let tried = 0; tried < max; tried += 1) await renew(stolen, 'pas le bon');

  expect((await renew(stolen, PASSWORD)).status).toBe(429);
  expect((await renew(own, PASSWORD)).status).toBe(200);
});
