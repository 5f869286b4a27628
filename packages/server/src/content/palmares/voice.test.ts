// Voices excluded or included by admins, and the waves of new accounts that admins see.
import type { AuditEvent, SessionReply, User, VoiceWave } from '@palmares/core/contract/types';
import { VOICE_WAVE } from '@palmares/core/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { as, createAlbum, createTierlist, createUser, type TestAlbum } from '../../testing/factories.ts';

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

test('a voice that is left out is told to its account, in the list of users and in the trail, once', async () => {
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

test('a wave is an album whose latest voices come mostly from accounts that were new when they voted', async () => {
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
