// An admin removes one image everywhere (docs/decisions/0016).
import { existsSync } from 'node:fs';
import type { ImageUses, Ranking, Tierlist, Tournament } from '@palmares/core/contract/types';
import { PURGE } from '@palmares/core/staff-limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeUnused } from '../../catalog/album/remove-unused.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { measureWrites } from '../../testing/count-writes.ts';
import {
  asVisitor,
  createAlbum,
  createTierlist,
  getImageFolder,
  signedIn,
  type TestAlbum,
  type TestUser,
  tier,
} from '../../testing/factories.ts';
import { waitForLockWaiters } from '../../testing/wait-for-locks.ts';
import { finishRemovals } from '../removal/finish-removals.ts';
import { beginPurge } from './purge.service.ts';
import { purgeNextBatch } from './purge-batches.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let admin: Client;
let album: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t, { username: 'Léa' }));
  admin = (await signedIn(t, { roles: ['admin'] })).client;
});
beforeEach(async () => {
  album = await createAlbum(t, owner, { images: 5, files: true });
});
afterAll(() => t.close());

const imageAt = (index: number): number => album.images[index] ?? 0;
const getBare = (index: number): string => `/media/${album.keys[index]}/full.webp`;
const purge = (id: number) => admin.post(`/image/${id}/purge`);
const getUses = async (id: number) => (await admin.get(`/image/${id}/uses`)).data<ImageUses>();

async function createTournament(scores: readonly number[], client = me): Promise<number> {
  const best = Math.max(...scores);
  const images = scores.map((turn, index) => ({
    id_image: imageAt(index),
    place: 1 + scores.filter((other) => other > turn).length,
    turn,
    lose: index > 0,
  }));
  const body = { name: 'Un tournoi', id_album: album.id, turn: best + 1, winner_id: imageAt(0), images };
  return (await client.post('/tournament', body)).data<{ id: number }>().id;
}

async function createRanking(points: readonly number[]): Promise<number> {
  const images = points.map((value, index) => ({ id_image: imageAt(index), points: value, viewed: 3 }));
  const body = { name: 'Un classement', id_album: album.id, images };
  return (await me.post('/ranking', body)).data<{ id: number }>().id;
}

const readTournament = async (id: number) => (await me.get(`/tournament/${id}`)).data<Tournament>();
const getPlaces = ({ tournamentImage }: Tournament) =>
  tournamentImage
    .toSorted((a, b) => a.place - b.place || a.id_image - b.id_image)
    .map(({ id_image, place, turn, lose }) => [album.images.indexOf(id_image), place, turn, lose]);

describe('before the act', () => {
  test('it is told which contents show the image and whose they are, the newest first, private ones too', async () => {
    const tierlist = await createTierlist(t, owner, album, { name: 'La mienne', private: true });
    const { user: noe, client: asNoe } = await signedIn(t, { username: 'Noé' });
    t.clock.advance(1000);
    const tournament = await createTournament([1, 0, 0], asNoe);

    const uses = await getUses(imageAt(0));

    expect(uses).toMatchObject({
      image: { id: imageAt(0), path_image: getBare(0) },
      album: { id: album.id, name: album.name, deleted: false, image_count: 5, author: { username: 'Léa' } },
      in_album: true,
      contents: [
        { kind: 'tournament', id: tournament, private: false, author: { id: noe.id, username: 'Noé' } },
        { kind: 'tierlist', id: tierlist.id, name: 'La mienne', private: true, author: { username: 'Léa' } },
      ],
      content_count: 2,
      author_count: 2,
    });
  });

  test('an image that nothing uses affects its album alone', async () => {
    expect(await getUses(imageAt(0))).toMatchObject({ contents: [], content_count: 0, author_count: 0 });
  });
});

describe('the image', () => {
  test('leaves its album and every content at once, its addresses dead, and then the disk', async () => {
    const tierlist = await createTierlist(t, owner, album);
    expect((await me.get(getBare(0))).status).toBe(200);

    const reply = await purge(imageAt(0));

    expect(reply.status).toBe(200);
    expect((await me.get(`/album/${album.id}`)).data<{ image_count: number }>().image_count).toBe(4);
    expect((await me.get(`/tierlist/${tierlist.id}`)).text).not.toContain(album.keys[0]);
    expect((await asVisitor(t).get(getBare(0))).status).toBe(404);
    await finishRemovals(t.deps);
    expect(existsSync(getImageFolder(t, album.keys[0] ?? ''))).toBe(false);
    const file = t.db.selectFrom('stored_file').where('key', '=', album.keys[0] ?? '');
    expect(await file.selectAll().execute()).toEqual([]);
  });

  test('goes even when the album then holds fewer than its author could leave, and the author counts its bytes no more', async () => {
    await t.db.updateTable('account').set({ stored_bytes: 10_000 }).where('id', '=', owner.id).execute();
    const { bytes } = await t.db
      .selectFrom('image')
      .where('id', '=', imageAt(0))
      .select('bytes')
      .executeTakeFirstOrThrow();
    for (const index of [0, 1, 2]) await purge(imageAt(index));
    await finishRemovals(t.deps);

    const left = (await me.get(`/album/${album.id}`)).data<{ images: unknown[] }>();
    const account = await t.db
      .selectFrom('account')
      .where('id', '=', owner.id)
      .select('stored_bytes')
      .executeTakeFirst();
    expect(left.images).toHaveLength(2);
    expect(account?.stored_bytes).toBe(10_000 - 3 * bytes);
  });

  test('goes though it had left its album, which keeps its count', async () => {
    const tierlist = await createTierlist(t, owner, album);
    await me.delete(`/image/${imageAt(0)}`);

    expect(await getUses(imageAt(0))).toMatchObject({ in_album: false, content_count: 1 });
    const reply = await purge(imageAt(0));

    expect(reply.status).toBe(200);
    expect((await me.get(`/album/${album.id}`)).data<{ image_count: number }>().image_count).toBe(4);
    expect((await me.get(`/tierlist/${tierlist.id}`)).text).not.toContain(album.keys[0]);
  });

  test('goes though its album was deleted, whose tombstone goes with its last content', async () => {
    const tierlist = await createTierlist(t, owner, album);
    await me.delete(`/album/${album.id}`);

    expect(await getUses(imageAt(0))).toMatchObject({ in_album: false, album: { deleted: true } });
    const reply = await purge(imageAt(0));

    expect(reply.status).toBe(200);
    expect((await me.get(`/tierlist/${tierlist.id}`)).text).not.toContain(album.keys[0]);
    await me.delete(`/tierlist/${tierlist.id}`);
    await finishRemovals(t.deps);
    await removeUnused(t.deps);
    expect(await t.db.selectFrom('album').where('id', '=', album.id).selectAll().execute()).toEqual([]);
  });

  test('takes its flag along', async () => {
    await t.db
      .insertInto('flagged_image')
      .values({ image_id: imageAt(0), scores: JSON.stringify({ Sexy: 0.9 }) })
      .execute();

    await purge(imageAt(0));

    expect((await admin.get('/flagged-image')).text).not.toContain(album.keys[0]);
  });

  test('is purged once: asked for again it is not found', async () => {
    await purge(imageAt(0));

    expect((await purge(imageAt(0))).status).toBe(404);
    expect((await admin.get(`/image/${imageAt(0)}/uses`)).status).toBe(404);
  });

  test('stands in the trail, by its number and that of its album', async () => {
    await purge(imageAt(0));

    const target = `image ${imageAt(0)}, album ${album.id}`;
    const events = await t.db
      .selectFrom('audit_event')
      .where('target', '=', target)
      .select('event')
      .execute();
    expect(events).toEqual([{ event: 'image_purged' }]);
  });
});

describe('a tier list that showed it', () => {
  test('closes the gap in its tier, and the first that remains is the main image', async () => {
    const lines = [tier('S', 1, album.images.slice(0, 3)), tier('A', 2, album.images.slice(3))];
    const { id } = await createTierlist(t, owner, album, { lines, main: imageAt(1) });

    await purge(imageAt(1));

    const read = (await me.get(`/tierlist/${id}`)).data<Tierlist>();
    expect(read.id_main_image).toBe(imageAt(0));
    expect(read.lines.map((line) => line.images.map((image) => [image.id_image, image.placement]))).toEqual([
      [
        [imageAt(0), 1],
        [imageAt(2), 2],
      ],
      [
        [imageAt(3), 1],
        [imageAt(4), 2],
      ],
    ]);
  });

  test('that had nothing else stays, empty and without a main image', async () => {
    const lines = [tier('S', 1, [imageAt(0)])];
    const { id } = await createTierlist(t, owner, album, { lines, main: imageAt(0) });

    await purge(imageAt(0));

    const read = (await me.get(`/tierlist/${id}`)).data<Tierlist>();
    expect(read).toMatchObject({ id_main_image: null, lines: [{ label: 'S', images: [] }] });
  });
});

describe('a tournament that it took part in', () => {
  test('that it lost: those behind move up', async () => {
    const id = await createTournament([2, 1, 0, 0, 0]);

    await purge(imageAt(1));

    const read = await readTournament(id);
    expect(read).toMatchObject({ turn: 3, winner_id: imageAt(0) });
    expect(getPlaces(read)).toEqual([
      [0, 1, 2, false],
      [2, 2, 0, true],
      [3, 2, 0, true],
      [4, 2, 0, true],
    ]);
  });

  test('that it won: the finalist is the one champion, and those behind move up', async () => {
    const id = await createTournament([2, 1, 0, 0, 0]);

    await purge(imageAt(0));

    const read = await readTournament(id);
    expect(read).toMatchObject({ turn: 3, winner_id: imageAt(1) });
    expect(getPlaces(read)).toEqual([
      [1, 1, 2, false],
      [2, 2, 0, true],
      [3, 2, 0, true],
      [4, 2, 0, true],
    ]);
  });

  test('that it won in a final of three: the first of the two others is champion, the second keeps its place', async () => {
    const id = await createTournament([1, 0, 0]);

    await purge(imageAt(0));

    const read = await readTournament(id);
    expect(read.winner_id).toBe(imageAt(1));
    expect(getPlaces(read)).toEqual([
      [1, 1, 1, false],
      [2, 2, 0, true],
    ]);
  });

  test('keeps the duels of the others: what it won is told no more, nor that it lost', async () => {
    const [first, second, third, fourth, fifth] = [0, 1, 2, 3, 4].map(imageAt);
    const id = await createTournament([2, 1, 0, 0, 0]);
    const duels = [
      { winner_id: second, loser_ids: [fifth] },
      { winner_id: first, loser_ids: [third, fourth] },
      { winner_id: first, loser_ids: [second] },
    ];
    await me.put(`/tournament/${id}`, { duels });
    const other = await createTournament([1, 0]);
    await me.put(`/tournament/${other}`, { duels: [{ winner_id: first, loser_ids: [second] }] });

    await purge(fourth ?? 0);
    expect((await readTournament(id)).duels).toEqual([
      duels[0],
      { winner_id: first, loser_ids: [third] },
      duels[2],
    ]);

    await purge(second ?? 0);
    expect((await readTournament(id)).duels).toEqual([{ winner_id: first, loser_ids: [third] }]);
    expect((await readTournament(other)).duels).toEqual([]);
  });

  test('that it won: the new champion is beaten in no duel, and what is told can be saved again', async () => {
    const [first, second, third, fourth] = [0, 1, 2, 3].map(imageAt);
    const id = await createTournament([2, 1, 0, 0]);
    const duels = [
      { winner_id: first, loser_ids: [third] },
      { winner_id: second, loser_ids: [fourth] },
      { winner_id: first, loser_ids: [second] },
    ];
    await me.put(`/tournament/${id}`, { duels });

    await purge(first ?? 0);

    const read = await readTournament(id);
    expect([read.winner_id, read.duels]).toEqual([second, [duels[1]]]);
    const images = read.tournamentImage.map(({ id_image, place, turn, lose }) => ({
      id_image,
      place,
      turn,
      lose,
    }));
    const again = await me.put(`/tournament/${id}`, {
      turn: read.turn,
      winner_id: second,
      images,
      duels: read.duels,
    });
    expect(again.status).toBe(200);
  });

  test('that it played alone: no winner remains', async () => {
    const id = await createTournament([0]);

    await purge(imageAt(0));

    expect(await readTournament(id)).toMatchObject({ winner_id: null, tournamentImage: [] });
  });
});

describe('a ranking that held it', () => {
  const getPoints = async (id: number) =>
    new Map(
      (await me.get(`/ranking/${id}`))
        .data<Ranking>()
        .rankingImage.map((row) => [album.images.indexOf(row.id_image), row.points]),
    );

  test('with a rank in the middle: the ranks behind close the gap, points of the others stay', async () => {
    const id = await createRanking([-1, -2, -3, -4, 2]);

    await purge(imageAt(1));

    expect(await getPoints(id)).toEqual(
      new Map([
        [0, -1],
        [2, -2],
        [3, -3],
        [4, 2],
      ]),
    );
  });

  test('without a rank yet: no rank changes', async () => {
    const id = await createRanking([-1, -2, 3]);

    await purge(imageAt(2));

    expect(await getPoints(id)).toEqual(
      new Map([
        [0, -1],
        [1, -2],
      ]),
    );
  });
});

describe('whoever has a content open that showed it', () => {
  test('gets a conflict instead of writing it back, of each kind; other contents keep their version', async () => {
    const tierlist = await createTierlist(t, owner, album);
    const other = await createTierlist(t, owner, album, { lines: [tier('S', 1, [imageAt(1)])] });
    const tournament = await createTournament([1, 0, 0]);
    const ranking = await createRanking([-1, 0, 0]);

    await purge(imageAt(0));

    const save = (path: string) => me.put(path, { name: 'Un nouveau nom' }, { ifMatch: 1 });
    expect((await save(`/tierlist/${tierlist.id}`)).status).toBe(412);
    expect((await save(`/tournament/${tournament}`)).status).toBe(412);
    expect((await save(`/ranking/${ranking}`)).status).toBe(412);
    expect((await save(`/tierlist/${other.id}`)).status).toBe(200);
  });

  test('cannot bring it back by overwriting', async () => {
    const ranking = await createRanking([-1, -2, 0]);
    await purge(imageAt(0));

    const images = [{ id_image: imageAt(0), points: -1, viewed: 1 }];
    const reply = await me.put(`/ranking/${ranking}`, { images });

    expect(reply.code).toBe('image_not_in_album');
  });

  test('and is just taking it in: the purge waits for that save, and takes it out again', async () => {
    const { id } = await createTierlist(t, owner, album, { lines: [{ label: 'S', placement: 1 }] });
    const [line] = await t.db
      .selectFrom('tierlist_line')
      .where('tierlist_id', '=', id)
      .select('id')
      .execute();
    let purged: ReturnType<typeof purge> | undefined;
    // Simulates a save in progress: it has checked the image and written its place, and is not committed yet.
    await t.db.transaction().execute(async (trx) => {
      await sql`select 1 from image where id = ${imageAt(0)} for key share`.execute(trx);
      await trx
        .insertInto('tierlist_line_image')
        .values({ tierlist_id: id, line_id: line?.id ?? 0, image_id: imageAt(0), placement: 1 })
        .execute();
      purged = purge(imageAt(0));
      await waitForLockWaiters(t, 1);
    });

    expect((await purged)?.status).toBe(200);
    const read = await me.get(`/tierlist/${id}`);
    expect(read.text).not.toContain(album.keys[0]);
    expect(read.data<Tierlist>().version).toBe(2);
  });

  test('and saves while it is purged: either the save comes first or it is refused, the image is gone in both', async () => {
    const ids = await Promise.all([0, 1, 2, 3].map(() => createRanking([-1, -2, 0])));
    const images = [1, 0].map((index, rank) => ({ id_image: imageAt(index), points: -1 - rank, viewed: 1 }));

    const [purged, ...saved] = await Promise.all([
      purge(imageAt(0)),
      ...ids.map((id) => me.put(`/ranking/${id}`, { images })),
    ]);

    expect(purged?.status).toBe(200);
    for (const { status, code } of saved)
      expect(['200 undefined', '400 image_not_in_album']).toContain(`${status} ${code}`);
    for (const id of ids) expect((await me.get(`/ranking/${id}`)).text).not.toContain(album.keys[0]);
  });
});

describe('an image with two thousand uses', () => {
  const USES = 2_000;

  /** Tier lists of the owner: the image in the first place of a tier, and two others behind it. */
  async function addUses(count: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      with made as (
        insert into tierlist (account_id, album_id, name, search_text, id_main_image)
        select ${owner.id}, ${album.id}, 'En nombre', 'en nombre', ${imageAt(0)} from generate_series(1, ${count}::integer)
        returning id
      ), line as (
        insert into tierlist_line (tierlist_id, label, placement, color)
        select id, 'S', 1, 'FF7F7F' from made returning id, tierlist_id
      ), placed as (
        insert into tierlist_line_image (line_id, tierlist_id, image_id, placement)
        select line.id, line.tierlist_id, image.id, image.place
        from line, unnest(${album.images.slice(0, 3)}::bigint[]) with ordinality as image (id, place)
      )
      select id from made order by id`.execute(t.db);
    await t.db.updateTable('album').set({ uses: count }).where('id', '=', album.id).execute();
    return rows.map(({ id }) => id);
  }

  const begin = (deps: Deps) =>
    inTransaction(deps.db, (trx) =>
      beginPurge(trx, { id: imageAt(0), albumId: album.id, now: t.clock.now() }),
    );

  test('is hidden by as many statements and rows as one with none', async () => {
    const none = await measureWrites(t, begin);
    album = await createAlbum(t, owner, { images: 5 });
    await addUses(USES);

    const many = await measureWrites(t, begin);

    // The album marks its palmarès once it has uses.
    expect([many.statements, many.rows]).toEqual([none.statements, none.rows + 1]);
  });

  test('is shown to nobody at once, and taken out once of each content', async () => {
    await finishRemovals(t.deps);
    const ids = await addUses(USES);
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    const uses = await getUses(imageAt(0));
    expect(uses).toMatchObject({ content_count: USES, author_count: 1 });
    expect(uses.contents).toHaveLength(PURGE.usesShown);

    await purge(imageAt(0));

    // No batch has run. Lists, a read, and saves of editors that were open.
    const visitor = asVisitor(t);
    expect((await visitor.get(`/tierlist?album=${album.id}`)).text).not.toContain(album.keys[0]);
    const read = (await visitor.get(`/tierlist/${first}`)).data<Tierlist>();
    expect(read).toMatchObject({ version: 2, id_main_image: imageAt(1) });
    expect(read.lines[0]?.images.map(({ id_image, placement }) => [id_image, placement])).toEqual([
      [imageAt(1), 1],
      [imageAt(2), 2],
    ]);
    const lines = [tier('S', 1, album.images.slice(0, 3))];
    const late = await me.put(`/tierlist/${second}`, { lines }, { ifMatch: 1 });
    expect([late.status, late.code]).toEqual([412, 'version_conflict']);
    expect((await me.put(`/tierlist/${third}`, { lines })).code).toBe('image_not_in_album');
    const renamed = await me.put(`/tierlist/${fourth}`, { name: 'Autre' }, { ifMatch: 2 });
    expect(renamed.data()).toMatchObject({ version: 3 });
    expect((await admin.get('/removal')).data()).toMatchObject({
      images: [{ id: imageAt(0), id_album: album.id, left: USES - 2 }],
    });

    await finishRemovals(t.deps);

    const rows = await t.db.selectFrom('tierlist').where('id', 'in', ids).select(['id', 'version']).execute();
    expect(rows.filter(({ id, version }) => version !== (id === fourth ? 3 : 2))).toEqual([]);
    const places = await sql<{ places: string; n: number }>`
      select places, count(*)::integer as n from (
        select string_agg(image_id || '@' || placement, ' ' order by placement) as places
        from tierlist_line_image where tierlist_id = any(${ids}::bigint[]) group by tierlist_id) content
      group by places`.execute(t.db);
    expect(places.rows).toEqual([{ places: `${imageAt(1)}@1 ${imageAt(2)}@2`, n: USES }]);
    expect(await t.db.selectFrom('image').where('id', '=', imageAt(0)).select('id').execute()).toEqual([]);
    expect(existsSync(getImageFolder(t, album.keys[0] ?? ''))).toBe(false);
    expect((await admin.get('/removal')).data()).toEqual({ accounts: [], images: [] });
  }, 60_000);

  test('is taken out in batches of a bounded number of rows', async () => {
    await addUses(400);
    await measureWrites(t, begin);

    const rows: number[] = [];
    for (let state = 'more'; state === 'more'; ) {
      const batch = await measureWrites(t, (deps) => purgeNextBatch(deps, imageAt(0)));
      rows.push(batch.rows);
      state = batch.result;
    }

    expect(rows.length).toBeGreaterThan(4);
    // For each content: two versions, three images, and the mark of the palmarès.
    expect(Math.max(...rows)).toBeLessThan(700);
  });
});
