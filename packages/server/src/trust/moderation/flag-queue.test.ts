// The queue of flagged images: its pages, and the effect of a decision.
import type { FlaggedImage } from '@palmares/core/contract/types';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { as, createAlbum, createUser, type TestAlbum, type TestUser } from '../../testing/factories.ts';

let t: TestApp | undefined;
let album: TestAlbum;
let admin: TestUser;
beforeEach(async () => {
  await t?.close();
  t = await createTestApp();
  admin = await createUser(t, { roles: ['admin'] });
  album = await createAlbum(t, await createUser(t), { images: 5 });
  const now = t.clock.now().getTime();
  await t.db
    .insertInto('flagged_image')
    .values(
      album.images.map((image_id, index) => ({
        image_id,
        scores: JSON.stringify({ Sexy: 0.9 }),
        created_at: new Date(now + index),
      })),
    )
    .execute();
});
afterAll(() => t?.close());

function app(): TestApp {
  if (!t) throw new Error('No application');
  return t;
}

test('is paged completely, each image once', async () => {
  const client = await as(app(), admin);
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const reply = await client.get(`/flagged-image?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
    const rows = reply.data<FlaggedImage[]>();
    expect(rows.length).toBeLessThanOrEqual(2);
    seen.push(...rows.map(({ image }) => image.id));
    cursor = reply.nextCursor;
  } while (cursor !== null);

  expect(seen).toHaveLength(5);
  expect(seen.toSorted((a, b) => a - b)).toEqual(album.images);
});

test('a decision is noted with the image and who took it, in the trail and on the row', async () => {
  const client = await as(app(), admin);
  const [kept = 0, removed = 0] = album.images;

  await client.put(`/flagged-image/${kept}`, { state: 'kept' });
  await client.put(`/flagged-image/${removed}`, { state: 'removed' });

  const row = await app()
    .db.selectFrom('flagged_image')
    .where('image_id', '=', kept)
    .selectAll()
    .executeTakeFirst();
  expect(row).toMatchObject({ state: 'kept', decided_by: admin.id, decided_at: expect.any(Date) });
  const events = await app().db.selectFrom('audit_event').select(['account_id', 'event', 'target']).execute();
  expect(events).toContainEqual({ account_id: admin.id, event: 'flag_kept', target: `image ${kept}` });
  expect(events).toContainEqual({ account_id: admin.id, event: 'flag_removed', target: `image ${removed}` });
});

test('an image that nobody flagged is not found', async () => {
  const client = await as(app(), admin);
  const unflagged = await createAlbum(app(), admin, { images: 1 });

  const reply = await client.put(`/flagged-image/${unflagged.images[0]}`, { state: 'kept' });

  expect([reply.status, reply.code]).toEqual([404, 'not_found']);
});
