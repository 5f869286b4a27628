import { RATES, SESSION } from '@palmares/core/limits';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Rates } from '../../http/rate-limit.ts';
import { advanceToNext, createTestApp, type TestApp } from '../../testing/app.ts';
import { createClient, fetchCsrf, type Reply } from '../../testing/client.ts';
import { as, asVisitor, createToken, createUser, type TestUser } from '../../testing/factories.ts';
import { grantRole } from './account.repository.ts';

const PASSWORD = 'un mot de passe de test';
const HOUR_MS = 3_600_000;

let t: TestApp;
let lea: TestUser;
beforeAll(async () => {
  t = await createTestApp();
  lea = await createUser(t, { nametag: 'lea', email: 'lea@example.org', password: PASSWORD });
});
afterAll(() => t.close());

const login = (identifier: string, password = PASSWORD) =>
  asVisitor(t).post('/login', { identifier, password });
const getToken = (reply: Reply) => reply.body<{ token: string }>().token;
const whoIs = (token: string) => createClient(t.app, token).get('/session');

describe('signing in', () => {
  test.each([['lea'], ['LEA'], ['lea@example.org'], ['Lea@Example.org'], ['  lea  '], ['@lea']])(
    'works with %s',
    async (identifier) => {
      const reply = await login(identifier);

      expect(reply.status).toBe(200);
      expect((await whoIs(getToken(reply))).data<{ user: TestUser }>().user.nametag).toBe('lea');
    },
  );

  test('AC-110: answers status success with the token at the top level and in data', async () => {
    const body = (await login('lea')).body<{ status: string; token: string; data: { token: string } }>();

    expect(body.status).toBe('success');
    expect(body.token).toBe(body.data.token);
  });

  test('notes the time of the last connection and leaves an audit line without the password', async () => {
    await login('lea');

    const account = await t.db
      .selectFrom('account')
      .where('id', '=', lea.id)
      .select('last_connection')
      .executeTakeFirstOrThrow();
    expect(Math.abs((account.last_connection?.getTime() ?? 0) - t.clock.now().getTime())).toBeLessThan(5_000);
    const events = await t.db.selectFrom('audit_event').selectAll().execute();
    expect(events.some((event) => event.event === 'login' && event.account_id === lea.id)).toBe(true);
    expect(JSON.stringify(events)).not.toContain(PASSWORD);
  });

  test('gives the same reply for a wrong password and for somebody unknown', async () => {
    const wrong = await login('lea', 'pas le bon');
    const unknown = await login('personne');
    const unknownAddress = await login('personne@example.org');

    expect(wrong.status).toBe(401);
    expect(wrong.code).toBe('invalid_credentials');
    expect(unknown.text).toBe(wrong.text);
    expect(unknownAddress.text).toBe(wrong.text);
  });

  test('hashes for somebody unknown too, so that time tells nothing', async () => {
    // Measures CPU time including hashing threads, because elapsed time depends on the machine's load. In turn, because the rest of the
    // process works too.
    const measure = async (identifier: string) => {
      const before = process.cpuUsage();
      await login(identifier, 'pas le bon');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await measure('lea');
    const costs: { known: number; unknown: number }[] = [];
    for (let turn = 0; turn < 15; turn += 1)
      costs.push({ known: await measure('lea'), unknown: await measure('personne') });
    const getMedian = (who: 'known' | 'unknown') =>
      costs.map((cost) => cost[who]).toSorted((first, second) => first - second)[7] ?? 0;
    const [known, unknown] = [getMedian('known'), getMedian('unknown')];

    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });

  test.each([
    [{ identifier: '', password: 'x' }, 'identifier'],
    [{ identifier: 'lea', password: '' }, 'password'],
  ])('asks for both fields', async (body, field) => {
    const reply = await asVisitor(t).post('/login', body);

    expect(reply.status).toBe(400);
    expect(reply.issues.map((issue) => issue.field)).toEqual([field]);
  });

  test('AX-12, AX-13, AC-24: says that the account is deactivated only to who has the right password', async () => {
    await createUser(t, { nametag: 'parti', password: PASSWORD, status: 'desactive' });

    const right = await login('parti');
    const wrong = await login('parti', 'pas le bon');

    expect([right.status, right.code]).toEqual([403, 'account_disabled']);
    expect([wrong.status, wrong.code]).toEqual([401, 'invalid_credentials']);
  });

  test('is not possible for a deleted account, which has no password any more', async () => {
    await createUser(t, { nametag: 'efface', status: 'deleted' });

    expect((await login('efface')).code).toBe('invalid_credentials');
  });
});

describe('too many tries', () => {
  type Try = { ip: string; identifier?: string; password?: string; cookie?: string };
  const tryOn = (limited: TestApp, { ip, identifier = 'victime', password = 'pas le bon', cookie }: Try) =>
    logInWith(
      limited,
      { identifier, password },
      { 'x-forwarded-for': ip, ...(cookie === undefined ? {} : { cookie }) },
    );

  /** Sends a browser's cookies: the test client keeps only the CSRF cookie. */
  async function logInWith(limited: TestApp, body: object, headers: Record<string, string>) {
    const csrf = await fetchCsrf(limited.app);
    const cookie = [csrf.cookie, headers['cookie']].filter((part) => part !== undefined).join('; ');
    return limited.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { ...headers, ...csrf, cookie },
      payload: body,
    });
  }

  /** Starts at the beginning of an hour, so that no window ends during a test. */
  async function createLimited(rates: Partial<Rates> = {}): Promise<TestApp> {
    const config = { rateLimits: true, trustProxy: true };
    const limited = await createTestApp({ config, replaced: { rates: { ...RATES, ...rates } } });
    advanceToNext(limited.clock, HOUR_MS);
    await createUser(limited, { nametag: 'victime', email: 'victime@example.org', password: PASSWORD });
    return limited;
  }

  test('AX-72, AX-73: count the nametag and the address of one account together, and leave no name behind', async () => {
    const limited = await createLimited();
    try {
      for (let index = 0; index < 5; index += 1) await tryOn(limited, { ip: '203.0.113.1' });
      for (let index = 0; index < 5; index += 1)
        await tryOn(limited, { ip: '203.0.113.1', identifier: 'Victime@Example.org' });

      const byNametag = await tryOn(limited, { ip: '203.0.113.1', password: PASSWORD });
      const byAddress = await tryOn(limited, { ip: '203.0.113.1', identifier: 'victime@example.org' });

      expect([byNametag.statusCode, byAddress.statusCode]).toEqual([429, 429]);
      expect(byNametag.json<{ message: string }>().message).toMatch(
        /Réessayez dans \d+ (minute|seconde)s?\.$/,
      );
      const rows = await limited.db.selectFrom('rate_limit').select('bucket').execute();
      for (const { bucket } of rows) expect(bucket).toMatch(/^\w+:[\w-]{22}$/);
      expect(JSON.stringify(rows)).not.toMatch(/victime|203\.0/);
    } finally {
      await limited.close();
    }
  });

  test('AX-72: count a /64 of IPv6 as one address', async () => {
    const limited = await createLimited();
    try {
      for (let index = 0; index < 10; index += 1) await tryOn(limited, { ip: `2001:db8:1:2::${index + 1}` });

      const neighbour = await tryOn(limited, { ip: '2001:db8:1:2:9:9:9:9', password: PASSWORD });
      const other = await tryOn(limited, { ip: '2001:db8:1:3::1', password: PASSWORD });

      expect([neighbour.statusCode, other.statusCode]).toEqual([429, 200]);
    } finally {
      await limited.close();
    }
  });

  test('from everywhere stop the account for strangers, never for devices and networks it signed in from', async () => {
    const limited = await createLimited({
      loginByAccount: { max: 6, windowSeconds: 3_600 },
      loginByAccountAndNetwork: { max: 3, windowSeconds: 600 },
    });
    try {
      const first = await tryOn(limited, { ip: '198.51.100.7', password: PASSWORD });
      const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const statuses = new Set<number>();
      for (let index = 0; index < 8; index += 1)
        statuses.add((await tryOn(limited, { ip: `203.0.113.${index}` })).statusCode);
      // The attacker also uses the victim's own address.
      for (let index = 0; index < 4; index += 1) await tryOn(limited, { ip: '198.51.100.7' });

      const stranger = await tryOn(limited, { ip: '192.0.2.1', password: PASSWORD });
      const sameNetwork = await tryOn(limited, { ip: '198.51.100.7', password: PASSWORD });
      const sameDevice = await tryOn(limited, { ip: '198.51.100.7', password: PASSWORD, cookie });
      const sameDeviceAway = await tryOn(limited, { ip: '192.0.2.2', password: PASSWORD, cookie });

      expect([...statuses]).toEqual([401, 429]);
      expect(stranger.statusCode).toBe(429);
      expect(sameNetwork.statusCode).toBe(429);
      expect([sameDevice.statusCode, sameDeviceAway.statusCode]).toEqual([200, 200]);
      // The victim's network is allowed again once its own window has passed, while the attack continues.
      limited.clock.advance(600_000);
      expect((await tryOn(limited, { ip: '198.51.100.7', password: PASSWORD })).statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });

  test('of a known device are counted too, and its cookie is of no use to another account', async () => {
    const limited = await createLimited();
    try {
      await createUser(limited, { nametag: 'voisin', password: PASSWORD });
      const reply = await tryOn(limited, { ip: '198.51.100.7', password: PASSWORD });
      const device = reply.cookies.find(({ name }) => name === '_device');
      const cookie = `_device=${device?.value}`;
      for (let index = 0; index < 10; index += 1) await tryOn(limited, { ip: `203.0.113.${index}`, cookie });

      const guessing = await tryOn(limited, { ip: '203.0.113.99', cookie });
      for (let index = 0; index < 10; index += 1)
        await tryOn(limited, { ip: '203.0.113.1', cookie, identifier: 'voisin' });
      const neighbour = await tryOn(limited, {
        ip: '203.0.113.1',
        cookie,
        identifier: 'voisin',
        password: PASSWORD,
      });

      expect([guessing.statusCode, neighbour.statusCode]).toEqual([429, 429]);
      expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' });
    } finally {
      await limited.close();
    }
  });

  test('AX-70: stop one address on one account, not the account for others', async () => {
    const limited = await createTestApp({ config: { rateLimits: true, trustProxy: true } });
    advanceToNext(limited.clock, HOUR_MS);
    try {
      await createUser(limited, { nametag: 'victime', password: PASSWORD });
      const from = (ip: string, password: string) =>
        asVisitor(limited).post(
          '/login',
          { identifier: 'victime', password },
          { headers: { 'x-forwarded-for': ip } },
        );
      for (let index = 0; index < 10; index += 1) await from('203.0.113.1', 'pas le bon');

      const attacker = await from('203.0.113.1', PASSWORD);
      const victim = await from('198.51.100.7', PASSWORD);
      limited.clock.advance(600_000);
      const afterwards = await from('203.0.113.1', PASSWORD);

      expect([attacker.status, attacker.code]).toEqual([429, 'rate_limited']);
      expect(Number(attacker.headers['retry-after'])).toBeGreaterThan(0);
      expect(victim.status).toBe(200);
      expect(afterwards.status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('a session', () => {
  test('says who is there, until when, and what time it is', async () => {
    const reply = await whoIs(getToken(await login('lea')));
    const { user, expiresAt, now } = reply.data<{ user: object; expiresAt: string; now: string }>();

    expect(user).toMatchObject({ id: lea.id, username: lea.username, email: 'lea@example.org', roles: [] });
    expect(Date.parse(expiresAt) - Date.parse(now)).toBeGreaterThan(SESSION.lifetimeMs - 60_000);
    expect(reply.text).not.toContain('argon2');
  });

  test('ends after 7 days however much it is used', async () => {
    const user = await createUser(t);
    const token = await createToken(t, user);
    const day = 86_400_000;
    for (let index = 0; index < 6; index += 1) {
      t.clock.advance(day);
      expect((await whoIs(token)).status).toBe(200);
    }

    t.clock.advance(day);

    expect((await whoIs(token)).code).toBe('token_expired');
  });

  test('AX-12, AC-60: ends after 48 hours of silence, and each use of it counts', async () => {
    const token = await createToken(t, lea);
    t.clock.advance(SESSION.idleMs - 60_000);
    const used = await whoIs(token);
    t.clock.advance(SESSION.idleMs - 60_000);
    const usedAgain = await whoIs(token);

    t.clock.advance(SESSION.idleMs + 60_000);
    const silent = await whoIs(token);

    expect([used.status, usedAgain.status]).toEqual([200, 200]);
    expect([silent.status, silent.code]).toEqual([401, 'token_expired']);
  });

  test('of an administrator lasts 12 hours', async () => {
    await createUser(t, { nametag: 'chef', password: PASSWORD, roles: ['admin'] });
    const token = getToken(await login('chef'));
    t.clock.advance(SESSION.adminLifetimeMs - 60_000);
    const before = await whoIs(token);

    t.clock.advance(120_000);

    expect([before.status, (await whoIs(token)).status]).toEqual([200, 401]);
  });

  test('AC-114: ends on sign-out, alone, and signing out again is no error', async () => {
    const [one, other] = [await as(t, lea), await as(t, lea)];

    const first = await one.post('/revocation');
    const again = await one.post('/revocation');

    expect([first.status, again.status]).toEqual([200, 200]);
    expect((await one.get('/me')).code).toBe('session_revoked');
    expect((await other.get('/me')).status).toBe(200);
  });

  test('of a deactivated account ends at once, and its token is a visitor on public pages', async () => {
    const user = await createUser(t);
    const client = await as(t, user);
    await t.db.updateTable('account').set({ status: 'desactive' }).where('id', '=', user.id).execute();

    expect((await client.get('/me')).code).toBe('session_disabled');
    expect((await client.get('/album')).status).toBe(200);
    expect((await client.get('/album?scope=mine')).status).toBe(401);
  });

  test('gains and loses roles with the next request: the token holds none', async () => {
    const user = await createUser(t);
    const client = await as(t, user);
    const listAll = async () => (await client.get('/album?scope=all')).status;
    const before = await listAll();
    await t.db.insertInto('account_role').values({ account_id: user.id, role_id: 1 }).execute();
    const promoted = await listAll();
    await t.db.deleteFrom('account_role').where('account_id', '=', user.id).execute();

    expect([before, promoted, await listAll()]).toEqual([403, 200, 403]);
    const [, payload = ''] = client.token?.split('.') ?? [];
    expect(Object.keys(JSON.parse(Buffer.from(payload, 'base64url').toString())).toSorted()).toEqual([
      'exp',
      'iat',
      'sid',
    ]);
  });
});

describe('AX-12: a token that is not ours', () => {
  const DAY_S = 86_400;
  const claims = async () => {
    const session = await createToken(t, lea);
    const payload = JSON.parse(Buffer.from(session.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string;
    };
    return { session, sid: payload.sid, exp: Math.floor(t.clock.now().getTime() / 1000) + DAY_S };
  };

  test('signed with another key is refused', async () => {
    const { sid, exp } = await claims();
    const forged = await new SignJWT({ sid, exp })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new Uint8Array(32).fill(1));

    expect((await whoIs(forged)).code).toBe('token_invalid');
  });

  test('with algorithm none is refused', async () => {
    const { sid, exp } = await claims();

    expect((await whoIs(new UnsecuredJWT({ sid, exp }).encode())).code).toBe('token_invalid');
  });

  test('with another algorithm of the same family is refused', async () => {
    const { sid, exp } = await claims();
    const other = await new SignJWT({ sid, exp })
      .setProtectedHeader({ alg: 'HS512' })
      .sign(t.deps.secrets.token);

    expect((await whoIs(other)).code).toBe('token_invalid');
  });

  test('with one changed character of its payload is refused', async () => {
    const { session } = await claims();
    const [header, payload = '', signature] = session.split('.');
    const changed = `${payload.slice(0, 10)}${payload[10] === 'A' ? 'B' : 'A'}${payload.slice(11)}`;

    expect((await whoIs([header, changed, signature].join('.'))).code).toBe('token_invalid');
  });

  test('of a session that does not exist is refused', async () => {
    const { exp } = await claims();
    const orphan = await new SignJWT({ sid: 'nothing', exp })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(t.deps.secrets.token);

    expect((await whoIs(orphan)).code).toBe('token_invalid');
  });

  test.each([['x'], ['a.b.c'], ['null'], ['..'], ['x'.repeat(5_000)]])(
    'such as %.10s is no session and no crash',
    async (junk) => {
      expect((await whoIs(junk)).status).toBe(401);
      expect((await createClient(t.app, junk).get('/album')).status).toBe(200);
    },
  );

  test('in another scheme of authorization is none at all', async () => {
    const token = await createToken(t, lea);

    const reply = await asVisitor(t).get('/me', { headers: { authorization: `Basic ${token}` } });

    expect(reply.code).toBe('auth_required');
  });
});

describe('GET /me', () => {
  test('AC-1, AC-2, AC-112: holds who one is and the first page of each section', async () => {
    const body = (await (await as(t, lea)).get('/me')).body<{ data: object; meta: object }>();

    expect(body.data).toMatchObject({ id: lea.id, nametag: 'lea', albums: [], tierlists: [] });
    expect(body.meta).toMatchObject({ albums: { next_cursor: null }, tierlists: { next_cursor: null } });
  });

  test('AX-12: asks for a session, with a stable code', async () => {
    const reply = await asVisitor(t).get('/me');

    expect([reply.status, reply.code, reply.headers['cache-control']]).toEqual([
      401,
      'auth_required',
      'no-store',
    ]);
  });
});

describe('a role that is given during a session', () => {
  const getEnd = async (token: string) =>
    Date.parse((await whoIs(token)).data<{ expiresAt: string }>().expiresAt);

  test('makes it as short as an admin’s at once, and taking it away gives back the rest', async () => {
    const user = await createUser(t);
    const token = await createToken(t, user);
    const begun = t.clock.now().getTime();
    const [long] = [await getEnd(token)];

    await grantRole(t.db, user.id, 'admin');
    const short = await getEnd(token);
    await t.db.deleteFrom('account_role').where('account_id', '=', user.id).execute();

    expect(long - begun).toBeGreaterThan(6 * 24 * HOUR_MS);
    expect(Math.abs(short - begun - SESSION.adminLifetimeMs)).toBeLessThan(60_000);
    expect(await getEnd(token)).toBe(long);
  });

  test('ends one that is older than an admin’s may be', async () => {
    const user = await createUser(t);
    const token = await createToken(t, user);
    await t.db
      .updateTable('session')
      .set({ created_at: new Date(t.clock.now().getTime() - 13 * HOUR_MS) })
      .where('account_id', '=', user.id)
      .execute();
    expect((await whoIs(token)).status).toBe(200);

    await grantRole(t.db, user.id, 'admin');

    expect((await whoIs(token)).code).toBe('token_expired');
  });
});
