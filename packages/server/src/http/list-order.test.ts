// The order of every list. The rows are in a different order for each key, so that no sort can pass for another, and pages have one row, so
// that the cursor has to follow the order too.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { asVisitor, createAlbum, createUser, signedIn, type TestUser } from '../testing/factories.ts';

type Row = { name: string; createdHour: number; images: number; seenHour: number | null };

/** Sorted by id. An account without a later sign-in counts as seen at registration. */
const ROWS: readonly Row[] = [
  { name: 'Rang cerise', createdHour: 2, images: 4, seenHour: 6 },
  { name: 'Rang abricot', createdHour: 3, images: 1, seenHour: null },
  { name: 'Rang datte', createdHour: 4, images: 2, seenHour: 4.5 },
  { name: 'Rang banane', createdHour: 1, images: 3, seenHour: 9 },
];
const NEWEST = ['Rang datte', 'Rang abricot', 'Rang cerise', 'Rang banane'];
const OLDEST = NEWEST.toReversed();
const ALPHABETICAL = ['Rang abricot', 'Rang banane', 'Rang cerise', 'Rang datte'];
const LARGEST = ['Rang cerise', 'Rang banane', 'Rang datte', 'Rang abricot'];
const LAST_SEEN = ['Rang banane', 'Rang cerise', 'Rang datte', 'Rang abricot'];

const HOUR_MS = 3_600_000;
const at = (hour: number) => new Date(Date.UTC(2026, 2, 1) + hour * HOUR_MS);

let t: TestApp;
let owner: TestUser;
let me: Client;
let admin: Client;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t, { nametag: 'autrice' }));
  ({ client: admin } = await signedIn(t, { roles: ['admin'] }));
});
afterAll(() => t.close());

async function walk(client: Client, path: string, sort: string, getName = 'name'): Promise<string[]> {
  const names: string[] = [];
  let next = '';
  for (;;) {
    const chosen = sort === 'default' ? '' : `&sort=${sort}`;
    const reply = await client.get(`${path}search=rang&limit=1${chosen}${next}`);
    expect(reply.status).toBe(200);
    names.push(...reply.data<Record<string, string>[]>().map((row) => row[getName] ?? ''));
    if (reply.nextCursor === null) return names;
    next = `&cursor=${reply.nextCursor}`;
  }
}

describe('AD-10: users', () => {
  beforeAll(async () => {
    for (const { name, createdHour, seenHour } of ROWS) {
      const { id } = await createUser(t, { username: name });
      await t.db
        .updateTable('account')
        .set({ created_at: at(createdHour), last_connection: seenHour === null ? null : at(seenHour) })
        .where('id', '=', id)
        .execute();
    }
  });

  test.each([
    ['default', NEWEST],
    ['newest', NEWEST],
    ['oldest', OLDEST],
    ['alphabetical', ALPHABETICAL],
    ['last_connection', LAST_SEEN],
  ])('stand in the order %s', async (sort, expected) => {
    expect(await walk(admin, '/user?', sort, 'username')).toEqual(expected);
  });
});

// Proves AD-10, AL-76, AL-77, SH-46, SH-47, SH-48.
describe('albums', () => {
  beforeAll(async () => {
    for (const { name, createdHour, images } of ROWS)
      await createAlbum(t, owner, { name, createdAt: at(createdHour), images });
  });

  test.each([
    ['default', NEWEST],
    ['newest', NEWEST],
    ['oldest', OLDEST],
    ['alphabetical', ALPHABETICAL],
    ['popular', LARGEST],
  ])('stand in the order %s', async (sort, expected) => {
    expect(await walk(asVisitor(t), '/album?', sort)).toEqual(expected);
    expect(await walk(me, '/album?scope=mine&', sort)).toEqual(expected);
    expect(await walk(admin, '/album?scope=all&', sort)).toEqual(expected);
  });
});

describe.each(['tierlist', 'tournament', 'ranking'] as const)('AD-10: contents of the kind %s', (kind) => {
  beforeAll(async () => {
    const album = await createAlbum(t, owner, { name: 'Sans nom commun' });
    for (const { name, createdHour } of ROWS) {
      const created = await me.post(`/${kind}`, { name, id_album: album.id });
      expect(created.status).toBe(201);
      await sql`update ${sql.table(kind)} set created_at = ${at(createdHour)}
        where id = ${created.data<{ id: number }>().id}`.execute(t.db);
    }
  });

  // Contents have no measure of popularity yet.
  test.each([
    ['default', NEWEST],
    ['newest', NEWEST],
    ['oldest', OLDEST],
    ['alphabetical', ALPHABETICAL],
    ['popular', NEWEST],
  ])('stand in the order %s', async (sort, expected) => {
    expect(await walk(asVisitor(t), `/${kind}?`, sort)).toEqual(expected);
    expect(await walk(me, `/${kind}?scope=mine&`, sort)).toEqual(expected);
    expect(await walk(admin, `/${kind}?scope=all&`, sort)).toEqual(expected);
  });
});
