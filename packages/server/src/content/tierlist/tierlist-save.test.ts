import type { Tierlist, TierlistLine } from '@palmares/core/contract/types';
import { createRng, randomInt, shuffle } from '@palmares/core/random';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  asVisitor,
  createAlbum,
  createTierlist,
  signedIn,
  type TestAlbum,
  type TestUser,
  tier,
  twoTiers,
} from '../../testing/factories.ts';
import { replaceLines } from './tierlist.repository.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let album: TestAlbum;
let elsewhere: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
  album = await createAlbum(t, owner, { images: 6 });
  elsewhere = await createAlbum(t, owner);
});
afterAll(() => t.close());

const body = (changes: object = {}) => ({
  name: 'Ma tier list',
  id_album: album.id,
  lines: twoTiers(album.images),
  ...changes,
});
const create = async (changes: object = {}) =>
  (await me.post('/tierlist', body(changes))).data<{ id: number }>().id;
const read = async (id: number, client = me) => (await client.get(`/tierlist/${id}`)).data<Tierlist>();
const placed = (lines: readonly TierlistLine[]) =>
  lines.map(({ label, images }) => [label, images.map(({ id_image }) => id_image)]);
const countRows = async () => (await t.db.selectFrom('tierlist').select('id').execute()).length;

describe('creating a tier list', () => {
  // Proves TL-2, TL-3, TL-64, TL-79, TL-80.
  test('stores it whole: details, tiers by placement, images by placement, pool first', async () => {
    const [a = 0, b = 0, c = 0] = album.images;

    const reply = await me.post('/tierlist', {
      name: '  Mon   classement ',
      description: 'Deux\r\nlignes',
      private: true,
      id_album: album.id,
      id_main_image: b,
      lines: [
        { label: 'Non classé', placement: 0, color: 'CCCCCC', images: [{ id_image: c, placement: 1 }] },
        {
          label: 'A',
          placement: 2,
          color: 'ffbf7f',
          images: [
            { id_image: b, placement: 2 },
            { id_image: a, placement: 1 },
          ],
        },
        { label: 'S', placement: 1, color: 'FF7F7F' },
      ],
    });

    expect(reply.status).toBe(201);
    const list = await read(reply.data<{ id: number }>().id);
    expect(list).toMatchObject({
      name: 'Mon classement',
      description: 'Deux\nlignes',
      private: true,
      version: 1,
      id_album: album.id,
      id_main_image: b,
      author: { id: owner.id },
      album: { id: album.id, name: album.name },
      can: { update: true, delete: true },
      frozen: false,
      hidden: false,
    });
    expect(list.lines.map(({ label, placement }) => [label, placement])).toEqual([
      ['Non classé', 0],
      ['S', 1],
      ['A', 2],
    ]);
    expect(placed(list.lines)[2]).toEqual(['A', [a, b]]);
  });

  test.each<[string, object, string, string]>([
    ['an empty name', { name: ' ' }, 'name', 'Veuillez donner un nom à votre tierlist.'],
    ['a name of 101', { name: 'x'.repeat(101) }, 'name', 'Le nom ne peut pas dépasser 100 caractères.'],
    [
      'a description of 501',
      { description: 'x'.repeat(501) },
      'description',
      'La description ne peut pas dépasser 500 caractères.',
    ],
    [
      'a tier without a name',
      { lines: [{ label: ' ', placement: 1 }] },
      'lines.0.label',
      'Le nom du tier ne peut pas être vide.',
    ],
    [
      'a tier name of 38',
      {
        lines: [
          { label: 'S', placement: 1 },
          { label: 'x'.repeat(38), placement: 2 },
        ],
      },
      'lines.1.label',
      'Le nom du tier ne peut pas dépasser 37 caractères.',
    ],
    [
      'a colour that is none',
      { lines: [{ label: 'S', placement: 1, color: '#ff0000' }] },
      'lines.0.color',
      'Cette couleur n’est pas valide.',
    ],
  ])('AL-20, BU-5, TL-18: refuses %s at its field', async (_what, changes, field, message) => {
    const before = await countRows();

    const reply = await me.post('/tierlist', body(changes));

    expect([reply.status, reply.message]).toEqual([400, message]);
    expect(reply.issues).toEqual([{ field, code: expect.any(String), message }]);
    expect(await countRows()).toBe(before);
  });

  test('TL-7: refuses an image that stands twice', async () => {
    const [a = 0] = album.images;

    const reply = await me.post('/tierlist', body({ lines: [tier('S', 1, [a]), tier('A', 2, [a])] }));

    expect([reply.status, reply.issues[0]?.field]).toEqual([400, 'lines.1.images.0']);
  });

  test('TL-10: keeps 1 to 15 tiers, the pool aside', async () => {
    const tiers = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ label: `T${index}`, placement: index + 1 }));
    const pool = { label: 'Non classé', placement: 0 };

    const most = await me.post('/tierlist', body({ lines: [...tiers(15), pool] }));
    const over = await me.post('/tierlist', body({ lines: tiers(16) }));
    const none = await me.post('/tierlist', body({ lines: [pool] }));
    const changed = await me.put(`/tierlist/${await create()}`, { lines: [] });

    expect([most.status, over.status, none.status, changed.code]).toEqual([201, 409, 409, 'last_tier']);
    expect(over.message).toBe('Vous avez atteint la limite maximale de 15 tiers.');
    expect(none.message).toBe('Vous devez conserver au moins un tier.');
  });

  test('AX-61: tells an image of another album and a missing one by the same reply', async () => {
    const foreign = await me.post('/tierlist', body({ lines: [tier('S', 1, [elsewhere.images[0] ?? 0])] }));
    const missing = await me.post('/tierlist', body({ lines: [tier('S', 1, [999_999_999])] }));
    const foreignCover = await me.post('/tierlist', body({ id_main_image: elsewhere.images[0] }));

    expect([foreign.status, foreign.code]).toEqual([400, 'image_not_in_album']);
    expect(missing.text).toBe(foreign.text);
    expect(foreignCover.text).toBe(foreign.text);
  });

  test('takes as main image only one of those shown', async () => {
    const [a = 0, b = 0] = album.images;

    const reply = await me.post('/tierlist', body({ lines: [tier('S', 1, [a])], id_main_image: b }));

    expect([reply.status, reply.code]).toEqual([400, 'image_not_in_album']);
  });

  test('AX-52, BU-4: from a private album starts private whatever was asked', async () => {
    const hidden = await createAlbum(t, owner, { status: 'private' });

    const id = await create({ id_album: hidden.id, lines: twoTiers(hidden.images), private: false });
    const opened = await me.put(`/tierlist/${id}`, { private: false });

    expect(opened.data()).toMatchObject({ private: false });
    expect((await asVisitor(t).get(`/tierlist/${id}`)).status).toBe(200);
  });

  // Proves AL-2, AL-9, AL-10, SU-10, TL-81.
  test('counts as one use of its album until it is deleted', async () => {
    const used = await createAlbum(t, owner);
    const uses = async () => (await me.get(`/album/${used.id}`)).data<{ uses: number }>().uses;
    const id = await create({ id_album: used.id, lines: twoTiers(used.images) });
    const during = await uses();

    await me.delete(`/tierlist/${id}`);

    expect([during, await uses()]).toEqual([1, 0]);
  });

  test('by eight people at once on one album is one transaction each', async () => {
    const popular = await createAlbum(t, owner);
    t.statements.length = 0;

    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        me.post('/tierlist', body({ id_album: popular.id, lines: twoTiers(popular.images) })),
      ),
    );

    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(t.statements.filter((statement) => statement === 'begin')).toHaveLength(8);
    expect((await me.get(`/album/${popular.id}`)).data()).toMatchObject({ uses: 8 });
  });
});

describe('saving a tier list', () => {
  test('TL-66, TL-81: replaces all of its lines, raises its version and keeps its id', async () => {
    const id = await create();
    const [a = 0, b = 0] = album.images;

    const reply = await me.put(
      `/tierlist/${id}`,
      { name: 'Neuf', lines: [tier('Top', 1, [b, a])] },
      { ifMatch: 1 },
    );

    expect(reply.data()).toEqual({ id, version: 2, private: false });
    const list = await read(id);
    expect([list.name, list.version, placed(list.lines)]).toEqual(['Neuf', 2, [['Top', [b, a]]]]);
  });

  test('TL-2: keeps the date of its creation beside that of its last change', async () => {
    const createdAt = t.clock.now();
    const id = await create();
    t.clock.advance(60_000);

    await me.put(`/tierlist/${id}`, { name: 'Plus tard' });

    const list = await read(id);
    expect(Date.parse(list.createdAt) - createdAt.getTime()).toBeLessThan(30_000);
    expect(Date.parse(list.updatedAt) - createdAt.getTime()).toBeGreaterThanOrEqual(60_000);
  });

  test('leaves the lines when they are not sent', async () => {
    const id = await create();
    const before = placed((await read(id)).lines);

    await me.put(`/tierlist/${id}`, { description: 'Un mot' });

    expect(placed((await read(id)).lines)).toEqual(before);
  });

  test('AX-59, AX-63, AX-65: a toggle raises no version', async () => {
    const id = await create();

    const reply = await me.put(`/tierlist/${id}`, { private: true });

    expect(reply.data()).toEqual({ id, version: 1, private: true });
  });

  test('from a stale version is 412, and of two at once one wins', async () => {
    const id = await create();
    const save = (label: string) =>
      me.put(`/tierlist/${id}`, { lines: [tier(label, 1, album.images)] }, { ifMatch: 1 });

    const replies = await Promise.all([save('Un'), save('Deux'), save('Trois')]);

    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 412, 412]);
    expect(replies.find((reply) => reply.status === 412)?.code).toBe('version_conflict');
    expect((await read(id)).lines).toHaveLength(1);
  });

  test('of 500 images is one request, one transaction and a handful of statements', async () => {
    const large = await createAlbum(t, owner, { images: 500 });
    const id = await create({ id_album: large.id, lines: [tier('S', 1, large.images)] });
    const lines = Array.from({ length: 10 }, (_, index) =>
      tier(`T${index}`, index + 1, large.images.slice(index * 50, index * 50 + 50)),
    );
    await me.headers();
    t.statements.length = 0;

    const reply = await me.put(`/tierlist/${id}`, { lines }, { ifMatch: 1 });

    expect(reply.status).toBe(200);
    const sent = t.statements;
    expect(sent.filter((statement) => /^(begin|start transaction)/i.test(statement))).toHaveLength(1);
    expect(sent.filter((statement) => /^commit/i.test(statement))).toHaveLength(1);
    expect(sent.length).toBeLessThanOrEqual(14);
    expect(placed((await read(id)).lines)).toEqual(
      lines.map(({ label, images }) => [label, images?.map(({ id_image }) => id_image)]),
    );
  });

  test.each([
    ['the tiers are taken away', 'delete', 'tierlist_line'],
    ['the tiers are written', 'insert', 'tierlist_line'],
    ['the images are written', 'insert', 'tierlist_line_image'],
    ['the version is raised', 'update', 'tierlist'],
  ])('that fails when %s leaves the old one whole', async (_when, event, table) => {
    const id = await create();
    const before = (await me.get(`/tierlist/${id}`)).text;
    await sql`create or replace function fail() returns trigger language plpgsql as
      $$ begin raise exception 'the test says so'; end $$`.execute(t.db);
    const trigger = sql.raw(`fail_${event}_${table}`);
    await sql`create trigger ${trigger} after ${sql.raw(event)} on ${sql.table(table)}
      for each statement execute function fail()`.execute(t.db);

    const reply = await me.put(`/tierlist/${id}`, { name: 'Neuf', lines: [tier('Top', 1, album.images)] });
    const whole = await me.get(`/tierlist/${id}`);
    await sql`drop trigger ${trigger} on ${sql.table(table)}`.execute(t.db);

    expect([reply.status, reply.code]).toEqual([500, 'internal_error']);
    expect(whole.text).toBe(before);
  });
});

describe('the main image', () => {
  test('TL-23: stays while it is shown, and the first that remains replaces it', async () => {
    const [a = 0, b = 0, c = 0] = album.images;
    const id = await create({ id_main_image: b, lines: [tier('S', 1, [a, b, c])] });
    const main = async (images: number[]) => {
      await me.put(`/tierlist/${id}`, { lines: [tier('S', 1, images)] });
      return (await read(id)).id_main_image;
    };

    expect(await main([c, b])).toBe(b);
    expect(await main([c, a])).toBe(c);
  });

  test('is none when nothing is shown any more', async () => {
    const [a = 0] = album.images;
    const id = await create({ id_main_image: a, lines: [tier('S', 1, [a])] });

    await me.put(`/tierlist/${id}`, { lines: [tier('S', 1, [])] });

    expect((await read(id)).id_main_image).toBeNull();
  });

  test('can be chosen alone, among those shown', async () => {
    const [a = 0, b = 0, c = 0] = album.images;
    const id = await create({ lines: [tier('S', 1, [a, b])] });

    const chosen = await me.put(`/tierlist/${id}`, { id_main_image: b });
    const absent = await me.put(`/tierlist/${id}`, { id_main_image: c });

    expect([chosen.status, absent.code]).toEqual([200, 'image_not_in_album']);
    expect((await read(id)).id_main_image).toBe(b);
  });
});

describe('a disabled image', () => {
  test('PR-12: is stored, given back to its author alone, and counted nowhere', async () => {
    const [a = 0, b = 0] = album.images;
    const lines = [
      {
        label: 'S',
        placement: 1,
        images: [
          { id_image: a, placement: 1 },
          { id_image: b, placement: 2, disable: true },
        ],
      },
    ];
    const id = await create({ name: 'Avec une image cachée', lines });

    const mine = (await read(id)).lines[0]?.images;
    const theirs = (await read(id, asVisitor(t))).lines[0]?.images;
    const [card] = (await me.get('/tierlist?search=cachee')).data<{ image_count: number }[]>();

    expect(mine?.map(({ id_image, disable }) => [id_image, disable])).toEqual([
      [a, false],
      [b, true],
    ]);
    expect(theirs?.map(({ id_image }) => id_image)).toEqual([a]);
    expect(card?.image_count).toBe(1);
  });
});

describe('the album behind', () => {
  const make = async () => {
    const source = await createAlbum(t, owner, { images: 5, files: true });
    const builder = await signedIn(t);
    const list = await createTierlist(t, builder.user, source, {
      lines: twoTiers(source.images.slice(0, 3)),
    });
    return { source, builder: builder.client, list };
  };

  test.each([
    ['turned private', (id: number) => me.put(`/album/${id}`, { status: 'private' }), 403],
    ['was deleted', (id: number) => me.delete(`/album/${id}`), 404],
  ])(
    'that %s leaves the list readable and editable with the images it holds',
    async (_what, change, refusal) => {
      const { source, builder, list } = await make();
      const [a = 0, b = 0, c = 0, d = 0] = source.images;
      expect((await change(source.id)).status).toBe(200);

      const shown = await read(list.id, asVisitor(t));
      const saved = await builder.put(`/tierlist/${list.id}`, { lines: [tier('Neuf', 1, [c, b, a])] });
      const added = await builder.put(`/tierlist/${list.id}`, { lines: [tier('Neuf', 1, [d])] });

      expect(shown.album).toBeNull();
      expect(shown.lines[0]?.images[0]?.image.path_image).toMatch(/^\/media\/.*\?e=/);
      const file = await asVisitor(t).get(shown.lines[0]?.images[0]?.image.path_image ?? '');
      expect(file.status).toBe(200);
      expect(saved.status).toBe(200);
      // A deleted album, and a private one of another author, give no new images.
      expect(added).toMatchObject({ status: 400, code: 'image_not_in_album' });
      const again = await builder.post(
        '/tierlist',
        body({ id_album: source.id, lines: [tier('S', 1, [a])] }),
      );
      expect(again.status).toBe(refusal);
    },
  );

  test('keeps nothing of a deleted album that the list did not hold', async () => {
    const { source, builder, list } = await make();
    await me.delete(`/album/${source.id}`);

    const reply = await builder.put(`/tierlist/${list.id}`, {
      lines: [tier('S', 1, [source.images[4] ?? 0])],
    });

    expect([reply.status, reply.code]).toEqual([400, 'image_not_in_album']);
  });

  test('that lost an image leaves it in the list, also through the next saves', async () => {
    const { source, builder, list } = await make();
    const [a = 0, b = 0] = source.images;
    await me.delete(`/image/${a}`);

    const saved = await builder.put(`/tierlist/${list.id}`, { lines: [tier('S', 1, [b, a])] });
    const stranger = await me.post('/tierlist', body({ id_album: source.id, lines: [tier('S', 1, [a])] }));

    expect(saved.status).toBe(200);
    expect(placed((await read(list.id)).lines)).toEqual([['S', [b, a]]]);
    expect(stranger.code).toBe('image_not_in_album');
  });

  test('in quarantine freezes the list: its author reads it without pictures and changes nothing', async () => {
    const { source, builder, list } = await make();
    await t.db.updateTable('album').set({ status: 'quarantined' }).where('id', '=', source.id).execute();

    const mine = await read(list.id, builder);

    expect(mine).toMatchObject({ frozen: true, can: { update: false, delete: false } });
    expect(mine.lines[0]?.images[0]?.image.path_image).toBeNull();
    expect((await builder.put(`/tierlist/${list.id}`, { name: 'x' })).code).toBe('album_quarantined');
    expect((await builder.delete(`/tierlist/${list.id}`)).code).toBe('album_quarantined');
    expect((await asVisitor(t).get(`/tierlist/${list.id}`)).status).toBe(404);
  });
});

test('images stay with their line in whatever order PostgreSQL returns rows, lines of one placement included', async () => {
  const reversed: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => ({ ...result, rows: result.rows.toReversed() }),
  };
  const id = await create();
  const [a = 0, b = 0, c = 0] = album.images;
  const lines = [tier('S', 1, [a]), tier('A', 2, [b]), tier('B', 2, [c])];

  await replaceLines(t.db.withPlugin(reversed), id, lines);

  expect(placed((await read(id)).lines)).toEqual([
    ['S', [a]],
    ['A', [b]],
    ['B', [c]],
  ]);
});

describe('what a save writes', () => {
  const getRows = (id: number) =>
    t.db
      .selectFrom('tierlist_line_image')
      .where('tierlist_id', '=', id)
      .select(['image_id', 'id', sql<string>`xmin::text`.as('writtenBy')])
      .orderBy('image_id')
      .execute();

  test('is what differs: an image that stays where it is keeps its row as it was', async () => {
    const [a = 0, b = 0, c = 0] = album.images;
    const id = await create({ lines: [tier('S', 1, [a, b]), tier('A', 2, [c])] });
    const before = await getRows(id);

    await me.put(`/tierlist/${id}`, { lines: [tier('S', 1, [a]), tier('A', 2, [c, b])] });

    const after = await getRows(id);
    expect(after.map((row) => row.id)).toEqual(before.map((row) => row.id));
    expect(after.filter((row, index) => row.writtenBy !== before[index]?.writtenBy)).toEqual([
      expect.objectContaining({ image_id: b }),
    ]);
  });

  test('gives the same whatever was there before', async () => {
    const rng = createRng(11);
    const id = await create();
    for (let round = 0; round < 40; round++) {
      const images = shuffle(album.images, rng).slice(0, randomInt(rng, album.images.length + 1));
      const tiers = 1 + randomInt(rng, 4);
      const lines = Array.from({ length: tiers }, (_, index) =>
        // Sometimes two lines share a placement: they keep the given order.
        tier(
          `T${randomInt(rng, 9)}`,
          1 + randomInt(rng, 3),
          images.filter((_image, place) => place % tiers === index),
        ),
      );

      await replaceLines(t.db, id, lines);

      const wanted = lines.toSorted((one, other) => one.placement - other.placement);
      expect(placed((await read(id)).lines)).toEqual(
        wanted.map(({ label, images: held }) => [label, held?.map(({ id_image }) => id_image)]),
      );
    }
  });
});
