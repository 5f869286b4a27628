import type { Album, Tierlist } from '@palmares/core/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IMAGE_VARIANTS } from '../../files/image-store.ts';
import { advanceToNext, createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  asVisitor,
  createAlbum,
  createTierlist,
  signedIn,
  type TestAlbum,
  type TestUser,
  TINY_FILE,
} from '../../testing/factories.ts';
import { SAMPLE_RESULTS } from '../../testing/sample-results.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let admin: Client;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
  admin = (await signedIn(t, { roles: ['admin'] })).client;
});
afterAll(() => t.close());

const make = (status: 'public' | 'private' | 'quarantined') =>
  createAlbum(t, owner, { status, images: 4, files: true });
async function getAddress(album: TestAlbum, client = me): Promise<string> {
  return (await client.get(`/album/${album.id}`)).data<Album>().images[0]?.path_image ?? '';
}
const fetchFile = (address: string) => asVisitor(t).get(address);

describe('a file of a public album', () => {
  test('AX-47, AX-48: has a bare address that is kept for ever by browsers and shortly by shared caches', async () => {
    const address = await getAddress(await make('public'));

    const reply = await fetchFile(address);

    expect(address).toMatch(/^\/media\/[0-9a-f]{32}\/full\.webp$/);
    expect(reply.bytes).toEqual(TINY_FILE);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(TINY_FILE.length),
      'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
    });
  });

  test.each(IMAGE_VARIANTS)('is there in size %s', async (variant) => {
    const { keys } = await make('public');

    expect((await fetchFile(`/media/${keys[0]}/${variant}.webp`)).status).toBe(200);
  });

  test.each(['full', 'full.png', '999.webp', '.webp', 'full.webp.webp', 'FULL.webp'])(
    'is not there as %s',
    async (name) => {
      const { keys } = await make('public');

      expect((await fetchFile(`/media/${keys[0]}/${name}`)).status).toBe(404);
    },
  );

  test('whose bytes are gone is 404, not a broken picture', async () => {
    const { keys } = await createAlbum(t, owner, { files: false });

    expect((await fetchFile(`/media/${keys[0]}/full.webp`)).status).toBe(404);
  });

  test('whose bytes are gone is told once in the log, with how many are', async () => {
    const fresh = await createTestApp();
    const { user } = await signedIn(fresh);
    const { keys } = await createAlbum(fresh, user, { files: false });
    for (const key of [keys[0], keys[0], keys[1], 'f'.repeat(32)])
      await asVisitor(fresh).get(`/media/${key}/full.webp`);
    await fresh.close();

    const told = fresh.logs
      .map((line) => JSON.parse(line) as { msg: string; level: number; key?: string; lost?: number })
      .filter(({ msg }) => msg === 'the files of a live image are missing');
    expect(told.map(({ level, key, lost }) => [level, key, lost])).toEqual([
      [50, keys[0], 1],
      [50, keys[1], 2],
    ]);
  });
});

describe('a file of a private album', () => {
  test('AX-47: goes out by a signed address alone, which no shared cache keeps', async () => {
    const album = await make('private');
    const signed = await fetchFile(await getAddress(album));
    const bare = await fetchFile(`/media/${album.keys[0]}/full.webp`);

    expect([signed.status, bare.status]).toEqual([200, 404]);
    expect(signed.headers['cache-control']).toBe('private, max-age=600');
    expect(bare.headers['cache-control']).toBe('no-store');
  });

  test('has the same address for ten minutes, so that browsers can keep it, and dies within twenty', async () => {
    const fresh = await createTestApp();
    const { user, client } = await signedIn(fresh);
    const album = await createAlbum(fresh, user, { status: 'private', files: true });
    const read = async () =>
      (await client.get(`/album/${album.id}`)).data<Album>().images[0]?.path_image ?? '';
    advanceToNext(fresh.clock, 600_000);
    const first = await read();
    fresh.clock.advance(590_000);
    const same = await read();
    const stillGood = await client.get(first);
    fresh.clock.advance(20 * 60_000);
    const dead = await client.get(first);
    const renewed = await client.get(await read());
    await fresh.close();

    expect(same).toBe(first);
    expect([stillGood.status, dead.status, renewed.status]).toEqual([200, 404, 200]);
  });

  test.each([
    ['another expiry', (url: URL) => url.searchParams.set('e', '99999999999')],
    ['another epoch', (url: URL) => url.searchParams.set('v', '2')],
    ['another signature', (url: URL) => url.searchParams.set('s', 'A'.repeat(22))],
    ['no signature', (url: URL) => url.searchParams.delete('s')],
    ['two signatures', (url: URL) => url.searchParams.append('s', 'x')],
    ['an expiry that is no number', (url: URL) => url.searchParams.set('e', 'NaN')],
    [
      'the key of another image',
      (url: URL) => (url.pathname = url.pathname.replace(/[0-9a-f]{32}/, 'a'.repeat(32))),
    ],
  ])('is not given for %s', async (_what, change) => {
    const url = new URL(await getAddress(await make('private')), 'http://localhost');
    change(url);

    expect((await fetchFile(url.pathname + url.search)).status).toBe(404);
  });

  test('AX-45: is closed at once by each change of status', async () => {
    const album = await make('private');
    const old = await getAddress(album);
    await me.put(`/album/${album.id}`, { status: 'public' });
    await me.put(`/album/${album.id}`, { status: 'private' });

    expect((await fetchFile(old)).status).toBe(404);
    expect((await fetchFile(await getAddress(album))).status).toBe(200);
  });

  test('was public before: its bare address is closed with the next request', async () => {
    const album = await make('public');
    const bare = await getAddress(album);
    await me.put(`/album/${album.id}`, { status: 'private' });

    expect((await fetchFile(bare)).status).toBe(404);
  });
});

describe('a file of an album in quarantine', () => {
  test('is closed to everybody but the staff, old addresses included', async () => {
    const album = await make('private');
    const old = await getAddress(album);

    await admin.put(`/album/${album.id}`, { status: 'quarantined' });

    expect((await fetchFile(old)).status).toBe(404);
    expect(await getAddress(album)).toBe('');
    expect((await admin.get(await getAddress(album, admin))).status).toBe(200);
  });
});

describe('a public tier list of a private album', () => {
  test('AX-53: shows the images it uses by signed address, and nothing more of the album', async () => {
    const album = await make('private');
    const list = await createTierlist(t, owner, album, {
      lines: [{ label: 'S', placement: 1, images: [{ id_image: album.images[0] ?? 0, placement: 1 }] }],
    });

    const reply = await asVisitor(t).get(`/tierlist/${list.id}`);
    const shown = reply.data<{ album: null; lines: { images: { image: { path_image: string } }[] }[] }>();
    const address = shown.lines[0]?.images[0]?.image.path_image ?? '';

    expect(shown.album).toBeNull();
    expect(reply.text).not.toContain(album.name);
    expect(reply.text).not.toContain(album.keys[1]);
    expect((await fetchFile(address)).status).toBe(200);

    await me.delete(`/tierlist/${list.id}`);
    expect((await fetchFile(address)).status).toBe(404);
  });
});

describe('a shared cache in front, such as a CDN,', () => {
  const getCaching = async (address: string, client = asVisitor(t)) => {
    const { status, headers } = await client.get(address);
    return [status, headers['cache-control']];
  };
  const KEPT_FIVE_MINUTES = [200, 'public, max-age=31536000, s-maxage=300, immutable'];
  const KEPT_BY_ITS_READER = [200, 'private, max-age=600'];
  const KEPT_BY_NOBODY = [404, 'no-store'];

  test('AX-48: keeps what everybody may see for five minutes, and nothing else', async () => {
    const [open, closed, held] = [await make('public'), await make('private'), await make('public')];
    const [bare, signed, old] = [await getAddress(open), await getAddress(closed), await getAddress(held)];
    await admin.put(`/album/${held.id}`, { status: 'quarantined' });

    expect(await getCaching(bare)).toEqual(KEPT_FIVE_MINUTES);
    expect(await getCaching(signed)).toEqual(KEPT_BY_ITS_READER);
    expect(await getCaching(await getAddress(held, admin))).toEqual(KEPT_BY_ITS_READER);
    for (const refused of [
      old,
      `/media/${closed.keys[0]}/full.webp`,
      signed.replace('&s=', '&s=A'),
      `/media/${'f'.repeat(32)}/full.webp`,
    ])
      expect([refused, await getCaching(refused)]).toEqual([refused, KEPT_BY_NOBODY]);
  });

  test('that asks again is told in a word that it may go on, for as long as it may', async () => {
    const album = await make('public');
    const address = await getAddress(album);
    const { etag = '' } = (await fetchFile(address)).headers;
    const askAgain = () => asVisitor(t).get(address, { headers: { 'if-none-match': etag } });

    const same = await askAgain();
    const small = await asVisitor(t).get(address.replace('full', '160'), {
      headers: { 'if-none-match': etag },
    });
    await me.put(`/album/${album.id}`, { status: 'private' });
    const hidden = await askAgain();

    expect([same.status, same.bytes.length, same.headers.etag]).toEqual([304, 0, etag]);
    expect([same.status, same.headers['cache-control']]).toEqual([304, KEPT_FIVE_MINUTES[1]]);
    expect([small.status, small.headers.etag]).toEqual([200, 'W/"160"']);
    expect([hidden.status, hidden.headers['cache-control']]).toEqual(KEPT_BY_NOBODY);
  });
});

describe('a file of an image that left its album while contents hold it', () => {
  /** Uses the first image of a public album in a content of somebody else, then removes it from the album. */
  async function leave(how: { private: boolean; status?: 'public' | 'private' }) {
    const album = await make(how.status ?? 'public');
    const { user, client } = await signedIn(t);
    const list = await createTierlist(t, user, album, { private: how.private });
    const before = await getAddress(album);
    await me.delete(`/image/${album.images[0]}`);
    return { album, before, user, client, path: `/tierlist/${list.id}` };
  }
  const shownBy = async (client: Client, path: string): Promise<string> =>
    (await client.get(path)).data<Tierlist>().lines[0]?.images[0]?.image.path_image ?? '';

  test('AX-47: is closed at its bare address at once; the content that holds it gets a signed one', async () => {
    const { before, client, path } = await leave({ private: true });

    const signed = await shownBy(client, path);

    expect((await fetchFile(before)).status).toBe(404);
    expect(signed).toMatch(/\?e=\d+&v=\d+&s=/);
    const reply = await fetchFile(signed);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('private, max-age=600');
  });

  test('is shown to everybody by a public content, by signed address too', async () => {
    const { path } = await leave({ private: false });

    const signed = await shownBy(asVisitor(t), path);

    expect(signed).toContain('&s=');
    expect((await fetchFile(signed)).status).toBe(200);
  });

  test('is closed at once to those who read that content when it was public, once it turns private, or it or its author goes', async () => {
    const turned = await leave({ private: false });
    const read = await shownBy(asVisitor(t), turned.path);
    await turned.client.put(turned.path, { private: true });
    const deleted = await leave({ private: false });
    const readToo = await shownBy(asVisitor(t), deleted.path);
    await deleted.client.delete(deleted.path);
    const gone = await leave({ private: false });
    const readLast = await shownBy(asVisitor(t), gone.path);
    await admin.delete(`/user/${gone.user.id}`);

    expect((await fetchFile(read)).status).toBe(404);
    expect((await fetchFile(readToo)).status).toBe(404);
    // Maintenance would remove the image later: its row still exists.
    expect((await fetchFile(readLast)).status).toBe(404);
    expect((await fetchFile(await shownBy(turned.client, turned.path))).status).toBe(200);
  });

  test('is closed at once to those who read its private album', async () => {
    const { before } = await leave({ private: false, status: 'private' });

    expect((await fetchFile(before)).status).toBe(404);
  });

  test('answers HEAD as it answers GET', async () => {
    const { before } = await leave({ private: true });

    expect((await t.app.inject({ method: 'HEAD', url: before })).statusCode).toBe(404);
  });
});

describe.each(['tierlist', 'tournament', 'ranking'] as const)(
  'an image taken out of a public %s of a private album',
  (kind) => {
    async function publish() {
      const album = await make('private');
      const body = { name: 'Un contenu', id_album: album.id, ...SAMPLE_RESULTS[kind](album.images) };
      const path = `/${kind}/${(await me.post(`/${kind}`, body)).data<{ id: number }>().id}`;
      await me.put(path, { private: false });
      const text = (await asVisitor(t).get(path)).text;
      const addressOfKey = (key: string | undefined) =>
        new RegExp(`/media/${key}/full\\.webp[^"]*`, 'u').exec(text)?.[0] ?? '';
      return { album, path, taken: addressOfKey(album.keys[3]), left: addressOfKey(album.keys[0]) };
    }

    test('loses the address that its readers hold with the save', async () => {
      const { album, path, taken } = await publish();
      const before = await fetchFile(taken);

      await me.put(path, SAMPLE_RESULTS[kind](album.images.slice(0, 3)));

      expect([before.status, (await fetchFile(taken)).status]).toEqual([200, 404]);
      expect((await asVisitor(t).get(path)).text).not.toContain(album.keys[3]);
    });

    test('and one that stays keeps its address through a save that takes nothing out', async () => {
      const { album, path, left } = await publish();

      await me.put(path, { ...SAMPLE_RESULTS[kind](album.images), name: 'Un autre nom' });

      expect((await fetchFile(left)).status).toBe(200);
    });
  },
);

test('an image that a granular call takes out of a public content of a private album loses its address', async () => {
  const album = await make('private');
  const make3 = async (kind: 'tierlist' | 'tournament' | 'ranking') => {
    const body = { name: 'Un contenu', id_album: album.id, ...SAMPLE_RESULTS[kind](album.images) };
    const path = `/${kind}/${(await me.post(`/${kind}`, body)).data<{ id: number }>().id}`;
    await me.put(path, { private: false });
    return path;
  };
  const list = await make3('tierlist');
  const [tournament, ranking] = [await make3('tournament'), await make3('ranking')];
  const lines = (await me.get(`${list}/line`)).data<{ images: { id: number }[] }[]>();
  const read = async (path: string) => {
    const { text } = await asVisitor(t).get(path);
    return new RegExp(`/media/${album.keys[0]}/full\\.webp[^"]*`, 'u').exec(text)?.[0] ?? '';
  };

  const outcomes: number[] = [];
  for (const [path, takeOut] of [
    [list, () => me.put(`/tierlist/line/image/${lines[0]?.images[0]?.id}`, { disable: true })],
    [tournament, () => me.delete(`${tournament}/images`)],
    [ranking, () => me.delete(`${ranking}/images`)],
  ] as const) {
    const address = await read(path);
    outcomes.push((await fetchFile(address)).status);
    await takeOut();
    outcomes.push((await fetchFile(address)).status);
  }

  expect(outcomes).toEqual([200, 404, 200, 404, 200, 404]);
});
