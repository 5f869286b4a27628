// Deletions of accounts in two steps (docs/decisions/0097): after the reply nobody sees anything of it, then batches remove rows and files.
// The application of the tests runs no background: it stays between the two steps until a test calls finishRemovals.
import { existsSync } from 'node:fs';
import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { PAGES } from '@palmares/core/contract/pages';
import { toSearchText } from '@palmares/core/text/search-text';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { areCurrent as areAlbumsCurrent, listAlbums } from '../../catalog/album/album-list.repository.ts';
import { areCurrent, listContents } from '../../content/shared/content-list.repository.ts';
import { CARD } from '../../content/tierlist/tierlist.repository.ts';
import { listWrongCounters } from '../../data-check/data-check.repository.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { measureWrites } from '../../testing/count-writes.ts';
import {
  as,
  asVisitor,
  createAlbum,
  createTierlist,
  createUser,
  getImageFolder,
  signedIn,
  type TestAlbum,
  type TestUser,
  tier,
} from '../../testing/factories.ts';
import { SAMPLE_RESULTS } from '../../testing/sample-results.ts';
import { createWebFolder } from '../../testing/web-folder.ts';
import { eraseAccount } from '../account-data/erase-account.ts';
import { eraseNextBatch, listUnfinished } from '../account-data/erase-batches.ts';
import { createRemovalQueues, finishRemovals } from './finish-removals.ts';

let t: TestApp;
let there: TestApp;
let web: Awaited<ReturnType<typeof createWebFolder>>;
let admin: Client;
let fan: { user: TestUser; client: Client };

beforeAll(async () => {
  web = await createWebFolder();
  const replaced = { webFolder: web.folder };
  t = await createTestApp({ replaced });
  there = await createTestApp({ beside: t, replaced });
  admin = (await signedIn(t, { roles: ['admin'] })).client;
  fan = await signedIn(t);
});
afterAll(async () => {
  await there.close();
  await t.close();
  await web.remove();
});

let lea: TestUser;
/** In every name of what the leaving person made. */
let secret: string;
/** Of the person who leaves; the first image is shown by a tier list of somebody else. */
let own: TestAlbum;
let hidden: TestAlbum;
let theirs: TestAlbum;
let contents: Record<ContentKind, number>;
let shownElsewhere: number;

beforeEach(async () => {
  lea = await createUser(t);
  secret = `Chimère ${lea.nametag}.`;
  const me = await as(t, lea);
  own = await createAlbum(t, lea, { name: `${secret} ouverte`, images: 4, files: true, categories: [1] });
  hidden = await createAlbum(t, lea, { name: `${secret} fermée`, status: 'private', files: true });
  theirs = await createAlbum(t, fan.user);
  const ids: [ContentKind, number][] = [];
  for (const kind of CONTENT_KINDS) {
    const body = { name: `${secret} ${kind}`, id_album: theirs.id, ...SAMPLE_RESULTS[kind](theirs.images) };
    ids.push([kind, (await me.post(`/${kind}`, body)).data<{ id: number }>().id]);
  }
  contents = Object.fromEntries(ids) as typeof contents;
  const lines = [tier('S', 1, own.images.slice(0, 1))];
  shownElsewhere = (await createTierlist(t, fan.user, own, { lines })).id;
});

const leave = () => eraseAccount(t.deps, lea.id, async () => undefined);

/** Number of rows of the leaving person: contents and albums. */
async function countOwned(): Promise<number> {
  const owned = [...CONTENT_KINDS, 'album'].map(
    (table) => sql`select 1 from ${sql.table(table)} where account_id = ${lea.id}`,
  );
  return (await sql`${sql.join(owned, sql` union all `)}`.execute(t.db)).rows.length;
}

const isErasing = async (): Promise<boolean> => (await listUnfinished(t.db, 100)).includes(lea.id);

const LISTS = new Set(['/album', ...CONTENT_KINDS.map((kind) => `/${kind}`)]);

/** Addresses of the API that are read with GET, with every id that could be meant, and the lists with their filters. */
function getCalls(): string[] {
  const ids = [own.id, hidden.id, ...Object.values(contents), own.images[1], hidden.images[0]];
  const filters = [
    '',
    '?scope=all',
    `?author=${lea.nametag}`,
    `?search=${encodeURIComponent(secret)}&scope=all`,
    `?album=${theirs.id}`,
    '?category=Films&sort=popular',
  ];
  const paths = t.app.describedRoutes
    .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.path !== '/me/export')
    .map(({ endpoint }) => endpoint.path);
  return [
    `/author?nametag=${lea.nametag}`,
    ...paths.flatMap((path) => {
      if (path.includes(':id')) return ids.map((id) => path.replace(':id', String(id)));
      return LISTS.has(path) ? filters.map((filter) => path + filter) : [path];
    }),
  ];
}

function getPages(): string[] {
  const kinds = ['album', ...CONTENT_KINDS] as const;
  return [
    '/',
    ...kinds.flatMap((kind) => {
      const id = kind === 'album' ? own.id : contents[kind];
      const page = PAGES[kind].replace(':id', String(id));
      return [page, `/embed${page}`, `/preview/${kind}/${id}/x.jpg`, `/sitemap/${kind}-1.xml`];
    }),
    '/sitemap/account-1.xml',
    `/@${lea.nametag}`,
  ];
}

/** Addresses whose replies to the reader hold something of the leaving person. */
async function findTraces(reader: Client, site: TestApp): Promise<string[]> {
  const secrets = [secret, lea.username, ...own.keys.slice(1), ...hidden.keys];
  const traces: string[] = [];
  // An image that others show stays in an album that administrators may name.
  const kept = `/image/${own.images[0]}/uses`;
  for (const path of getCalls().filter((each) => each !== kept)) {
    const { text } = await reader.get(path);
    if (secrets.some((each) => text.includes(each))) traces.push(path);
  }
  for (const url of getPages()) {
    const { body } = await site.app.inject({ url });
    if (secrets.some((each) => body.includes(each))) traces.push(url);
  }
  return traces;
}

test('after the reply nobody sees anything of it, at any server, although its rows are still there', async () => {
  const readers: Record<string, Client> = {
    visitor: asVisitor(t),
    modo: (await signedIn(t, { roles: ['modo'] })).client,
    admin,
  };
  for (const reader of [asVisitor(t), admin])
    expect((await findTraces(reader, t)).length).toBeGreaterThan(15);
  const bare = `/media/${own.keys[1]}/full.webp`;
  const files = [bare, await readSigned()];
  for (const file of files) expect((await t.app.inject(file)).statusCode).toBe(200);
  for (const file of files) expect((await there.app.inject(file)).statusCode).toBe(200);

  await leave();

  expect(await countOwned()).toBe(CONTENT_KINDS.length + 2);
  for (const site of [t, there])
    for (const file of files) expect((await site.app.inject(file)).statusCode, file).toBe(404);
  for (const [name, reader] of Object.entries(readers))
    expect(await findTraces(reader, there), name).toEqual([]);
  // As after every deletion: the address of what was public is gone, and what others made stays.
  for (const kind of CONTENT_KINDS)
    expect((await t.app.inject(PAGES[kind].replace(':id', String(contents[kind])))).statusCode).toBe(410);
  expect((await asVisitor(t).get(`/tierlist/${shownElsewhere}`)).data()).toMatchObject({ album: null });

  await finishRemovals(t.deps);
  expect(await findTraces(admin, there)).toEqual([]);
}, 120_000);

/** The address that the owner gets for an image of the private album. */
async function readSigned(): Promise<string> {
  const reply = await (await as(t, lea)).get(`/album/${hidden.id}`);
  const signed = reply.data<{ images: { path_image: string }[] }>().images[0]?.path_image ?? '';
  expect(signed).toContain('&s=');
  return signed;
}

test('a list that a replica returned before is outdated at once', async () => {
  const listing = { scope: { kind: 'public' }, sort: 'newest', size: 20, cursor: null, search: '' } as const;
  const filters = { category: undefined, author: undefined };
  const albums = await listAlbums(t.db, { ...listing, ...filters });
  const rows = await listContents(
    t.db,
    'tierlist',
    { ...listing, ...filters, albumId: undefined, readable: { publicAnd: null } },
    CARD,
  );
  expect([await areAlbumsCurrent(t.db, albums), await areCurrent(t.db, 'tierlist', rows)]).toEqual([
    true,
    true,
  ]);

  await leave();

  expect([await areAlbumsCurrent(t.db, albums), await areCurrent(t.db, 'tierlist', rows)]).toEqual([
    false,
    false,
  ]);
  // What remains includes an album with contents of the person who left.
  const left = await listAlbums(t.db, { ...listing, ...filters });
  expect(left.map(({ id }) => id)).toContain(theirs.id);
  expect(await areAlbumsCurrent(t.db, left)).toBe(true);
});

/** The content that shows an image of the leaving person. A signature changes every ten minutes, hence perhaps during a test. */
const readKept = async () =>
  (await asVisitor(t).get(`/tierlist/${shownElsewhere}`)).text.replaceAll(/\?e=[^"]*/g, '');

test('nothing is left at the end: rows, files, uses; what others show stays', async () => {
  const readUses = async () => (await asVisitor(t).get(`/album/${theirs.id}`)).data<{ uses: number }>().uses;
  expect(await readUses()).toBe(CONTENT_KINDS.length);
  await leave();
  const kept = await readKept();

  await Promise.all([finishRemovals(t.deps), finishRemovals(there.deps)]);

  expect(await isErasing()).toBe(false);
  expect(await readUses()).toBe(0);
  const [album] = await t.db.selectFrom('album').where('account_id', '=', lea.id).selectAll().execute();
  // The tombstone of the image that somebody else shows.
  expect(album).toMatchObject({ id: own.id, image_count: 0, deleted_at: expect.any(Date) });
  expect([...own.keys, ...hidden.keys].map((key) => existsSync(getImageFolder(t, key)))).toEqual([
    true,
    ...Array.from({ length: 6 }, () => false),
  ]);
  expect(await readKept()).toBe(kept);
  const mine = new Set([own.id, hidden.id, theirs.id, lea.id]);
  for (const counter of ['image_count', 'uses'] as const) {
    const wrong = await listWrongCounters(t.db, counter, 0, 100);
    expect(wrong.filter(({ id }) => mine.has(id))).toEqual([]);
  }
});

/** Adds tier lists of the person on an album of somebody else, each with its images. */
async function addTierlists(author: TestUser, album: TestAlbum, count: number): Promise<void> {
  const name = `${secret} en nombre`;
  await sql`
    with made as (
      insert into tierlist (account_id, album_id, name, search_text)
      select ${author.id}, ${album.id}, ${name}, ${toSearchText(name)} from generate_series(1, ${count}::integer)
      returning id
    ), line as (
      insert into tierlist_line (tierlist_id, label, placement, color)
      select id, 'S', 1, 'FF7F7F' from made returning id, tierlist_id
    )
    insert into tierlist_line_image (line_id, tierlist_id, image_id, placement)
    select line.id, line.tierlist_id, image.id, image.place
    from line, unnest(${album.images}::bigint[]) with ordinality as image (id, place)`.execute(t.db);
  await t.db
    .updateTable('album')
    .set((eb) => ({ uses: eb('uses', '+', count) }))
    .where('id', '=', album.id)
    .execute();
}

describe('an account with hundreds of contents', () => {
  test('is deleted by as many statements and rows as one with five', async () => {
    const measured: { rows: number; statements: number }[] = [];
    for (const count of [5, 500]) {
      const user = await createUser(t);
      await addTierlists(user, theirs, count);
      const { rows, statements } = await measureWrites(t, (deps) =>
        eraseAccount(deps, user.id, async () => undefined),
      );
      measured.push({ rows, statements });
    }

    expect(measured[1]).toEqual(measured[0]);
    expect(measured[0]?.rows).toBeLessThan(10);
  });

  test('is removed in batches of a bounded number of rows', async () => {
    const wide = await createAlbum(t, fan.user, { images: 20 });
    await addTierlists(lea, wide, 100);
    await leave();

    const rows: number[] = [];
    for (let state = 'more'; state === 'more'; ) {
      const batch = await measureWrites(t, (deps) => eraseNextBatch(deps, lea.id));
      rows.push(batch.rows);
      state = batch.result;
    }

    expect(rows.length).toBeGreaterThan(5);
    // 500 rows of contents and images, their lines, and what triggers write for each content.
    expect(Math.max(...rows)).toBeLessThan(700);
    expect(await isErasing()).toBe(false);
  });
});

test('a batch that fails leaves nothing of its own, and the next round goes on', async () => {
  await addTierlists(lea, theirs, 60);
  await leave();
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(t.db);
  await sql`create trigger refuse before delete on image for each row execute function refuse()`.execute(
    t.db,
  );

  await expect(finishRemovals(t.deps)).rejects.toThrow('no');
  await sql`drop trigger refuse on image`.execute(t.db);
  await sql`drop function refuse`.execute(t.db);

  const live = t.db.selectFrom('image').where('album_id', '=', own.id).where('removed_at', 'is', null);
  expect(await live.select('id').execute()).toHaveLength(4);
  expect(await findTraces(admin, t)).toEqual([]);
  await finishRemovals(t.deps);
  expect(await isErasing()).toBe(false);
  expect((await asVisitor(t).get(`/album/${theirs.id}`)).data()).toMatchObject({ uses: 0 });
}, 60_000);

describe('what is written for a deleted account afterwards', () => {
  const findAlbum = async (id: number) => (await admin.get(`/album/${id}`)).status;

  test('is never shown, and goes too', async () => {
    await leave();
    await finishRemovals(t.deps);
    expect(await isErasing()).toBe(false);

    const late = await createAlbum(t, lea, { name: `${secret} tardive` });
    const list = await createTierlist(t, lea, theirs, { name: `${secret} tardive` });

    expect(await isErasing()).toBe(true);
    expect([await findAlbum(late.id), (await admin.get(`/tierlist/${list.id}`)).status]).toEqual([404, 404]);
    await finishRemovals(t.deps);
    expect((await t.db.selectFrom('tierlist').where('id', '=', list.id).select('id').execute()).length).toBe(
      0,
    );
  });

  test('an album that leaves quarantine goes as well', async () => {
    const held = await createAlbum(t, lea, { status: 'quarantined' });
    await leave();
    await finishRemovals(t.deps);
    expect(await findAlbum(held.id)).toBe(200);

    await admin.put(`/album/${held.id}`, { status: 'public' });

    expect(await findAlbum(held.id)).toBe(404);
    await finishRemovals(t.deps);
    expect(await t.db.selectFrom('album').where('id', '=', held.id).select('id').execute()).toEqual([]);
  });

  test('a write that has not ended yet is waited for by the last batch', async () => {
    await leave();
    let finishing: Promise<void> | undefined;
    await t.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('album')
        .values({ account_id: lea.id, name: secret, search_text: 'x', image_count: 0 })
        .execute();
      finishing = finishRemovals(there.deps);
      await expect
        .poll(
          async () =>
            (await t.db.selectFrom('tierlist').where('account_id', '=', lea.id).select('id').execute())
              .length,
        )
        .toBe(0);
    });

    await finishing;

    expect(await isErasing()).toBe(false);
    const left = t.db.selectFrom('album').where('account_id', '=', lea.id).where('name', '=', secret);
    expect(await left.select('id').execute()).toEqual([]);
  });
});

test('no batch touches an account that is not deleted', async () => {
  await expect(eraseNextBatch(t.deps, lea.id)).rejects.toThrow('is not deleted');
  expect(await countOwned()).toBe(CONTENT_KINDS.length + 2);
});

test('administrators see what is left', async () => {
  await leave();
  const left = (await admin.get('/removal')).data<{ accounts: { id: number; left: number }[] }>();
  const row = left.accounts.find(({ id }) => id === lea.id);
  // Three contents, and the images of two albums.
  expect(row).toEqual({ id: lea.id, begunAt: expect.any(String), left: 3 + 4 + 3 });

  await finishRemovals(t.deps);

  expect((await admin.get('/removal')).data()).toEqual({ accounts: [], images: [] });
});

test('a deletion is due as a job until nothing is left', async () => {
  await addTierlists(lea, theirs, 30);
  await leave();
  const erasures = createRemovalQueues(t.deps).find(({ name }) => name === 'erasures');
  expect(await erasures?.listDue?.(10)).toContain(lea.id);

  await erasures?.run(String(lea.id), new AbortController().signal);

  expect(await isErasing()).toBe(false);
  expect(await erasures?.listDue?.(10)).not.toContain(lea.id);
});

test('a stop ends between two batches, and another server goes on', async () => {
  await addTierlists(lea, theirs, 300);
  await leave();
  const stopping = new AbortController();
  let batches = 0;
  const clock = () => {
    batches += 1;
    if (batches === 2) stopping.abort();
    return t.clock.now();
  };

  await finishRemovals({ ...t.deps, clock }, stopping.signal);

  expect(batches).toBe(2);
  expect(await isErasing()).toBe(true);
  await finishRemovals(there.deps);
  expect(await countOwned()).toBe(1);
});
