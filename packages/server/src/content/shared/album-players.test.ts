// « Les plus joués »: the order by people who made a content of the album lately.
import type { AlbumSummary, HomeReply } from '@palmares/core/contract/types';
import { HOME } from '@palmares/core/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { asVisitor, createAlbum, signedIn, type TestAlbum, type TestUser } from '../../testing/factories.ts';
import { SAMPLE_RESULTS } from '../../testing/sample-results.ts';
import { countPlayers } from './album-players.ts';

type AlbumsReply = { meta: { next_cursor: string } };

const DAY_MS = 86_400_000;

let t: TestApp;
let owner: TestUser;
let people: readonly Client[];
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner } = await signedIn(t));
  people = [(await signedIn(t)).client, (await signedIn(t)).client, (await signedIn(t)).client];
});
afterAll(() => t.close());

async function play(client: Client | undefined, on: TestAlbum, more: object = {}): Promise<void> {
  const body = { name: 'Essai', id_album: on.id, ...SAMPLE_RESULTS.ranking(on.images), ...more };
  expect((await client?.post('/ranking', body))?.status).toBe(201);
}
const list = async (query = '') =>
  (await asVisitor(t).get(`/album?sort=played${query}`)).data<AlbumSummary[]>().map(({ name }) => name);
const shelf = async () =>
  (await asVisitor(t).get('/home')).body<HomeReply>().data.played?.map(({ name }) => name);
const readRow = ({ id }: TestAlbum) =>
  t.db
    .selectFrom('album')
    .where('id', '=', id)
    .select(['players', 'version', 'updated_at'])
    .executeTakeFirst();

test('SH-87: counts each person once, private contents too, for 30 days, and sorts gallery, category and shelf', async () => {
  const one = await createAlbum(t, owner, { name: 'Un joueur', categories: [1] });
  const three = await createAlbum(t, owner, { name: 'Trois joueurs', categories: [1] });
  const none = await createAlbum(t, owner, { name: 'Personne', categories: [1] });
  const closed = await createAlbum(t, owner, { name: 'Fermé' });
  for (const _ of [1, 2, 3, 4]) await play(people[0], one);
  await play(people[0], three);
  await play(people[1], three, { private: true });
  await play(people[2], three);
  await play(people[0], closed);
  await t.db.updateTable('album').set({ status: 'private' }).where('id', '=', closed.id).execute();
  const before = await readRow(three);
  expect(await shelf()).toEqual([]);

  await countPlayers({ db: t.db, clock: () => t.clock.now() });

  expect((await readRow(one))?.players).toBe(1);
  expect(await readRow(three)).toEqual({ ...before, players: 3 });
  expect((await readRow(none))?.players).toBe(0);
  const order = ['Trois joueurs', 'Un joueur', 'Personne'];
  expect([await list(), await list('&category=Films')]).toEqual([order, order]);
  expect(await list('&search=joueur')).toEqual(order.slice(0, 2));
  const first = (await asVisitor(t).get('/album?sort=played&limit=1')).body<AlbumsReply>();
  expect(await list(`&limit=1&cursor=${first.meta.next_cursor}`)).toEqual(['Un joueur']);
  expect(await shelf()).toEqual(['Trois joueurs', 'Un joueur']);

  t.clock.advance(HOME.playedDays * DAY_MS + 60_000);
  await play((await signedIn(t)).client, one);
  await countPlayers({ db: t.db, clock: () => t.clock.now() });
  expect([(await readRow(one))?.players, (await readRow(three))?.players]).toEqual([1, 0]);
  expect(await shelf()).toEqual(['Un joueur']);
});
