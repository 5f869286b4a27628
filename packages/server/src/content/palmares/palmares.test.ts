// The palmarès of an album as the API returns it: from the contents that count, for everyone who may read the album, never with a withdrawn
// voice.
import type { AlbumPalmares } from '@palmares/core/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describePage } from '../../publishing/page/page.service.ts';
import { readSsrReplies } from '../../publishing/page/ssr-replies.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type Client, createClient } from '../../testing/client.ts';
import {
  as,
  createAlbum,
  createTierlist,
  createUser,
  signedIn,
  type TestAlbum,
  tier,
} from '../../testing/factories.ts';
import { refreshNext } from '../../testing/refresh-next.ts';
import { finishRemovals } from '../../trust/removal/finish-removals.ts';
import { PalmaresThread } from './palmares-thread.ts';

const PEOPLE = 5;

let t: TestApp;
let thread: PalmaresThread;
let asAdmin: Client;
let owner: Awaited<ReturnType<typeof signedIn>>;
let people: Awaited<ReturnType<typeof signedIn>>[];
let album: TestAlbum;
/** One tier list per person, on the album. */
let tierlists: { id: number }[];

beforeAll(async () => {
  t = await createTestApp();
  thread = new PalmaresThread(60_000);
  asAdmin = await as(t, await createUser(t, { roles: ['admin'] }));
  owner = await signedIn(t);
});
afterAll(async () => {
  await thread.close();
  await t.close();
});

beforeEach(async () => {
  people = [];
  tierlists = [];
  album = await createAlbum(t, owner.user, { images: 6 });
  for (let count = 0; count < PEOPLE; count += 1) {
    const person = await signedIn(t);
    people.push(person);
    tierlists.push(await createTierlist(t, person.user, album, { lines: oneATier(album.images) }));
  }
  await refreshAll();
});

const oneATier = (images: readonly number[]) => images.map((image, index) => tier('T', index + 1, [image]));

async function refreshAll(): Promise<number[]> {
  const refreshed: number[] = [];
  for (;;) {
    // Albums that rest become due later.
    t.clock.advance(60_000);
    const one = await refreshNext(t.deps, thread, 'small');
    if (one === null) return refreshed;
    refreshed.push(one);
  }
}

const palmaresFor = async (client: Client, of = album) =>
  (await client.get(`/album/${of.id}/palmares`)).data<AlbumPalmares>();
const read = () => palmaresFor(createClient(t.app));
const getIds = ({ images }: AlbumPalmares) => images.map(({ id_image }) => id_image);
const getLast = <T>(all: readonly T[]): T => all.at(-1) as T;

test('PA-21: is the order that people agree on, of the images of the album by their numbers', async () => {
  const palmares = await read();

  expect(palmares).toMatchObject({ voices: PEOPLE, contents: PEOPLE, outdated: false });
  expect(getIds(palmares)).toEqual(album.images);
  expect(palmares.images[0]).toMatchObject({ rank: 1, judged: PEOPLE });
});

test('comes with the page of the album, whose description names the first three', async () => {
  const { head, thing } = await describePage(t.deps, { name: 'album', id: album.id, nametag: null }, 'fr');
  const replies = await readSsrReplies(t.deps, { name: 'album' }, thing, 0n);

  expect(head.description).toContain('En tête du palmarès\u00A0: Image 1, Image 2, Image 3.');
  expect(replies?.palmares).toEqual(await read());
});

test('of an album that nothing was made of, is not there', async () => {
  const other = await createAlbum(t, owner.user);

  expect(await refreshAll()).toEqual([]);
  expect(await palmaresFor(owner.client, other)).toMatchObject({
    computed_at: null,
    outdated: false,
    images: [],
  });
});

test('PA-18: of an album whose first content is not counted yet, is on its way', async () => {
  const other = await createAlbum(t, owner.user);
  await createTierlist(t, owner.user, other, { lines: oneATier(other.images) });

  expect(await palmaresFor(owner.client, other)).toMatchObject({
    computed_at: null,
    outdated: true,
    voices: 0,
  });
  await refreshAll();
  expect(await palmaresFor(owner.client, other)).toMatchObject({ outdated: false, voices: 1 });
});

test('PA-1, PA-3, PA-4, PA-5, PA-6: counts what one person made of each kind as one voice; hidden, unclassified and unseen images as not judged', async () => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = album.images;
  const other = await createAlbum(t, owner.user, { images: 0 });
  await t.db.updateTable('image').set({ album_id: other.id }).where('album_id', '=', album.id).execute();
  const make = async (kind: string, body: object) => {
    const reply = await owner.client.post(`/${kind}`, { name: kind, id_album: other.id, ...body });
    expect(reply.status, reply.text).toBe(201);
  };
  const hidden = { id_image: c, placement: 2, disable: true };
  await make('tierlist', {
    lines: [
      { ...tier('S', 1, [a]), images: [{ id_image: a, placement: 1 }, hidden] },
      tier('A', 2, [b]),
      tier('Non classé', 0, [d]),
    ],
  });
  const played = [a, b, d].map((id_image) => ({
    id_image,
    place: id_image === a ? 1 : 2,
    turn: id_image === a ? 1 : 0,
    lose: id_image !== a,
  }));
  await make('tournament', {
    turn: 2,
    winner_id: a,
    images: played,
    duels: [{ winner_id: a, loser_ids: [b, d] }],
  });
  await make('ranking', {
    images: [a, b, e].map((id_image, index) => ({
      id_image,
      points: index === 2 ? 0 : -index - 1,
      viewed: index === 2 ? 0 : 1,
    })),
  });

  await refreshAll();

  const palmares = await palmaresFor(owner.client, other);
  expect(palmares).toMatchObject({ voices: 1, contents: 3 });
  const of = (id: number) => palmares.images.find(({ id_image }) => id_image === id);
  expect([a, b, c, d, e].map((id) => of(id)?.judged)).toEqual([1, 1, 0, 1, 0]);
  expect(of(a)).toMatchObject({ won: 1, lost: 0 });
  expect(of(b)).toMatchObject({ won: 0, lost: 1 });
});

/**
 * Actions on the last tier list or its author, with the resulting number of voices and whether the palmarès is hidden until it is
 * recomputed.
 */
const ACTS: Record<string, { act: () => Promise<unknown>; voices: number; hides: boolean }> = {
  'a new content': {
    act: () =>
      owner.client.post('/tierlist', { name: 'x', id_album: album.id, lines: oneATier(album.images) }),
    voices: PEOPLE + 1,
    hides: false,
  },
  'a save': {
    act: () =>
      getLast(people).client.put(`/tierlist/${getLast(tierlists).id}`, {
        lines: [tier('S', 1, album.images)],
      }),
    voices: PEOPLE - 1,
    hides: false,
  },
  'a granular change': {
    act: () =>
      getLast(people).client.post('/tierlist/line', {
        label: 'Z',
        placement: 9,
        id_tierlist: getLast(tierlists).id,
      }),
    voices: PEOPLE,
    hides: false,
  },
  'the deletion of a content': {
    act: () => getLast(people).client.delete(`/tierlist/${getLast(tierlists).id}`),
    voices: PEOPLE - 1,
    hides: true,
  },
  'a content that turns private': {
    act: () => getLast(people).client.put(`/tierlist/${getLast(tierlists).id}`, { private: true }),
    voices: PEOPLE - 1,
    hides: true,
  },
  'a content that the moderation hides': {
    act: () =>
      t.db.updateTable('tierlist').set({ hidden: true }).where('id', '=', getLast(tierlists).id).execute(),
    voices: PEOPLE - 1,
    hides: true,
  },
  'an account that is deactivated': {
    act: () => asAdmin.put(`/user/${getLast(people).user.id}`, { status: 'desactive' }),
    voices: PEOPLE - 1,
    hides: true,
  },
  'an account that ends': {
    act: () => asAdmin.delete(`/user/${getLast(people).user.id}`),
    voices: PEOPLE - 1,
    hides: true,
  },
  'an account whose voices are left out': {
    act: () => asAdmin.put(`/user/${getLast(people).user.id}/voices`, { counted: false }),
    voices: PEOPLE - 1,
    hides: true,
  },
};

describe('PA-2, PA-8, PA-9: marks its album', () => {
  test.each(Object.entries(ACTS))('%s', async (_name, { act, voices, hides }) => {
    await act();

    expect(await read()).toMatchObject({ outdated: hides, voices: hides ? 0 : PEOPLE });
    await finishRemovals(t.deps);
    expect(await read()).toMatchObject({ outdated: hides });
    expect(await refreshAll()).toEqual([album.id]);
    expect(await read()).toMatchObject({ outdated: false, voices });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['private', () => asAdmin.put(`/tierlist/${getLast(tierlists).id}`, { private: false })],
    [
      'hidden',
      () =>
        t.db.updateTable('tierlist').set({ hidden: false }).where('id', '=', getLast(tierlists).id).execute(),
    ],
    ['deactivated', () => asAdmin.put(`/user/${getLast(people).user.id}`, { status: 'active' })],
    ['left out', () => asAdmin.put(`/user/${getLast(people).user.id}/voices`, { counted: true })],
  ])('a voice that is %s and comes back', async (kind, comeBack) => {
    const act = {
      private: 'a content that turns private',
      hidden: 'a content that the moderation hides',
      deactivated: 'an account that is deactivated',
    }[kind];
    await ACTS[act ?? 'an account whose voices are left out']?.act();
    await refreshAll();
    await comeBack();

    expect(await read()).toMatchObject({ outdated: false, voices: PEOPLE - 1 });
    await refreshAll();
    expect(await read()).toMatchObject({ voices: PEOPLE });
  });

  test('not what changes nothing of it: what is private, a view, a name of the album', async () => {
    const mine = await createTierlist(t, owner.user, album, { private: true });
    await owner.client.put(`/tierlist/${mine.id}`, { name: 'y' });
    await owner.client.delete(`/tierlist/${mine.id}`);
    await owner.client.post(`/album/${album.id}/view`);
    await owner.client.put(`/album/${album.id}`, { name: 'Autre' });

    expect(await refreshAll()).toEqual([]);
  });
});

describe('of an album', () => {
  test('PA-2, PA-8: in quarantine, counts nothing for those who may still read it, and is back with its release', async () => {
    await asAdmin.put(`/album/${album.id}`, { status: 'quarantined' });
    expect((await createClient(t.app).get(`/album/${album.id}/palmares`)).status).toBe(404);
    expect(await palmaresFor(asAdmin)).toMatchObject({ outdated: true, images: [] });
    await refreshAll();
    expect(await palmaresFor(asAdmin)).toMatchObject({ outdated: false, computed_at: null, images: [] });

    await asAdmin.put(`/album/${album.id}`, { status: 'public' });
    await refreshAll();

    expect(await read()).toMatchObject({ voices: PEOPLE });
  });

  test('that turns private, is for those alone who may read it', async () => {
    await owner.client.put(`/album/${album.id}`, { status: 'private' });

    expect((await getLast(people).client.get(`/album/${album.id}/palmares`)).code).toBe('album_private');
    expect(await palmaresFor(owner.client)).toMatchObject({ voices: PEOPLE });
  });

  test('PA-7, PA-21: that lets go of an image, shows it no more from that moment, and holds a new one after the next computation', async () => {
    const [first = 0, ...others] = album.images;
    expect((await owner.client.delete(`/image/${first}`)).status).toBe(200);
    expect(getIds(await read())).toEqual(others);

    expect(await refreshAll()).toEqual([album.id]);

    expect((await read()).images[0]).toMatchObject({ rank: 1, id_image: others[0] });
  });

  test('PA-2: that is deleted, goes with it', async () => {
    await owner.client.delete(`/album/${album.id}`);
    await refreshAll();

    expect(await t.db.selectFrom('palmares').where('album_id', '=', album.id).selectAll().execute()).toEqual(
      [],
    );
  });
});
