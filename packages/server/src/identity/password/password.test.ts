import { FORGOT_PASSWORD_TEXTS } from '@palmares/texts/fr/password';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '../../deps.ts';
import { advanceToNext, createTestApp, type TestApp } from '../../testing/app.ts';
import { type Client, createClient } from '../../testing/client.ts';
import { as, asVisitor, createUser, type TestUser } from '../../testing/factories.ts';
import { createMailServer, type MailServer, tokenIn } from '../../testing/mail-server.ts';
import { claimDueMail, sendDueMails } from '../../testing/send-mails.ts';
import { composeMail } from './compose-mail.ts';

const OLD = 'ancien-renard-roux';
const NEW = 'nouveau-renard-bleu';

let t: TestApp;
let server: MailServer;
let deps: Deps;
let visitor: Client;
let lea: TestUser;

beforeAll(async () => {
  server = await createMailServer();
  t = await createTestApp();
  const mail = { smtpUrl: server.url, from: 'Palmarès <ne-pas-repondre@palmares.example>' };
  deps = { ...t.deps, config: { ...t.deps.config, mail } };
  visitor = asVisitor(t);
});

beforeEach(async () => {
  await t.db.deleteFrom('mail_outbox').execute();
  await t.db.deleteFrom('rate_limit').execute();
  server.mails.length = 0;
  lea = await createUser(t, { password: OLD });
});

afterAll(async () => {
  await t.close();
  await server.close();
});

const post = (): Promise<void> => sendDueMails(deps);

async function askForLink(user: TestUser = lea): Promise<string> {
  server.mails.length = 0;
  await visitor.post('/forgot-password', { email: user.email });
  await post();
  const [mail] = server.mails;
  if (mail === undefined) throw new Error('no mail came');
  return tokenIn(mail);
}

const logIn = async (password: string, user: TestUser = lea): Promise<number> =>
  (await visitor.post('/login', { identifier: user.nametag, password })).status;

const reset = (token: string, password: string) => visitor.put('/reset-password', { token, password });

const getEvents = async (user: TestUser): Promise<string[]> => {
  const rows = await t.db
    .selectFrom('audit_event')
    .where('account_id', '=', user.id)
    .orderBy('id')
    .select('event')
    .execute();
  return rows.map((row) => row.event);
};

const isAlive = async (client: Client): Promise<boolean> => (await client.get('/session')).status === 200;

describe('asking for a link', () => {
  test('AC-35, AC-116: the mail of a known address holds a link built from the public address, which works once', async () => {
    const token = await askForLink();

    expect(server.mails[0]?.text).toContain(`${t.deps.config.publicUrl}/reset-password?token=${token}`);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await reset(token, NEW)).status).toBe(200);
    expect((await reset(token, 'encore-un-autre')).code).toBe('reset_link_dead');
    expect(await logIn(NEW)).toBe(200);
    expect(await logIn(OLD)).toBe(401);
  });

  test('AC-115: known, unknown and deactivated addresses get the same reply by the same statements', async () => {
    const gone = await createUser(t, { status: 'desactive' });
    const emails = [lea.email, 'personne@nulle-part.example', gone.email];
    const traces: { text: string; statements: string[] }[] = [];
    for (const email of emails) {
      t.statements.length = 0;
      const reply = await visitor.post('/forgot-password', { email });
      traces.push({ text: `${reply.status} ${reply.text}`, statements: [...t.statements] });
    }

    const [known, unknown, deactivated] = traces;
    expect(known?.text).toBe(
      `200 ${JSON.stringify({ status: 'success', data: { message: FORGOT_PASSWORD_TEXTS.success } })}`,
    );
    expect(known?.statements.some((statement) => statement.includes('mail_outbox'))).toBe(true);
    expect(known?.statements.some((statement) => /\baccount\b/.test(statement))).toBe(false);
    expect(unknown).toEqual(known);
    expect(deactivated).toEqual(known);
  });

  test('only an active account gets a mail, and nothing of the others is kept', async () => {
    const gone = await createUser(t, { status: 'desactive' });
    for (const email of ['personne@nulle-part.example', gone.email])
      await visitor.post('/forgot-password', { email });

    await post();

    expect(server.mails).toEqual([]);
    expect(await t.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
  });

  test('the link goes to the address of the account, however the request spelled it', async () => {
    await visitor.post('/forgot-password', { email: `  ${lea.email.toUpperCase()} ` });

    await post();

    expect(server.mails.map(({ recipient }) => recipient)).toEqual([lea.email]);
  });

  test('AC-35: neither the link nor its token stands in the database or in the log', async () => {
    const token = await askForLink();

    const [row] = await t.db
      .selectFrom('account_link')
      .where('account_id', '=', lea.id)
      .selectAll()
      .execute();
    expect(row?.token_hash).toHaveLength(32);
    expect(row?.token_hash.equals(Buffer.from(token, 'base64url'))).toBe(false);
    expect(t.logs.join('')).not.toContain(token);
    expect(await getEvents(lea)).toEqual(['password_reset_asked']);
  });

  test.each([
    ['', 'validation_failed', 'Veuillez entrer une adresse email valide.'],
    ['lea', 'validation_failed', 'Veuillez entrer une adresse email valide.'],
    [
      'lea@nulle part',
      'email_domain_invalid',
      "L'adresse email est invalide ou le domaine ne peut pas recevoir d'emails.",
    ],
    ['.lea@example.org', 'validation_failed', "Veuillez vérifier l'adresse email saisie."],
  ])('%j is refused in the words of the spec', async (email, code, message) => {
    const reply = await visitor.post('/forgot-password', { email });

    expect(reply.status).toBe(400);
    expect(reply).toMatchObject({ code, message });
  });

  test('AC-35: a newer link kills the older one', async () => {
    const older = await askForLink();
    const newer = await askForLink();

    expect((await reset(older, NEW)).code).toBe('reset_link_dead');
    expect((await reset(newer, NEW)).status).toBe(200);
  });

  /**
   * Simulates a process that is killed after its mail server accepted the mail: the row stays, and another process takes it once the claim
   * is over.
   */
  async function sendWithoutSettling(): Promise<string> {
    const row = await claimDueMail(t.deps, 300_000);
    if (row === undefined) throw new Error('no mail is due');
    const message = await composeMail(t.deps, row);
    t.clock.advance(300_001);
    return tokenIn(message ?? {});
  }

  test('a mail that is sent twice holds the same link, which works', async () => {
    await visitor.post('/forgot-password', { email: lea.email });
    const first = await sendWithoutSettling();

    await post();

    expect(server.mails.map(tokenIn)).toEqual([first]);
    expect((await reset(first, NEW)).status).toBe(200);
    expect(await getEvents(lea)).toEqual(['password_reset_asked', 'password_reset']);
  });

  test('a mail whose link was followed is not sent once more, and its link stays dead', async () => {
    await visitor.post('/forgot-password', { email: lea.email });
    const first = await sendWithoutSettling();
    await reset(first, NEW);

    await post();

    expect(server.mails.map(({ subject }) => subject)).toEqual(['Votre mot de passe a été changé']);
    expect((await reset(first, NEW)).code).toBe('reset_link_dead');
  });

  test('AX-71: too many requests for one address, or from one place, get 429 whoever has an account', async () => {
    const limited = await createTestApp({ config: { rateLimits: true } });
    try {
      const client = asVisitor(limited);
      const ask = async (email: string) => {
        const reply = await client.post('/forgot-password', { email });
        return [reply.status, reply.headers['retry-after'] !== undefined];
      };
      const known = await createUser(limited);
      for (const email of [known.email, 'personne@nulle-part.example']) {
        for (let asked = 0; asked < 5; asked += 1) expect(await ask(email)).toEqual([200, false]);
        expect(await ask(email)).toEqual([429, true]);
      }
      for (let asked = 0; asked < 8; asked += 1) await ask(`autre${asked}@example.org`);
      expect(await ask('encore@example.org')).toEqual([429, true]);

      const buckets = await limited.db.selectFrom('rate_limit').select('bucket').execute();
      expect(buckets.map(({ bucket }) => bucket).join(' ')).not.toContain('@');
    } finally {
      await limited.close();
    }
  });
});

describe('following a link', () => {
  test('AC-54: every session of the account ends, its owner is told, and a line of audit stays', async () => {
    const [one, two] = [await as(t, lea), await as(t, lea)];
    const token = await askForLink();
    server.mails.length = 0;

    await reset(token, NEW);
    await post();

    expect([await isAlive(one), await isAlive(two)]).toEqual([false, false]);
    expect(server.mails.map(({ subject, recipient }) => [subject, recipient])).toEqual([
      ['Votre mot de passe a été changé', lea.email],
    ]);
    expect(await getEvents(lea)).toContain('password_reset');
  });

  test.each([
    ['court', 'Le mot de passe doit contenir au moins 8 caractères.'],
    ['motdepasse', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
    ['a'.repeat(3) + 'b'.repeat(254), 'Le mot de passe ne peut pas dépasser 256 caractères.'],
  ])('AC-6, AC-40: a refused password (%.8s…) does not burn the link', async (password, message) => {
    const token = await askForLink();

    const refused = await reset(token, password);

    expect(refused).toMatchObject({ status: 400, code: 'validation_failed', message });
    expect((await reset(token, NEW)).status).toBe(200);
  });

  test('AC-35: a link lives one hour', async () => {
    const [early, late] = [lea, await createUser(t, { password: OLD })];
    const [first, second] = [await askForLink(early), await askForLink(late)];

    t.clock.advance(59 * 60_000);
    expect((await reset(first, NEW)).status).toBe(200);
    t.clock.advance(61_000);
    const dead = await reset(second, NEW);

    expect(dead).toMatchObject({
      status: 400,
      code: 'reset_link_dead',
      message: 'Lien de réinitialisation invalide ou expiré. Veuillez demander un nouveau lien.',
    });
    expect(await logIn(OLD, late)).toBe(200);
  });

  test('the link of an account that was deactivated meanwhile is dead', async () => {
    const token = await askForLink();
    await t.db.updateTable('account').set({ status: 'desactive' }).where('id', '=', lea.id).execute();

    expect((await reset(token, NEW)).code).toBe('reset_link_dead');
  });

  test('a link to confirm an address resets no password', async () => {
    const client = await as(t, lea);
    await client.put('/me', { email: 'lea-nouvelle@example.org', currentPassword: OLD });
    await post();

    const token = tokenIn(server.mails[0] ?? {});

    expect((await reset(token, NEW)).code).toBe('reset_link_dead');
  });

  test('of two who follow one link at once, one wins', async () => {
    const token = await askForLink();
    const passwords = Array.from({ length: 6 }, (_, index) => `${NEW}-${index}`);

    const replies = await Promise.all(passwords.map((password) => reset(token, password)));

    const winners = passwords.filter((_, index) => replies[index]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(await logIn(winners[0] ?? '')).toBe(200);
    expect((await getEvents(lea)).filter((event) => event === 'password_reset')).toHaveLength(1);
  });
});

describe('the screen /new-password', () => {
  const change = async (client: Client, current_password: string, new_password: string) =>
    client.put('/new-password', { current_password, new_password });

  test('AC-117: the right current password changes it and ends every session, the caller’s too', async () => {
    const [here, elsewhere] = [await as(t, lea), await as(t, lea)];

    const reply = await change(here, OLD, NEW);

    expect(reply.status).toBe(200);
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([false, false]);
    expect([await logIn(NEW), await logIn(OLD)]).toEqual([200, 401]);
    expect(await getEvents(lea)).toContain('password_changed');
  });

  test.each([
    ['pas le bon', NEW, 'wrong_current_password', 'Le mot de passe actuel est incorrect.'],
    ['', NEW, 'validation_failed', 'Veuillez saisir votre mot de passe actuel.'],
    [OLD, 'court', 'validation_failed', 'Le nouveau mot de passe doit contenir au moins 8 caractères.'],
    [OLD, OLD, 'validation_failed', "Le nouveau mot de passe doit être différent de l'ancien."],
    [OLD, 'azertyuiop', 'validation_failed', 'Ce mot de passe est trop courant. Choisissez-en un autre.'],
  ])('current %j and new %j: 400 and the session lives on', async (current, next, code, message) => {
    const client = await as(t, lea);

    const reply = await change(client, current, next);

    expect(reply).toMatchObject({ status: 400, code, message });
    expect(await isAlive(client)).toBe(true);
    expect(await logIn(OLD)).toBe(200);
  });

  test('AC-54: a change kills the links that wait in the mailbox', async () => {
    const token = await askForLink();

    await change(await as(t, lea), OLD, NEW);

    expect((await reset(token, 'encore-un-autre')).code).toBe('reset_link_dead');
  });

  test('of two changes at once, one wins: the other was made with what is no longer the password', async () => {
    const clients = [await as(t, lea), await as(t, lea), await as(t, lea)];

    const replies = await Promise.all(clients.map((client, index) => change(client, OLD, `${NEW}-${index}`)));

    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 400, 401].includes(status))).toBe(true);
    const winner = statuses.indexOf(200);
    expect(await logIn(`${NEW}-${winner}`)).toBe(200);
  });

  test('a stolen session is no place to guess the password from', async () => {
    const limited = await createTestApp({ config: { rateLimits: true } });
    advanceToNext(limited.clock, 3_600_000);
    try {
      const user = await createUser(limited, { password: OLD });
      const client = await as(limited, user);
      const statuses: number[] = [];
      for (let tried = 0; tried < 21; tried += 1)
        statuses.push((await change(client, `essai-${tried}`, NEW)).status);

      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
      expect(statuses[20]).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

test('a write without its CSRF token is refused before anything is looked up', async () => {
  const bare = createClient(t.app);
  const reply = await bare.post(
    '/forgot-password',
    { email: lea.email },
    { headers: { 'x-csrf-token': 'no' } },
  );

  expect(reply).toMatchObject({ status: 403, code: 'csrf_invalid' });
  expect(await t.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
});
