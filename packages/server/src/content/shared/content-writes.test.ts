// Writes behave alike for albums and all kinds of content: a write names the version it saw, and is done once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client, Reply } from '../../testing/client.ts';
import { createAlbum, signedIn, type TestAlbum, type TestUser } from '../../testing/factories.ts';
import { SAMPLE_RESULTS } from '../../testing/sample-results.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let album: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
  album = await createAlbum(t, owner, { images: 4 });
});
afterAll(() => t.close());

const KINDS = ['tierlist', 'tournament', 'ranking'] as const;
type Written = (typeof KINDS)[number] | 'album';
const WRITTEN: readonly Written[] = [...KINDS, 'album'];
const KEY = 'une-cle-de-test';

const getBody = (kind: (typeof KINDS)[number], on = album) => ({
  name: 'Un contenu',
  id_album: on.id,
  ...SAMPLE_RESULTS[kind](on.images),
});
/** Creates one and returns its path. */
async function make(kind: Written): Promise<string> {
  if (kind === 'album') return `/album/${(await createAlbum(t, owner)).id}`;
  return `/${kind}/${(await me.post(`/${kind}`, getBody(kind))).data<{ id: number }>().id}`;
}
const read = async (path: string) => (await me.get(path)).data<{ name: string; version: number }>();
const under = (value: string) => ({ headers: { 'if-match': value } });
const answers = (replies: readonly Reply[]) => replies.map(({ status }) => status);

describe.each(WRITTEN)('a change of a %s that is sent again', (kind) => {
  test('with its key gives the first reply, and does not meet itself as a conflict', async () => {
    const path = await make(kind);
    const send = () => me.put(path, { name: 'Une fois' }, { key: KEY, ifMatch: 1 });

    const [first, again] = [await send(), await send()];

    expect(answers([first, again])).toEqual([200, 200]);
    expect(again.text).toBe(first.text);
    expect(first.data()).toMatchObject({ version: 2 });
    expect(await read(path)).toMatchObject({ name: 'Une fois', version: 2 });
  });

  test('after somebody else’s change gives the first reply and takes nothing back', async () => {
    const path = await make(kind);
    const send = () => me.put(path, { name: 'La mienne' }, { key: KEY, ifMatch: 1 });
    await send();
    await me.put(path, { name: 'La suivante' }, { ifMatch: 2 });

    const again = await send();

    expect(again.data()).toMatchObject({ version: 2 });
    expect(await read(path)).toMatchObject({ name: 'La suivante', version: 3 });
  });

  test('with its key and another body is refused', async () => {
    const path = await make(kind);
    await me.put(path, { name: 'Une fois' }, { key: KEY });

    const other = await me.put(path, { name: 'Autre' }, { key: KEY });

    expect([other.status, other.code]).toEqual([409, 'idempotency_conflict']);
    expect(await read(path)).toMatchObject({ name: 'Une fois', version: 2 });
  });

  test('after a conflict is looked at anew: failures are not stored', async () => {
    const path = await make(kind);
    await me.put(path, { name: 'Entre-temps' });

    const stale = await me.put(path, { name: 'Une fois' }, { key: KEY, ifMatch: 1 });
    const seen = await me.put(path, { name: 'Une fois' }, { key: KEY, ifMatch: 2 });

    expect([stale.code, seen.status]).toEqual(['version_conflict', 200]);
  });

  test('five times at once is done once', async () => {
    const path = await make(kind);

    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => me.put(path, { name: 'Une fois' }, { key: KEY, ifMatch: 1 })),
    );

    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await read(path)).toMatchObject({ version: 2 });
  });

  test('under the key of another one is a change of its own', async () => {
    const [one, two] = [await make(kind), await make(kind)];

    const replies = [
      await me.put(one, { name: 'Une fois' }, { key: KEY }),
      await me.put(two, { name: 'Une fois' }, { key: KEY }),
    ];

    expect(replies.map((reply) => reply.data<{ id: number }>().id)).toEqual(
      [one, two].map((path) => Number(path.split('/').at(-1))),
    );
  });

  test('after its deletion is not found, done or not', async () => {
    const path = await make(kind);
    await me.put(path, { name: 'Une fois' }, { key: KEY });
    await me.delete(path);

    const replies = [
      await me.put(path, { name: 'Une fois' }, { key: KEY }),
      await me.put(path, { name: 'Autre' }, under('*')),
    ];

    expect(replies.map(({ status, code }) => [status, code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
  });
});

describe.each(WRITTEN)('PR-14: If-Match on a %s', (kind) => {
  test.each([
    ['1', 200],
    ['"1"', 200],
    ['"8", "1"', 200],
    ['*', 200],
    ['2', 412],
    ['W/"1"', 412],
    ['"8", "9"', 412],
    ['abc', 400],
    ['', 400],
  ])('of %j is answered %i, and what is refused overwrites nothing', async (value, status) => {
    const path = await make(kind);
    const { name } = await read(path);

    const reply = await me.put(path, { name: 'Écrasé' }, under(value));

    expect(reply.status).toBe(status);
    expect((await read(path)).name).toBe(status === 200 ? 'Écrasé' : name);
  });

  test('of an older version deletes nothing', async () => {
    const path = await make(kind);
    await me.put(path, { name: 'Entre-temps' });

    const stale = await me.delete(path, undefined, under('"1"'));
    const seen = await me.delete(path, undefined, under('"2"'));

    expect([stale.status, stale.code, seen.status]).toEqual([412, 'version_conflict', 200]);
  });
});

test('If-Match of an older version changes no part either', async () => {
  const [list, tournament, ranking] = await Promise.all(KINDS.map(make));
  const on = await make('album');
  const lines = (await me.get(`${list}/line`)).data<{ id: number; images: { id: number }[] }[]>();
  const stale = under('"7"');

  const replies = [
    await me.put(`/tierlist/line/${lines[0]?.id}`, { label: 'B' }, stale),
    await me.put(`/tierlist/line/image/${lines[0]?.images[0]?.id}`, { placement: 9 }, stale),
    await me.delete(`/tierlist/line/${lines[0]?.id}`, undefined, stale),
    await me.delete(`${tournament}/images`, undefined, stale),
    await me.delete(`${ranking}/images`, undefined, stale),
    await me.post(`${on}/category`, { id_category: 1 }, stale),
  ];

  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'version_conflict'));
});

describe.each(KINDS)('a %s that was deleted while it was edited', (kind) => {
  test('is not found by its save, and can be made anew from the same body', async () => {
    const path = await make(kind);
    await me.delete(path);

    const save = await me.put(
      path,
      { ...SAMPLE_RESULTS[kind](album.images), name: 'Un contenu' },
      { ifMatch: 1 },
    );
    const copy = await me.post(`/${kind}`, getBody(kind));

    expect([save.status, save.code, copy.status]).toEqual([404, 'not_found', 201]);
  });

  test('keeps no claim on images that its album let go of: they are told by a code of their own', async () => {
    const on = await createAlbum(t, owner, { images: 4 });
    const made = await me.post(`/${kind}`, getBody(kind, on));
    const path = `/${kind}/${made.data<{ id: number }>().id}`;
    await me.delete(`/image/${on.images[3]}`);
    const held = await me.put(path, SAMPLE_RESULTS[kind](on.images));
    await me.delete(path);

    const whole = await me.post(`/${kind}`, getBody(kind, on));
    const rest = await me.post(`/${kind}`, getBody(kind, { ...on, images: on.images.slice(0, 3) }));

    expect([held.status, whole.status, whole.code, rest.status]).toEqual([
      200,
      400,
      'image_not_in_album',
      201,
    ]);
  });
});
