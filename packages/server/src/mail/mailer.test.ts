import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { composeMail } from '../identity/password/compose-mail.ts';
import { openJobEngine } from '../jobs/job-engine.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createMailServer, type MailServer } from '../testing/mail-server.ts';
import { claimDueMail, sendDueMails } from '../testing/send-mails.ts';
import type { Mail } from './mail.ts';
import { createMailQueue } from './mailer.ts';
import {
  insertMail,
  listDueMails,
  postponeMail,
  prolongClaim,
  removeFailuresBefore,
} from './outbox.repository.ts';

let t: TestApp;
let server: MailServer;
let deps: Deps;

beforeAll(async () => {
  server = await createMailServer();
  t = await createTestApp();
  const mail = { smtpUrl: server.url, from: 'Palmarès <ne-pas-repondre@palmares.example>' };
  deps = { ...t.deps, config: { ...t.deps.config, mail } };
});

afterEach(async () => {
  server.mails.length = 0;
  server.refusal = null;
  server.slowness = 0;
  t.logs.length = 0;
  await t.db.deleteFrom('mail_outbox').execute();
});

afterAll(async () => {
  await t.close();
  await server.close();
});

const changed = (recipient: string): Mail => ({
  kind: 'password_changed',
  accountId: null,
  recipient,
  payload: { nametag: 'lea.martin' },
});

const put = (recipient = 'lea@example.org') => insertMail(t.db, changed(recipient), t.clock.now());
const rows = () => t.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();

const sendAll = (using: Deps = deps): Promise<void> => sendDueMails(using);

test('a mail reaches the server whole: headers, plain text and HTML, in French and UTF-8', async () => {
  await put();

  await sendAll();

  const [mail] = server.mails;
  expect(mail).toMatchObject({
    recipient: 'lea@example.org',
    subject: 'Votre mot de passe a été changé',
    from: { name: 'Palmarès', address: 'ne-pas-repondre@palmares.example' },
    to: [{ address: 'lea@example.org' }],
  });
  expect(mail?.text).toContain('Bonjour lea.martin,');
  expect(mail?.text).toContain('vient d’être changé');
  expect(mail?.html).toContain('<html lang="fr">');
  expect(mail?.html).toContain('vient d’être changé');
  const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
  expect(headers['auto-submitted']).toBe('auto-generated');
  expect(headers['content-language']).toBe('fr');
  expect(headers['message-id']).toMatch(/^<[\w-]+@palmares\.example>$/);
  expect(await rows()).toEqual([]);
});

test('PR-21: a mail of a transaction that is rolled back never existed', async () => {
  await inTransaction(t.db, async (trx) => {
    await insertMail(trx, changed('lea@example.org'), t.clock.now());
    throw new Error('the cause failed');
  }).catch(() => undefined);

  await sendAll();

  expect(server.mails).toEqual([]);
});

test('a server that asks to come back gets the same mail later, under the same id', async () => {
  await put();
  server.refusal = { code: 451, text: 'greylisted, lea@example.org' };
  await sendAll();
  const [waiting] = await rows();
  expect(waiting).toMatchObject({ tries: 1, failed_at: null, failure: 'EENVELOPE 451' });
  server.refusal = null;

  await sendAll();
  expect(server.mails).toEqual([]);
  t.clock.advance(11_000);
  await sendAll();

  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]?.messageId).toContain(waiting?.message_id);
  expect(t.logs.join('')).not.toContain('lea@example.org');
});

test('an address that the server refuses for good is given up at once, and visibly', async () => {
  await put();
  server.refusal = { code: 550, text: 'no such user lea@example.org' };

  await sendAll();

  const [row] = await rows();
  expect(row).toMatchObject({ tries: 1, failure: 'EENVELOPE 550' });
  expect(row?.failed_at).not.toBeNull();
  const told = t.logs.map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(told.filter(({ level }) => level === 50)).toMatchObject([{ msg: 'a mail was given up' }]);
  expect(t.logs.join('')).not.toContain('lea@example.org');
});

test('PR-21: without a server a mail is tried ten times in a day, less and less often, then given up', async () => {
  await put();
  const nowhere = { ...deps.config, mail: { ...deps.config.mail, smtpUrl: 'smtp://127.0.0.1:9' } };
  // The clock stands still except for the delays that the mailer requests.
  let now = t.clock.now().getTime();
  const offline = { ...deps, config: nowhere, clock: () => new Date(now) };
  const waits: number[] = [];

  for (let tried = 0; tried < 30 && (await rows())[0]?.failed_at === null; tried += 1) {
    await sendAll(offline);
    const [row] = await rows();
    const wait = Math.max(0, (row?.next_try_at.getTime() ?? 0) - now);
    waits.push(Math.round(wait / 1000));
    now += wait + 1;
  }

  const [row] = await rows();
  expect(row?.tries).toBe(10);
  expect(row?.failed_at).not.toBeNull();
  expect(waits.slice(0, 5)).toEqual([10, 30, 60, 300, 900]);
  expect(waits.slice(0, 9)).toEqual(waits.slice(0, 9).toSorted((one, other) => one - other));
});

test('failures are kept a month', async () => {
  await put();
  await t.db.updateTable('mail_outbox').set({ failed_at: t.clock.now() }).execute();

  await removeFailuresBefore(t.db, new Date(t.clock.now().getTime() - 1_000));
  expect(await rows()).toHaveLength(1);
  await removeFailuresBefore(t.db, new Date(t.clock.now().getTime() + 1_000));

  expect(await rows()).toEqual([]);
});

test('two processes at once send each mail once', async () => {
  const addresses = Array.from({ length: 40 }, (_, index) => `personne${index}@example.org`);
  for (const address of addresses) await put(address);
  server.slowness = 5;

  await Promise.all([sendAll(), sendAll(), sendAll()]);

  expect(server.mails.map(({ recipient }) => recipient).toSorted()).toEqual(addresses.toSorted());
  expect(await rows()).toEqual([]);
});

test('what another process claimed and never settled goes out once its claim is over', async () => {
  await put();
  await claimDueMail(t.deps, 300_000);

  await sendAll();
  expect(server.mails).toEqual([]);
  t.clock.advance(300_001);
  await sendAll();

  expect(server.mails).toHaveLength(1);
});

test('a mail stays claimed while it is sent, however long that takes, and a postponed one keeps its time', async () => {
  await put();
  const row = await claimDueMail(t.deps, 10_000);
  if (row === undefined) throw new Error('no mail is due');
  const due = () => listDueMails(t.db, t.clock.now(), 10);
  const inSeconds = (seconds: number) => new Date(t.clock.now().getTime() + seconds * 1_000);

  await prolongClaim(t.db, row, inSeconds(30));
  t.clock.advance(20_000);
  expect(await due()).toEqual([]);

  await postponeMail(t.db, row, inSeconds(3_600), 'EENVELOPE 451');
  await prolongClaim(t.db, row, inSeconds(30));
  t.clock.advance(60_000);
  expect(await due()).toEqual([]);
});

test('a link that would arrive dead is not sent', async () => {
  const mail = { kind: 'email_change', accountId: null, payload: { nametag: 'lea' } } as const;
  await insertMail(t.db, { ...mail, recipient: 'lea@example.org' }, t.clock.now());
  t.clock.advance(3_600_001);

  await sendAll();

  expect(server.mails).toEqual([]);
  expect((await rows())[0]).toMatchObject({ failure: 'expired' });
});

describe('the background job', { retry: 0 }, () => {
  let running: Promise<void>;
  let stop: AbortController;
  beforeEach(async () => {
    const queue = createMailQueue(deps, (row) => composeMail(deps, row));
    const engine = await openJobEngine({ connectionString: t.connectionString, log: deps.log }, [queue]);
    stop = new AbortController();
    running = engine.run(stop.signal);
  });
  afterEach(async () => {
    stop.abort();
    await running;
  });

  test('sends a mail within seconds of the commit that caused it', async () => {
    await put();

    await expect.poll(() => server.mails.length, { interval: 20 }).toBe(1);
    await expect.poll(rows).toEqual([]);
  });

  test('settles the mail under way before it ends', async () => {
    server.slowness = 2_000;
    await put();
    await expect.poll(async () => (await rows())[0]?.tries, { interval: 20 }).toBe(1);

    stop.abort();
    await running;

    expect(server.mails).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });
});

test('without a mail server a mail becomes a file for its reader alone, named in the log', async () => {
  await put();

  await sendAll(t.deps);

  const folder = join(t.dataDir, 'mails');
  const [name = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/\.eml$/);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(await readFile(join(folder, name)));
  expect(mail).toMatchObject({
    subject: 'Votre mot de passe a été changé',
    to: [{ address: 'lea@example.org' }],
  });
  expect(t.logs.join('')).toContain(name);
  expect(t.logs.join('')).not.toContain('lea@example.org');
});

test('what people typed is text in a mail, never markup and never a header', async () => {
  const payload = { nametag: 'lea', album: '<b>Chats</b>\r\nBcc: tous@example.org', reason: '"&\'' };
  const mail = { kind: 'album_quarantined', accountId: null, recipient: 'lea@example.org', payload } as const;
  await insertMail(t.db, mail, t.clock.now());

  await sendAll();

  const [received] = server.mails;
  expect(received?.html).toContain('&lt;b&gt;Chats&lt;/b&gt;');
  expect(received?.html).toContain('&quot;&amp;&#39;');
  expect(received?.bcc).toBeUndefined();
  expect(server.mails).toHaveLength(1);
});
