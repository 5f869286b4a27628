import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceToNext, createTestApp, type TestApp } from '../../testing/app.ts';
import { asVisitor, createUser } from '../../testing/factories.ts';

/** AC-13, to the letter. */
const TOO_SHORT =
  "Le nom d'utilisateur et nametag doivent contenir au moins 3 caractères, et le mot de passe au moins 8 caractères.";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

let serial = 0;
function form(changes: Record<string, unknown> = {}): Record<string, unknown> {
  serial += 1;
  return {
    username: 'Léa Martin',
    nametag: `lea${serial}`,
    email: `lea${serial}@example.org`,
    password: 'une phrase de passe',
    ...changes,
  };
}

const register = (changes: Record<string, unknown> = {}) => asVisitor(t).post('/register', form(changes));

const findAccount = (nametag: string) =>
  t.db.selectFrom('account').selectAll().where('nametag_key', '=', nametag).executeTakeFirst();

test('LG-10: a new account has the language of the page, which the client names', async () => {
  const headers = { 'x-language': 'en', 'accept-language': 'fr' };

  await asVisitor(t).post('/register', form({ nametag: 'anglais' }), { headers });
  await asVisitor(t).post('/register', form({ nametag: 'sans.langue' }), {
    headers: { 'accept-language': 'en' },
  });

  expect((await findAccount('anglais'))?.language).toBe('en');
  expect((await findAccount('sans.langue'))?.language).toBe('fr');
});

describe('a registration', () => {
  test('AC-111: creates an active account without any role, and answers status success', async () => {
    const reply = await register({ nametag: 'premier', username: 'Première Personne' });

    expect(reply.status).toBe(201);
    expect(reply.body()).toEqual({
      status: 'success',
      data: { id: expect.any(Number), username: 'Première Personne', nametag: 'premier' },
    });
    const account = await findAccount('premier');
    expect(account?.status).toBe('active');
    const roles = await t.db
      .selectFrom('account_role')
      .where('account_id', '=', account?.id ?? 0)
      .selectAll()
      .execute();
    expect(roles).toEqual([]);
  });

  test('keeps an Argon2id hash and never the password', async () => {
    await register({ nametag: 'secret', password: 'un mot de passe à garder' });

    const account = await findAccount('secret');

    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(account)).not.toContain('à garder');
  });

  test('ignores roles, status and id of the body', async () => {
    const reply = await register({
      nametag: 'ambitieux',
      id: 1,
      role: 'admin',
      roles: [{ id: 1, libelle: 'admin' }],
      status: 'deleted',
      stored_bytes: -5,
    });

    expect(reply.status).toBe(201);
    const account = await findAccount('ambitieux');
    expect(account).toMatchObject({ status: 'active', stored_bytes: 0 });
    expect(account?.id).not.toBe(1);
  });

  test.each([
    ['username', { username: 'ab' }],
    ['nametag', { nametag: 'ab' }],
    ['password', { password: '1234567' }],
  ])('AC-13: says the quoted sentence at a too short %s', async (field, change) => {
    const reply = await register(change);

    expect(reply.status).toBe(400);
    expect(reply.message).toBe(TOO_SHORT);
    expect(reply.issues).toEqual([{ field, code: 'too_short', message: TOO_SHORT }]);
  });

  test('tells all issues together, each at its field', async () => {
    const reply = await register({ username: '', nametag: 'é!', email: 'nowhere', password: '' });

    expect(reply.code).toBe('validation_failed');
    expect(reply.issues.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'username required',
      'nametag bad_characters',
      'email bad_email',
      'password required',
    ]);
  });

  test('without its fields names each of them', async () => {
    const reply = await asVisitor(t).post('/register', {});

    expect(reply.status).toBe(400);
    expect(reply.issues.map((issue) => issue.field).toSorted()).toEqual([
      'email',
      'nametag',
      'password',
      'username',
    ]);
    expect(reply.issues[0]?.message).toBe('Ce champ est requis.');
  });

  test.each([
    ['a username of 51 characters', { username: 'x'.repeat(51) }, 'username too_long'],
    ['a nametag of 31 characters', { nametag: 'x'.repeat(31) }, 'nametag too_long'],
    ['a password of 257 characters', { password: 'x1'.repeat(129) }, 'password too_long'],
    ['a common password', { password: 'password123' }, 'password too_common'],
    [
      'the nametag as password',
      { nametag: 'claudine.b', password: 'Claudine.B' },
      'password same_as_account',
    ],
    ['an address without a domain', { email: 'lea@' }, 'email bad_email'],
  ])('refuses %s', async (_what, change, issue) => {
    const reply = await register(change);

    expect(reply.status).toBe(400);
    expect(reply.issues.map(({ field, code }) => `${field} ${code}`)).toEqual([issue]);
  });

  test('AC-4, AC-7: counts code points: 50 emoji make a username, and a password of 256 works', async () => {
    const password = '🔑'.repeat(255) + 'x';
    const reply = await register({ nametag: 'emoji', username: '😀'.repeat(50), password });

    expect(reply.status).toBe(201);
    const login = await asVisitor(t).post('/login', { identifier: 'emoji', password });
    expect(login.status).toBe(200);
  });

  test('keeps the password verbatim, spaces at both ends included', async () => {
    await register({ nametag: 'espaces', password: '  deux espaces  ' });

    const trimmed = await asVisitor(t).post('/login', { identifier: 'espaces', password: 'deux espaces' });
    const verbatim = await asVisitor(t).post('/login', {
      identifier: 'espaces',
      password: '  deux espaces  ',
    });

    expect([trimmed.status, verbatim.status]).toEqual([401, 200]);
  });
});

describe('a nametag or an address that is taken', () => {
  test.each([['MARGUERITE'], ['ｍａｒｇｕｅｒｉｔｅ'], [' Marguerite ']])(
    'AC-3: is recognised in the form %s',
    async (nametag) => {
      if ((await findAccount('marguerite')) === undefined) await createUser(t, { nametag: 'marguerite' });

      const reply = await register({ nametag });

      expect(reply.status).toBe(409);
      expect(reply.code).toBe('nametag_taken');
      expect(reply.issues).toEqual([
        { field: 'nametag', code: 'taken', message: 'Ce nametag est déjà pris.' },
      ]);
    },
  );

  test('AC-19: is told at its field for a nametag, and generically for an address', async () => {
    await createUser(t, { nametag: 'taken', email: 'taken@example.org' });

    const reply = await register({ email: 'TAKEN@Example.ORG' });

    expect(reply.status).toBe(409);
    expect(reply.code).toBe('registration_conflict');
    expect(reply.issues).toEqual([]);
    expect(reply.message).not.toMatch(/mail|adresse/i);
  });

  test('of a deleted account stays reserved', async () => {
    await createUser(t, { nametag: 'disparu', status: 'deleted' });

    expect((await register({ nametag: 'disparu' })).code).toBe('nametag_taken');
  });

  test('goes to exactly one of ten who ask for it at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => register({ nametag: 'convoite' })));

    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

test('AX-18, AX-71: the eleventh registration of an hour from one address is refused with a Retry-After', async () => {
  const limited = await createTestApp({ config: { rateLimits: true } });
  advanceToNext(limited.clock, 3_600_000);
  try {
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1)
      statuses.push((await asVisitor(limited).post('/register', form())).status);

    const refused = await asVisitor(limited).post('/register', form());
    limited.clock.advance(3_600_000);
    const later = await asVisitor(limited).post('/register', form());

    expect(new Set(statuses)).toEqual(new Set([201]));
    expect([refused.status, refused.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(later.status).toBe(201);
  } finally {
    await limited.close();
  }
});
