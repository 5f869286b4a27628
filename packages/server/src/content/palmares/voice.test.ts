// Voices excluded or included by admins, and the waves of new accounts that admins see.
import type { AuditEvent, SessionReply, User, VoiceWave } from '@palmares/core/contract/types';
import { VOICE_WAVE } from '@palmares/core/staff-limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLargeIndexes } from '../../db/large-indexes.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { measureReads } from '../../testing/count-reads.ts';
import { as, createAlbum, createTierlist, createUser, type TestAlbum } from '../../testing/factories.ts';
import { listWaves } from './voice.repository.ts';

const DAY_MS = 86_400_000;

let t: TestApp;
let asAdmin: Client;
beforeAll(async () => {
  t = await createTestApp();
  asAdmin = await as(t, await createUser(t, { roles: ['admin'] }));
});
afterAll(() => t.close());

const waves = async () => (await asAdmin.get('/voice-wave')).data<VoiceWave[]>();
const daysAgo = (days: number) => new Date(t.clock.now().getTime() - days * DAY_MS);

type Vote = { votedDaysAgo?: number; joinedDaysAgo: number; private?: boolean };

async function vote(album: TestAlbum, { votedDaysAgo = 0, joinedDaysAgo, ...input }: Vote) {
  const user = await createUser(t);
  await t.db
    .updateTable('account')
    .set({ created_at: daysAgo(joinedDaysAgo) })
    .where('id', '=', user.id)
    .execute();
  await createTierlist(t, user, album, { ...input, createdAt: daysAgo(votedDaysAgo) });
  return user;
}

async function albumWith(votes: readonly Vote[]): Promise<TestAlbum> {
  const album = await createAlbum(t, await createUser(t));
  for (const one of votes) await vote(album, one);
  return album;
}
const times = (count: number, one: Vote): Vote[] => Array.from({ length: count }, () => one);

test('AD-23, PA-22: a voice that is left out is told to its account, in the list of users and in the trail, once', async () => {
  const user = await createUser(t);
  const told = async () =>
    (await asAdmin.get(`/user?search=${user.nametag}`)).data<User[]>()[0]?.voices_left_out;
  expect(await told()).toBe(false);

  await asAdmin.put(`/user/${user.id}/voices`, { counted: false });
  await asAdmin.put(`/user/${user.id}/voices`, { counted: false });
  expect(await told()).toBe(true);
  const session = (await (await as(t, user)).get('/session')).data<SessionReply['data']>();
  expect(session.user.voices_left_out).toBe(true);
  await asAdmin.put(`/user/${user.id}/voices`, { counted: true });

  expect(await told()).toBe(false);
  const events = (await asAdmin.get('/audit?limit=3')).data<AuditEvent[]>();
  expect(events.filter(({ target }) => target === `account ${user.id}`).map(({ event }) => event)).toEqual([
    'voices_taken_in',
    'voices_left_out',
  ]);
  const nobody = await asAdmin.put('/user/999999/voices', { counted: false });
  expect(nobody.status).toBe(404);
});

test('PA-23: a wave is an album whose latest voices come mostly from accounts that were new when they voted', async () => {
  const young = times(VOICE_WAVE.youngMin, { joinedDaysAgo: 1 });
  const wave = await albumWith([...young, ...times(2, { joinedDaysAgo: 90 })]);
  await albumWith(young.slice(1));
  await albumWith([...young, ...times(young.length, { joinedDaysAgo: 90 })]);
  await albumWith(times(young.length, { joinedDaysAgo: 90 }));
  await albumWith(times(young.length, { joinedDaysAgo: 10, votedDaysAgo: 9 }));
  await albumWith(times(young.length, { joinedDaysAgo: 1, private: true }));

  const [first, ...others] = await waves();

  expect(others).toEqual([]);
  expect(first).toMatchObject({ album: { id: wave.id }, voices: young.length + 2, young: young.length });
  for (const { id } of first?.accounts ?? []) await asAdmin.put(`/user/${id}/voices`, { counted: false });
  expect(await waves()).toEqual([]);
});

test('the accounts behind many voices are not read unless an album has enough new ones', async () => {
  const count = 2_000;
  await sql`with voter as (
      insert into account (username, nametag, nametag_key, created_at)
      select 'Voix', 'voter' || n, 'voter' || n, ${daysAgo(90)} from generate_series(1, ${count}::int) n returning id),
    made as (
      insert into album (account_id, name, search_text, image_count) select id, 'Album', 'album', 3 from voter returning id)
    insert into tierlist (account_id, album_id, name, search_text, created_at)
    select a.id, b.id, 'Voix', 'voix', ${daysAgo(1)}
    from (select id, row_number() over () as n from voter) a join (select id, row_number() over () as n from made) b using (n)`.execute(
    t.db,
  );
  await buildLargeIndexes({ db: t.db, log: t.deps.log }, t.connectionString, new AbortController().signal);
  await sql`vacuum analyze`.execute(t.db);

  const countReads = () => measureReads(t, ({ db }) => listWaves(db, t.clock.now()));

  // The voices alone, without their accounts.
  expect(await countReads()).toBeLessThan(count * 1.5);

  // All on one album, some by accounts that are recent, but were no longer new when they voted.
  await sql`update tierlist set album_id = (select max(id) from album) where name = 'Voix'`.execute(t.db);
  await sql`update account set created_at = ${daysAgo(VOICE_WAVE.accountDays + 2)}
    where nametag like 'voter_' or nametag like 'voter__'`.execute(t.db);
  await sql`vacuum analyze`.execute(t.db);
  expect(await countReads()).toBeLessThan(count * 1.5);
});
