// Parts of a tier list outside a whole save: each call's permissions, the order of its checks, and what it leaves unchanged.
import type { TierlistLine } from '@palmares/core/contract/types';
import { sql } from 'kysely';
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
import { waitForLockWaiters } from '../../testing/wait-for-locks.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
let stranger: Client;
let album: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
  stranger = (await signedIn(t)).client;
  album = await createAlbum(t, owner, { images: 4 });
});
afterAll(() => t.close());

const make = (tiers = 1): Promise<TestTierlist> =>
  createTierlist(t, owner, album, {
    lines: Array.from({ length: tiers }, (_, index) =>
      tier(`T${index + 1}`, index + 1, index === 0 ? album.images.slice(0, 2) : []),
    ),
  });
const getVersion = async (id: number) =>
  (await me.get(`/tierlist/${id}`)).data<{ version: number }>().version;

const PARTS: readonly [string, (list: TestTierlist) => string][] = [
  ['line', (list) => `/tierlist/line/${list.lines[0]}`],
  ['image of a line', (list) => `/tierlist/line/image/${list.lineImages[0]}`],
];

describe.each(PARTS)('a %s', (_name, pathOf) => {
  test('of somebody else is refused before a word of the body is read', async () => {
    const list = await make();

    expect((await stranger.put(pathOf(list), { placement: 'haut' })).status).toBe(403);
  });

  test('is asked for by a body that can be read before its version is looked at', async () => {
    const list = await make();

    const faulty = await me.put(pathOf(list), { placement: 'haut' }, { ifMatch: 7 });
    const stale = await me.put(pathOf(list), { placement: 3 }, { ifMatch: 7 });

    expect([faulty.status, stale.status]).toEqual([400, 412]);
  });

  test('that changes is a change of the whole', async () => {
    const list = await make();

    await me.put(pathOf(list), { placement: 3 }, { ifMatch: 1 });

    expect(await getVersion(list.id)).toBe(2);
  });

  test('that a whole save replaced in the meantime is not found', async () => {
    const list = await make();
    let reply: Promise<Reply> | undefined;
    // Simulates a save in progress: it has locked the tier list and replaced its lines.
    await t.db.transaction().execute(async (trx) => {
      await sql`select 1 from tierlist where id = ${list.id} for update`.execute(trx);
      await trx.deleteFrom('tierlist_line').where('tierlist_id', '=', list.id).execute();
      reply = me.put(pathOf(list), { placement: 3 });
      await waitForLockWaiters(t, 1);
    });

    expect((await reply)?.status).toBe(404);
    expect(await getVersion(list.id)).toBe(1);
  });
});

test('the pool takes a colour and a place among fifteen tiers: it becomes none', async () => {
  const list = await make(15);
  const pool = { label: 'Non classé', placement: 0, color: 'CCCCCC', id_tierlist: list.id };
  const { id } = (await me.post('/tierlist/line', pool)).data<{ id: number }>();

  const reply = await me.put(`/tierlist/line/${id}`, { color: '00ff00', placement: 16 });

  expect(reply.status).toBe(200);
  const lines = (await me.get(`/tierlist/${list.id}/line`)).data<TierlistLine[]>();
  expect(lines.find((line) => line.id === id)).toMatchObject({ label: 'Non classé', color: '00ff00' });
});

describe('the main image of a new tier list', () => {
  const body = (id_main_image: number, lines?: readonly object[]) => ({
    name: 'Avec une couverture',
    id_album: album.id,
    id_main_image,
    ...(lines === undefined ? {} : { lines }),
  });
  const [first, second] = [0, 1];
  const lineWith = (disable: boolean) => {
    const image = { id_image: album.images[first], placement: 1, disable };
    const other = { id_image: album.images[second], placement: 2 };
    return [{ label: 'S', placement: 1, color: 'ff7f7f', images: [image, other] }];
  };
  const create = (input: object) => me.post('/tierlist', input);

  test('may be one that is shown, said or not, and none that is hidden', async () => {
    const main = album.images[first] ?? 0;

    const shown = await create(body(main, lineWith(false)));
    const hidden = await create(body(main, lineWith(true)));
    const unsaid = await create(body(album.images[second] ?? 0, lineWith(true)));

    expect([shown.status, hidden.status, hidden.code, unsaid.status]).toEqual([
      201,
      400,
      'image_not_in_album',
      201,
    ]);
  });

  test('is one of its album where the lines come later, one by one', async () => {
    const foreign = await createAlbum(t, owner, { images: 1 });

    const own = await create(body(album.images[first] ?? 0));
    const other = await create(body(foreign.images[first] ?? 0));

    expect([own.status, other.status, other.code]).toEqual([201, 400, 'image_not_in_album']);
  });
});
