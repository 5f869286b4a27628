import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '../../deps.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  as,
  asVisitor,
  createAlbum,
  createTierlist,
  createUser,
  type TestUser,
} from '../../testing/factories.ts';
import { createMailServer, type MailServer, tokenIn } from '../../testing/mail-server.ts';
import { sendDueMails } from '../../testing/send-mails.ts';

const OLD = 'ancien-renard-roux';
const NEW = 'nouveau-renard-bleu';

let t: TestApp;
let server: MailServer;
let deps: Deps;
let visitor: Client;
let lea: TestUser;
let client: Client;

beforeAll(async () => {
  server = await createMailServer();
  t = await createTestApp();
  const mail = { smtpUrl: server.url, from: 'Palmarès <ne-pas-repondre@palmares.example>' };
  deps = { ...t.deps, config: { ...t.deps.config, mail } };
  visitor = asVisitor(t);
});

beforeEach(async () => {
  await t.db.deleteFrom('mail_outbox').execute();
  server.mails.length = 0;
  lea = await createUser(t, { password: OLD });
  client = await as(t, lea);
});

afterAll(async () => {
  await t.close();
  await server.close();
});

const post = (): Promise<void> => sendDueMails(deps);

const logIn = async (identifier: string, password: string): Promise<number> =>
  (await visitor.post('/login', { identifier, password })).status;

const isAlive = async (one: Client): Promise<boolean> => (await one.get('/session')).status === 200;

describe('LG-5, LG-10: the language', () => {
  const getUser = async () => (await client.get('/session')).data<{ user: { language: string } }>().user;

  test('is French until another one is chosen, and is kept with the account', async () => {
    const before = await getUser();

    const reply = await client.put('/me', { language: 'en' });

    expect(before.language).toBe('fr');
    expect(reply.data()).toMatchObject({ language: 'en', email_pending: null });
    expect((await getUser()).language).toBe('en');
  });

  test('that the site does not have is refused', async () => {
    const reply = await client.put('/me', { language: 'de' });

    expect(reply.status).toBe(400);
    expect((await getUser()).language).toBe('fr');
  });

  test('is that of all mails to the account, also of the link for a forgotten password', async () => {
    await client.put('/me', { language: 'en' });
    await visitor.post('/forgot-password', { email: lea.email });
    await post();
    await client.put('/me', { newPassword: NEW, currentPassword: OLD });

    await post();

    expect(server.mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Reset your password',
      'Your password has been changed',
    ]);
    for (const { html, headers = [] } of server.mails) {
      expect(html).toContain('<html lang="en">');
      expect(headers.find(({ key }) => key === 'content-language')?.value).toBe('en');
    }
    const reset = server.mails.find(({ subject }) => subject?.startsWith('Reset'));
    expect(reset?.text).toMatch(/\/en\/reset-password\?token=/);
  });
});

describe('the name', () => {
  test('AC-113: changes for everybody, normalised', async () => {
    const reply = await client.put('/me', { username: '  Léa \u0000\t Martin '.replace('\u0000', '') });

    expect(reply.status).toBe(200);
    expect(reply.data()).toMatchObject({ id: lea.id, username: 'Léa Martin', email_pending: null });
    expect((await client.get('/me')).data()).toMatchObject({ username: 'Léa Martin' });
  });

  test.each([
    ['', 'Veuillez choisir un nom d’utilisateur.'],
    ['ab', 'Le nom d’utilisateur doit contenir au moins 3 caractères.'],
    ['x'.repeat(51), 'Le nom d’utilisateur ne peut pas dépasser 50 caractères.'],
  ])('%j is refused at its field', async (username, message) => {
    const reply = await client.put('/me', { username });

    expect(reply).toMatchObject({ status: 400, message });
    expect(reply.issues).toMatchObject([{ field: 'username' }]);
  });

  test('a body without anything to change is refused, and privileged names in it are no change', async () => {
    for (const body of [{}, { currentPassword: OLD }, { id: 1, roles: ['admin'], status: 'active' }])
      expect((await client.put('/me', body)).code).toBe('nothing_to_update');
  });
});

describe('the password, in the profile', () => {
  test('AC-54, AC-113: the caller stays, every other session ends, and the owner gets a mail', async () => {
    const elsewhere = await as(t, lea);

    const reply = await client.put('/me', { currentPassword: OLD, newPassword: NEW });
    await post();

    expect(reply.status).toBe(200);
    expect([await isAlive(client), await isAlive(elsewhere)]).toEqual([true, false]);
    expect([await logIn(lea.nametag, NEW), await logIn(lea.nametag, OLD)]).toEqual([200, 401]);
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Votre mot de passe a été changé']);
  });

  test.each([
    ['pas le bon', NEW, 'wrong_current_password', 'Le mot de passe actuel est incorrect.'],
    [undefined, NEW, 'validation_failed', 'Veuillez saisir votre mot de passe actuel.'],
    [OLD, 'court', 'validation_failed', 'Le mot de passe doit contenir au moins 8 caractères'],
    [OLD, OLD, 'validation_failed', "Le nouveau mot de passe doit être différent de l'ancien."],
  ])(
    'current %j and new %j: 400, and nothing changes',
    async (currentPassword, newPassword, code, message) => {
      const elsewhere = await as(t, lea);

      const reply = await client.put('/me', { currentPassword, newPassword, username: 'Un autre nom' });

      expect(reply).toMatchObject({ status: 400, code, message });
      expect([await isAlive(client), await isAlive(elsewhere)]).toEqual([true, true]);
      expect((await client.get('/me')).data()).toMatchObject({ username: lea.username });
    },
  );
});

describe('the address', () => {
  const ask = (email: string, currentPassword: string | undefined = OLD) =>
    client.put('/me', { email, currentPassword });

  async function confirm(): Promise<{ status: number; code: string | undefined }> {
    const mail = server.mails.find(({ subject }) => subject?.includes('Confirmez'));
    const reply = await visitor.put('/email', { token: tokenIn(mail ?? {}) });
    return { status: reply.status, code: reply.body<{ code?: string }>().code };
  }

  test('changes once the link sent to the new one is followed; then the old one is told', async () => {
    const fresh = `neuve-${lea.id}@example.org`;

    const reply = await ask(`  Neuve-${lea.id}@Example.org `);
    await post();

    expect(reply.data()).toMatchObject({ email: lea.email, email_pending: fresh });
    expect(server.mails.map(({ recipient }) => recipient)).toEqual([fresh]);
    expect(await confirm()).toEqual({ status: 200, code: undefined });
    expect((await client.get('/session')).data<{ user: object }>().user).toMatchObject({ email: fresh });
    expect(await logIn(fresh, OLD)).toBe(200);
    server.mails.length = 0;
    await post();
    expect(server.mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [lea.email, 'L’adresse email de votre compte a été changée'],
    ]);
  });

  test('asks for the current password: who finds an open session does not get the account', async () => {
    expect(await ask('autre@example.org', 'pas le bon')).toMatchObject({
      status: 400,
      code: 'wrong_current_password',
    });
    expect((await client.put('/me', { email: 'autre@example.org' })).issues).toMatchObject([
      { field: 'currentPassword', code: 'required' },
    ]);
    await post();
    expect(server.mails).toEqual([]);
  });

  test('AC-58: a taken address is answered like a free one, and gets no mail', async () => {
    const other = await createUser(t);

    const taken = await ask(other.email);
    const free = await ask(`libre-${lea.id}@example.org`);
    await post();

    const shape = (reply: { status: number; text: string }, email: string) =>
      `${reply.status} ${reply.text.replace(email, '')}`;
    expect(shape(taken, other.email)).toBe(shape(free, `libre-${lea.id}@example.org`));
    expect(server.mails.map(({ recipient }) => recipient)).toEqual([`libre-${lea.id}@example.org`]);
  });

  test('an address that somebody takes between the mail and its link makes the link dead', async () => {
    const wanted = `voulue-${lea.id}@example.org`;
    await ask(wanted);
    await post();
    await createUser(t, { email: wanted });

    expect(await confirm()).toEqual({ status: 400, code: 'email_link_dead' });
    expect((await client.get('/session')).data<{ user: object }>().user).toMatchObject({ email: lea.email });
  });

  test('a link works once, for an hour, and a newer one replaces it', async () => {
    await ask(`un-${lea.id}@example.org`);
    await post();
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).code).toBe('email_link_dead');

    server.mails.length = 0;
    await ask(`deux-${lea.id}@example.org`);
    await post();
    t.clock.advance(3_601_000);
    expect((await confirm()).code).toBe('email_link_dead');
  });

  test('a change of password ends a change of address that was not confirmed', async () => {
    await ask(`voleur-${lea.id}@example.org`);
    await post();
    await client.put('/me', { currentPassword: OLD, newPassword: NEW });

    expect((await confirm()).code).toBe('email_link_dead');
  });

  test('a confirmed change ends the reset link that waits in the old mailbox', async () => {
    await visitor.post('/forgot-password', { email: lea.email });
    await post();
    const old = tokenIn(server.mails[0] ?? {});
    await ask(`sure-${lea.id}@example.org`);
    await post();
    await confirm();

    expect((await visitor.put('/reset-password', { token: old, password: NEW })).code).toBe(
      'reset_link_dead',
    );
  });

  test.each([
    ['', 'Veuillez saisir votre adresse email.'],
    ['sans arobase', 'Veuillez entrer une adresse email valide.'],
  ])('%j is refused at its field', async (email, message) => {
    expect(await ask(email)).toMatchObject({ status: 400, message });
  });

  test('the address one already has is no change', async () => {
    expect((await ask(lea.email.toUpperCase())).issues).toMatchObject([
      { field: 'email', code: 'unchanged' },
    ]);
  });
});

describe('the export', () => {
  type File = {
    format: string;
    account: Record<string, unknown>;
    albums: { name: string; status: string; images: { name: string; path_image: string | null }[] }[];
    tierlists: { name: string; lines: { images: { image: { path_image: string } }[] }[] }[];
    events: { event: string }[];
    sessions: object[];
    voices: { id_album: number; contents: number }[];
  };

  test('PR-1: holds everything of mine, with whole addresses that open, and nothing of others', async () => {
    const open = await createAlbum(t, lea, { name: 'Renards', files: true });
    const closed = await createAlbum(t, lea, { name: 'Secrets', status: 'private', files: true });
    await createTierlist(t, lea, open, { name: 'Mes renards', private: true });
    await createTierlist(t, lea, open, { name: 'Nos renards' });
    const other = await createUser(t);
    await createTierlist(t, other, await createAlbum(t, other, { name: 'À quelqu’un d’autre' }));
    await logIn(lea.nametag, OLD);

    const reply = await client.get('/me/export');

    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toContain('application/json');
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="palmares-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(reply.headers['cache-control']).toBe('no-store');
    const file = reply.body<File>();
    expect(file.account).toMatchObject({ id: lea.id, nametag: lea.nametag, email: lea.email, roles: [] });
    expect(file.albums.map(({ name, status, images }) => [name, status, images.length])).toEqual([
      ['Renards', 'public', open.images.length],
      ['Secrets', 'private', closed.images.length],
    ]);
    expect(file.tierlists.map(({ name }) => name)).toEqual(['Mes renards', 'Nos renards']);
    expect(file.account).toMatchObject({ language: 'fr', voices_left_out: false, second_factor: null });
    expect(file.voices).toEqual([{ id_album: open.id, contents: 1 }]);
    expect(file.events.map(({ event }) => event)).toContain('login');
    expect(file.sessions).toHaveLength(2);
    expect(reply.text).not.toMatch(/quelqu’un d’autre|argon2|password_hash/);
    for (const album of file.albums) {
      const address = album.images[0]?.path_image ?? '';
      expect(address.startsWith(t.deps.config.publicUrl)).toBe(true);
      const picture = await visitor.get(address.slice(t.deps.config.publicUrl.length));
      expect(picture.status).toBe(200);
    }
  });

  test('of an account without anything is a file all the same', async () => {
    const file = (await client.get('/me/export')).body<File>();

    expect(file).toMatchObject({ format: 'palmares-export', version: 1, albums: [], tierlists: [] });
  });

  test('names a quarantined album without its bytes', async () => {
    await createAlbum(t, lea, { status: 'quarantined' });

    const file = (await client.get('/me/export')).body<File>();

    expect(file.albums[0]?.images.map(({ path_image }) => path_image)).toEqual([null, null, null]);
  });
});
