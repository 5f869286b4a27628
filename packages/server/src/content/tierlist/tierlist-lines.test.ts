// The granular calls of the spec, which obey the rules of the whole save.
import type { TierlistLine } from '@palmares/core/contract/types';
import { TIERLIST } from '@palmares/core/tierlist/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client, Reply } from '../../testing/client.ts';
import {
  createAlbum,
  createTierlist,
  signedIn,
  type TestAlbum,
  type TestTierlist,
  type TestUser,
  tier,
} from '../../testing/factories.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let album: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
  album = await createAlbum(t, owner, { images: 20 });
});
afterAll(() => t.close());

const make = (tiers = 2): Promise<TestTierlist> =>
  createTierlist(t, owner, album, {
    lines: Array.from({ length: tiers }, (_, index) => tier(`T${index + 1}`, index + 1, [])),
  });
const addLine = (id_tierlist: number, line: object = {}) =>
  me.post('/tierlist/line', { label: 'Neuf', placement: 9, color: '7f7fff', id_tierlist, ...line });
const getLines = async (id: number) => (await me.get(`/tierlist/${id}/line`)).data<TierlistLine[]>();
const getVersion = async (id: number) =>
  (await me.get(`/tierlist/${id}`)).data<{ version: number }>().version;
const getId = (reply: { data<T>(): T }) => reply.data<{ id: number }>().id;

// Proves PR-10, PR-13, TL-64, TL-66, TL-80, TL-82, TL-83.
test('the way of the spec: create, tiers one by one, images one by one, read back', async () => {
  const list = getId(await me.post('/tierlist', { name: 'Pas à pas', private: false, id_album: album.id }));
  const line = getId(await addLine(list, { label: 'S', placement: 1 }));
  const pool = getId(await addLine(list, { label: 'Non classé', placement: 0, color: 'CCCCCC' }));
  const [a, b] = album.images;
  const first = await me.post('/tierlist/line/image', { id_image: a, id_tierlist_line: line, placement: 1 });
  await me.post('/tierlist/line/image', {
    id_image: b,
    id_tierlist_line: pool,
    placement: 1,
    disable: false,
  });

  const lines = await getLines(list);

  expect(first.status).toBe(201);
  expect(lines.map((one) => [one.label, one.color, one.images.map(({ id_image }) => id_image)])).toEqual([
    ['Non classé', 'CCCCCC', [b]],
    ['S', '7f7fff', [a]],
  ]);
  expect(lines[1]?.images[0]).toMatchObject({ id: getId(first), id_tierlist_line: line, disable: false });
});

describe('a tier', () => {
  test('TL-82: is renamed, recoloured and moved, each alone', async () => {
    const list = await make();
    const path = `/tierlist/line/${list.lines[0]}`;

    await me.put(path, { label: ' Tout  en haut ' });
    await me.put(path, { color: '00ff00' });
    await me.put(path, { placement: 7 });

    const [, moved] = await getLines(list.id);
    expect(moved).toMatchObject({ label: 'Tout en haut', color: '00ff00', placement: 7 });
    expect(await getVersion(list.id)).toBe(4);
  });

  test('TL-5, TL-70: is white when no colour is given, one by one as in a whole save', async () => {
    const list = await make(0);

    await addLine(list.id, { label: 'Seul', placement: 1, color: undefined });
    const [alone] = await getLines(list.id);
    await me.put(`/tierlist/${list.id}`, { lines: [{ label: 'Ensemble', placement: 1 }] });
    const [together] = await getLines(list.id);

    expect(alone).toMatchObject({ label: 'Seul', color: 'FFFFFF' });
    expect(together).toMatchObject({ label: 'Ensemble', color: 'FFFFFF' });
  });

  test.each<[object, string, string]>([
    [{ label: '' }, 'label', 'Le nom du tier ne peut pas être vide.'],
    [{ label: 'x'.repeat(38) }, 'label', 'Le nom du tier ne peut pas dépasser 37 caractères.'],
    [{ color: 'red' }, 'color', 'Cette couleur n’est pas valide.'],
  ])(
    'TL-13: refuses %j by the quoted sentence, when made and when changed',
    async (change, field, message) => {
      const list = await make();

      const made = await addLine(list.id, change);
      const changed = await me.put(`/tierlist/line/${list.lines[0]}`, change);

      for (const reply of [made, changed]) {
        expect([reply.status, reply.message]).toEqual([400, message]);
        expect(reply.issues[0]?.field).toBe(field);
      }
    },
  );

  test('TL-82: goes with its images, and the rest stays', async () => {
    const list = await createTierlist(t, owner, album, {
      lines: [tier('S', 1, album.images.slice(0, 2)), tier('A', 2, album.images.slice(2, 4))],
    });

    expect((await me.delete(`/tierlist/line/${list.lines[0]}`)).status).toBe(200);

    const lines = await getLines(list.id);
    expect(lines.map(({ label, images }) => [label, images.length])).toEqual([['A', 2]]);
    expect((await me.delete(`/tierlist/line/${list.lines[0]}`)).status).toBe(404);
  });

  test('TL-11: is kept when it is the last, whole and line by line', async () => {
    const list = await make(1);
    await addLine(list.id, { label: 'Non classé', placement: 0 });
    const path = `/tierlist/line/${list.lines[0]}`;

    const replies = [
      await me.delete(path),
      await me.put(path, { placement: 0 }),
      await me.put(path, { label: 'Non classé' }),
      await me.put(`/tierlist/${list.id}`, { lines: [] }),
    ];

    expect(replies.map(({ status, code }) => `${status} ${code}`)).toEqual(
      replies.map(() => '409 last_tier'),
    );
    expect(await getLines(list.id)).toHaveLength(2);
  });

  test('takes the main image along: the first that remains shown follows it, as in a whole save', async () => {
    const [a, b, c] = album.images;
    const list = await createTierlist(t, owner, album, {
      lines: [tier('S', 1, [a ?? 0]), tier('A', 2, [b ?? 0, c ?? 0])],
    });
    const getMain = async () =>
      (await me.get(`/tierlist/${list.id}`)).data<{ id_main_image: number | null }>().id_main_image;
    await me.put(`/tierlist/${list.id}`, { id_main_image: a });

    await me.delete(`/tierlist/line/${list.lines[0]}`);
    expect(await getMain()).toBe(b);
    const [line] = await getLines(list.id);
    await me.put(`/tierlist/line/image/${line?.images[0]?.id}`, { disable: true });
    expect(await getMain()).toBe(c);
    await me.put(`/tierlist/line/image/${line?.images[1]?.id}`, { disable: true });
    expect(await getMain()).toBeNull();
  });

  test('with nothing to change is 400', async () => {
    const list = await make();

    expect((await me.put(`/tierlist/line/${list.lines[0]}`, { id_tierlist: 1 })).code).toBe(
      'nothing_to_update',
    );
  });
});

describe('fifteen tiers', () => {
  test('TL-10, TL-12: are the most, also when ten arrive at once', async () => {
    const list = await make(10);

    const replies = await Promise.all(Array.from({ length: 10 }, () => addLine(list.id)));

    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(5);
    expect(replies.filter((reply) => reply.code === 'too_many_tiers')).toHaveLength(5);
    expect(await getLines(list.id)).toHaveLength(TIERLIST.tiersMax);
  });

  test('leave room for the pool', async () => {
    const list = await make(15);

    expect((await addLine(list.id, { label: 'Non classé', placement: 0 })).status).toBe(201);
  });

  test('are not exceeded by turning the pool into one', async () => {
    const list = await make(15);
    const pool = getId(await addLine(list.id, { label: 'Non classé', placement: 0 }));

    const reply = await me.put(`/tierlist/line/${pool}`, { label: 'Le seizième', placement: 16 });

    expect([reply.status, reply.code]).toEqual([409, 'too_many_tiers']);
  });

  test('a pool without a name does not become a tier without a name', async () => {
    const list = await make(2);
    const pool = getId(await addLine(list.id, { label: '', placement: 0 }));

    const reply = await me.put(`/tierlist/line/${pool}`, { placement: 3 });

    expect([reply.status, reply.issues[0]?.code]).toEqual([400, 'empty_label']);
  });
});

describe('the line of unclassified images', () => {
  test('TL-4: is one, whole and line by line, also when several arrive at once', async () => {
    const list = await make(2);
    const pool = { label: 'Non classé', placement: 0 };
    const text = 'Une tier list n’a qu’une ligne d’images non classées.';

    const added = await Promise.all(Array.from({ length: 4 }, () => addLine(list.id, pool)));
    const refused = [
      ...added.filter((reply) => reply.status !== 201),
      await addLine(list.id, { label: 'Non classé', placement: 3 }),
      await me.put(`/tierlist/line/${list.lines[0]}`, { placement: 0 }),
      await me.put(`/tierlist/line/${list.lines[0]}`, { label: 'Non classé' }),
      await me.put(`/tierlist/${list.id}`, { lines: [tier('S', 1, []), pool, pool] }),
    ];

    expect(refused.map(({ status, message }) => [status, message])).toEqual(
      Array.from({ length: 7 }, () => [400, text]),
    );
    expect(await getLines(list.id)).toHaveLength(3);
  });

  test('is changed where there are two from before this rule', async () => {
    const list = await make(1);
    const pool = { tierlist_id: list.id, label: 'Non classé', placement: 0, color: 'CCCCCC' };
    await t.db.insertInto('tierlist_line').values([pool, pool]).execute();
    const [first] = await getLines(list.id);

    expect((await me.put(`/tierlist/line/${first?.id}`, { color: '00ff00' })).status).toBe(200);
  });
});

describe('an image in a tier', () => {
  const add = (id_image: number | undefined, id_tierlist_line: number | undefined, placement = 1) =>
    me.post('/tierlist/line/image', { id_image, id_tierlist_line, placement });

  test('TL-7: stands once in a tier list, also when asked for everywhere at once', async () => {
    const list = await make(5);

    const replies = await Promise.all(list.lines.map((line) => add(album.images[0], line)));

    expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(replies.find((reply) => reply.status === 409)?.code).toBe('image_already_placed');
  });

  test('is one of the album; a foreign and a missing one get the same reply', async () => {
    const list = await make();
    const other = await createAlbum(t, owner);

    const foreign = await add(other.images[0], list.lines[0]);
    const missing = await add(999_999_999, list.lines[0]);

    expect([foreign.status, foreign.code]).toEqual([400, 'image_not_in_album']);
    expect(missing.text).toBe(foreign.text);
  });

  test('TL-6, TL-83: is moved and disabled by its own call', async () => {
    const list = await make();
    const id = getId(await add(album.images[0], list.lines[0]));

    const reply = await me.put(`/tierlist/line/image/${id}`, { placement: 4, disable: true });

    expect(reply.status).toBe(200);
    const [line] = await getLines(list.id);
    expect(line?.images[0]).toMatchObject({ placement: 4, disable: true });
    expect((await me.put(`/tierlist/line/image/${id}`, {})).code).toBe('nothing_to_update');
  });

  test('into a tier that does not exist is 404', async () => {
    expect((await add(album.images[0], 999_999_999)).status).toBe(404);
  });

  test('while the whole is being saved is placed or refused, never a fault of ours', async () => {
    for (let round = 0; round < 6; round += 1) {
      const list = await make(4);
      const whole = { lines: [tier('Tout', 1, album.images.slice(10))] };

      const replies = await Promise.all([
        ...list.lines.map((line, index) => add(album.images[index], line)),
        me.put(`/tierlist/${list.id}`, whole),
        ...list.lines.map((line) => me.put(`/tierlist/line/${line}`, { label: 'Renommé' })),
        ...list.lines.map((line, index) => add(album.images[index + 4], line)),
      ]);

      expect(
        replies.map((reply) => reply.status).filter((status) => ![200, 201, 404].includes(status)),
      ).toEqual([]);
    }
  });
});

test('a line and an image that are sent again with their key are added once', async () => {
  const list = await make();
  const key = 'une-cle-de-ligne';
  const line = { label: 'Une fois', placement: 3, id_tierlist: list.id };

  const lines = [
    await me.post('/tierlist/line', line, { key }),
    await me.post('/tierlist/line', line, { key }),
  ];
  const image = { id_image: album.images[5], id_tierlist_line: getId(lines[0] as Reply), placement: 1 };
  const images = [
    await me.post('/tierlist/line/image', image, { key }),
    await me.post('/tierlist/line/image', image, { key }),
  ];
  const other = await me.post('/tierlist/line', { ...line, label: 'Autre' }, { key });

  expect([...lines, ...images].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect([lines[1]?.text, images[1]?.text]).toEqual([lines[0]?.text, images[0]?.text]);
  expect([other.status, other.code]).toEqual([409, 'idempotency_conflict']);
  expect((await getLines(list.id)).map(({ label, images: { length } }) => [label, length])).toEqual([
    ['T1', 0],
    ['T2', 0],
    ['Une fois', 1],
  ]);
  expect(await getVersion(list.id)).toBe(3);
});
