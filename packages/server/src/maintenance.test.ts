import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { removeUnused } from './catalog/album/remove-unused.ts';
import { insertMail } from './mail/outbox.repository.ts';
import { runMaintenance } from './maintenance.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import type { Client } from './testing/client.ts';
import {
  asVisitor,
  createAlbum,
  createTierlist,
  createToken,
  signedIn,
  type TestUser,
  tier,
} from './testing/factories.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let t: TestApp;
let user: TestUser;
let me: Client;
beforeEach(async () => {
  t = await createTestApp();
  ({ user, client: me } = await signedIn(t));
});
afterEach(() => t.close());

const albumIds = async () => (await t.db.selectFrom('album').select('id').execute()).map(({ id }) => id);
const keys = async () =>
  (await t.db.selectFrom('stored_file').select('key').execute()).map(({ key }) => key).toSorted();

describe('files', () => {
  const KEY = 'ab'.repeat(16);
  const abandon = async (state: 'pending' | 'deleting') => {
    await t.deps.images.put(KEY, 'full', Buffer.from('half an upload'));
    await t.db.insertInto('stored_file').values({ key: KEY, state, changed_at: t.clock.now() }).execute();
  };

  test.each(['pending', 'deleting'] as const)(
    'PR-20: that stayed %s for over an hour go, row and bytes',
    async (state) => {
      await abandon(state);
      t.clock.advance(HOUR + 60_000);

      await runMaintenance(t.deps);

      expect(await keys()).toEqual([]);
      expect(await t.deps.images.open(KEY, 'full')).toBeNull();
    },
  );

  test('of an upload under way stay', async () => {
    await abandon('pending');
    t.clock.advance(HOUR - 60_000);

    await runMaintenance(t.deps);

    const file = await t.deps.images.open(KEY, 'full');
    expect(await keys()).toEqual([KEY]);
    expect(file?.size).toBeGreaterThan(0);
  });

  test('go although the folder of one of them cannot be removed, which is tried again an hour later', async () => {
    await abandon('deleting');
    const stuck = 'cd'.repeat(16);
    await t.db
      .insertInto('stored_file')
      .values({ key: stuck, state: 'deleting', changed_at: new Date(t.clock.now().getTime() - HOUR) })
      .execute();
    // A file in place of the folder makes every read of that folder fail.
    await writeFile(join(t.dataDir, 'files', 'cd'), '');
    t.clock.advance(HOUR + 60_000);

    await runMaintenance(t.deps);
    const afterFirst = await keys();
    await rm(join(t.dataDir, 'files', 'cd'));
    await runMaintenance(t.deps);
    const atOnce = await keys();
    t.clock.advance(HOUR + 60_000);
    await runMaintenance(t.deps);

    expect([afterFirst, atOnce, await keys()]).toEqual([[stuck], [stuck], []]);
    expect(t.logs.filter((line) => line.includes('could not be removed yet'))).toHaveLength(1);
  });

  test('of a write that was killed over an hour ago go, whatever they were for', async () => {
    const temporary = join(t.dataDir, 'files', 'tmp');
    await mkdir(temporary, { recursive: true });
    await writeFile(join(temporary, 'killed'), 'half a file');
    const changed = new Date(t.clock.now().getTime() - HOUR - 1_000);
    await utimes(join(temporary, 'killed'), changed, changed);

    await runMaintenance(t.deps);

    expect(await readdir(temporary)).toEqual([]);
  });

  test('PR-20: that images show stay for ever', async () => {
    const album = await createAlbum(t, user, { files: true });
    t.clock.advance(400 * DAY);

    await runMaintenance(t.deps);

    expect(await keys()).toEqual(album.keys.toSorted());
  });
});

describe('albums', () => {
  test('AL-11: without images go after a day', async () => {
    const empty = await createAlbum(t, user, { images: 0 });
    const full = await createAlbum(t, user);
    t.clock.advance(DAY - HOUR);
    await runMaintenance(t.deps);
    const within = await albumIds();
    t.clock.advance(2 * HOUR);

    await runMaintenance(t.deps);

    expect(within).toEqual([empty.id, full.id]);
    expect(await albumIds()).toEqual([full.id]);
  });

  test('that were deleted go with the last content that shows them, images and files too', async () => {
    const album = await createAlbum(t, user, { files: true });
    const other = await signedIn(t);
    const list = await createTierlist(t, other.user, album, { lines: [tier('S', 1, album.images)] });
    await me.delete(`/album/${album.id}`);
    await removeUnused(t.deps);
    const whileUsed = [await albumIds(), (await keys()).length];

    await other.client.delete(`/tierlist/${list.id}`);
    await removeUnused(t.deps);

    expect(whileUsed).toEqual([[album.id], 3]);
    expect([await albumIds(), await keys()]).toEqual([[], []]);
    for (const key of album.keys) expect(await t.deps.images.open(key, 'full')).toBeNull();
  });
});

test('an image that left its album goes once no tier list shows it', async () => {
  const album = await createAlbum(t, user, { images: 5, files: true });
  const [a = 0, b = 0] = album.images;
  const list = await createTierlist(t, user, album, { lines: [tier('S', 1, [a, b])] });
  await me.delete(`/image/${a}`);
  await removeUnused(t.deps);
  const whileShown = (await keys()).length;

  await me.put(`/tierlist/${list.id}`, { lines: [tier('S', 1, [b])] });
  await removeUnused(t.deps);

  expect([whileShown, (await keys()).length]).toEqual([5, 4]);
  expect(await t.deps.images.open(album.keys[0] ?? '', 'full')).toBeNull();
});

test('sessions go a day after they ended, counters and keys after a day', async () => {
  await createToken(t, user, { lifetimeMs: HOUR });
  await createToken(t, user, { revoked: true });
  await t.db.insertInto('rate_limit').values({ bucket: 'x', window_start: t.clock.now(), hits: 1 }).execute();
  t.clock.advance(DAY + 2 * HOUR);

  await runMaintenance(t.deps);

  expect(await t.db.selectFrom('session').select('id').execute()).toHaveLength(1);
  expect(await t.db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
});

test('who has been counted as a view is forgotten with the salt when the day is over', async () => {
  const album = await createAlbum(t, user);
  await asVisitor(t).post(`/album/${album.id}/view`);
  const rows = async () => [
    await t.db.selectFrom('view_salt').select('day').execute(),
    await t.db.selectFrom('album_view').select('day').execute(),
  ];
  await runMaintenance(t.deps);
  const onTheDay = await rows();
  t.clock.advance(DAY);

  await runMaintenance(t.deps);

  expect(onTheDay.map((found) => found.length)).toEqual([1, 1]);
  expect(await rows()).toEqual([[], []]);
});

test('refused sign-ins and codes stay in the trail for 180 days, what was done longer', async () => {
  const note = (event: string, days: number) =>
    t.db
      .insertInto('audit_event')
      .values({
        event,
        account_id: null,
        ip: '192.0.2.1',
        at: new Date(t.clock.now().getTime() - days * DAY),
      })
      .execute();
  for (const event of ['login_refused', 'second_factor_refused', 'login'])
    for (const days of [181, 179]) await note(event, days);

  await runMaintenance(t.deps);

  const kept = await t.db
    .selectFrom('audit_event')
    .where('ip', '=', '192.0.2.1')
    .orderBy('id')
    .select('event')
    .execute();
  expect(kept.map(({ event }) => event)).toEqual([
    'login_refused',
    'second_factor_refused',
    'login',
    'login',
  ]);
});

test('mails that were given up go after 30 days', async () => {
  const now = t.clock.now();
  const mail = { kind: 'email_changed', accountId: null, payload: { nametag: 'lea' } } as const;
  await insertMail(t.db, { ...mail, recipient: 'lea@example.org' }, now);
  await t.db.updateTable('mail_outbox').set({ failed_at: now, failure: 'EENVELOPE 550' }).execute();
  const count = async () => (await t.db.selectFrom('mail_outbox').select('id').execute()).length;

  t.clock.advance(29 * DAY);
  await runMaintenance(t.deps);
  expect(await count()).toBe(1);
  t.clock.advance(2 * DAY);
  await runMaintenance(t.deps);
  expect(await count()).toBe(0);
});

test('a step that fails holds up no other', async () => {
  await createToken(t, user, { revoked: true });
  await sql`alter table image rename to image_away`.execute(t.db);
  t.clock.advance(2 * DAY);

  await runMaintenance(t.deps);

  expect(await t.db.selectFrom('session').where('revoked_at', 'is not', null).select('id').execute()).toEqual(
    [],
  );
});

test('twice at once is as good as once', async () => {
  const album = await createAlbum(t, user, { files: true });
  await createAlbum(t, user, { images: 0 });
  t.clock.advance(2 * DAY);

  await Promise.all([runMaintenance(t.deps), runMaintenance(t.deps)]);

  expect(await albumIds()).toEqual([album.id]);
});
