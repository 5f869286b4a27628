// npm run test:long -- mail [--minutes 3]: a real mail server that disconnects, stays silent, refuses temporarily, or accepts a mail without
// confirming it, while users request a new password. No request waits for it, every mail arrives, and a duplicate is the same mail.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createUser } from '@palmares/server/testing/factories';
import { createMailServer, type MailServer, tokenIn } from '@palmares/server/testing/mail-server';
import { choose, type LongRun, print } from '../long-test.ts';
import { createJournal, openCaller } from '../people/simulated-user.ts';
import { createRelay, type Relay } from '../site/relay.ts';
import { queryRows, realClock, type Site, withSite } from '../site/site.ts';

const PEOPLE = 60;
const LONGEST_MS = 15_000;
/** The delay after a mail's fourth attempt is five minutes. */
const ARRIVES_WITHIN_MS = 12 * 60_000;
const END_OF_MAIL = '\r\n.\r\n';

const getEmail = (person: number) => `personne${person}@example.org`;

async function disturb(run: LongRun, mails: MailServer, relay: Relay, until: number): Promise<void> {
  while (performance.now() < until) {
    const state = choose(run.random, ['open', 'closed', 'silent', 'cut', 'refuses'] as const);
    mails.refusal = state === 'refuses' ? { code: 451, text: 'come back later' } : null;
    await relay.set(state === 'refuses' ? 'open' : state);
    await sleep(Math.min(run.random() * LONGEST_MS, Math.max(0, until - performance.now())));
  }
  mails.refusal = null;
  await relay.set('open');
}

/** Each user requests one link. Returns the duration of the slowest request. */
async function askForLinks(run: LongRun, site: Site): Promise<{ slowestMs: number; faults: string[] }> {
  const call = await openCaller(site.url, createJournal());
  const faults: string[] = [];
  let slowestMs = 0;
  const pauseMs = (run.minutes * 60_000) / PEOPLE;
  for (let person = 1; person <= PEOPLE; person += 1) {
    const since = performance.now();
    const { status } = await call('POST', '/forgot-password', { email: getEmail(person) });
    slowestMs = Math.max(slowestMs, performance.now() - since);
    if (status !== 200) faults.push(`${getEmail(person)} was answered ${status}`);
    await sleep(2 * run.random() * pauseMs);
  }
  return { slowestMs, faults };
}

async function waitUntilSent(site: Site): Promise<string[]> {
  const until = performance.now() + ARRIVES_WITHIN_MS;
  for (;;) {
    const left = await queryRows(site, (db) =>
      db.selectFrom('mail_outbox').select(['id', 'failed_at']).execute(),
    );
    if (left.length === 0) return [];
    if (left.every(({ failed_at }) => failed_at !== null) || performance.now() > until)
      return [`${left.length} mails were not sent`];
    await sleep(1_000);
  }
}

/** Every user has received their mail, and its link works. */
async function verifyMails(site: Site, { mails }: MailServer): Promise<string[]> {
  const faults: string[] = [];
  const call = await openCaller(site.url, createJournal());
  for (let person = 1; person <= PEOPLE; person += 1) {
    const received = mails.filter(({ recipient }) => recipient === getEmail(person));
    const [first] = received;
    if (first === undefined) {
      faults.push(`${getEmail(person)} got no mail`);
      continue;
    }
    const [ids, tokens] = [
      new Set(received.map(({ messageId }) => messageId)),
      new Set(received.map(tokenIn)),
    ];
    if (ids.size !== 1 || tokens.size !== 1)
      faults.push(`${getEmail(person)} got ${ids.size} different mails`);
    const body = { token: tokenIn(first), password: `un mot de passe neuf ${person}` };
    const { status } = await call('PUT', '/reset-password', body);
    if (status !== 200) faults.push(`the link of ${getEmail(person)} was answered ${status}`);
  }
  return faults;
}

async function playOn(site: Site, mails: MailServer, relay: Relay, run: LongRun): Promise<string[]> {
  await queryRows(site, async (db) => {
    for (let person = 1; person <= PEOPLE; person += 1)
      await createUser({ db, clock: realClock }, { nametag: `personne${person}`, email: getEmail(person) });
  });
  const until = performance.now() + run.minutes * 60_000;
  const [asked] = await Promise.all([askForLinks(run, site), disturb(run, mails, relay, until)]);
  const faults = [...asked.faults, ...(await waitUntilSent(site)), ...(await verifyMails(site, mails))];
  print(
    `${PEOPLE} mails asked for, the slowest within ${Math.round(asked.slowestMs)} ms; ${mails.mails.length} received, ${relay.cuts} taken without a word`,
  );
  return faults;
}

export const usual = { minutes: 3 };

export async function play(run: LongRun): Promise<readonly string[]> {
  const mails = await createMailServer();
  const relay = await createRelay(Number(new URL(mails.url).port), END_OF_MAIL);
  await relay.set('open');
  const env = { DATA_DIR: join(run.folder, 'data'), SMTP_URL: `smtp://127.0.0.1:${relay.port}` };
  try {
    return await withSite(env, (site) => playOn(site, mails, relay, run));
  } finally {
    await relay.set('closed');
    await mails.close();
  }
}
