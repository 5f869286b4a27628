// Retention of reports, and what an account's deletion removes (docs/DATA.md).

import type { CaseAction } from '@palmares/core/report/case';
import { REPORT } from '@palmares/core/staff-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeUnused } from '../../catalog/album/remove-unused.ts';
import { runDailyMaintenance, runMaintenance } from '../../maintenance.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { as, asVisitor, createAlbum, createUser, signedIn, type TestUser } from '../../testing/factories.ts';
import { createCase, findCaseId } from '../../testing/report-factories.ts';
import { waitForLockWaiters } from '../../testing/wait-for-locks.ts';
import { finishRemovals } from '../removal/finish-removals.ts';

const DAY_MS = 86_400_000;
const PASSWORD = 'ancien-renard-roux';

let t: TestApp;
let author: TestUser;
beforeAll(async () => {
  t = await createTestApp();
  author = await createUser(t, { password: PASSWORD });
});
afterAll(() => t.close());

/** An album of the author, reported by an account and a visitor. */
async function reportAlbum(reporter: TestUser) {
  const album = await createAlbum(t, author, { files: true });
  const path = `/album/${album.id}/report`;
  await (await as(t, reporter)).post(path, { reason: 'other', text: 'Une phrase.' });
  await asVisitor(t).post(path, { reason: 'illegal' });
  return { id: await findCaseId(t, 'album', album.id), album };
}

/** Uses a new admin each time, because sessions expire during the days that pass here. */
async function decide(id: number, body: { act: CaseAction; reason?: string }): Promise<void> {
  const { client } = await signedIn(t, { roles: ['admin'] });
  expect((await client.put(`/moderation/${id}`, body)).status).toBe(200);
}

const getRows = async (table: 'report' | 'report_copy', caseId: number) =>
  (await t.db.selectFrom(table).where('case_id', '=', caseId).select('id').execute()).length;
const getState = async (caseId: number) =>
  (await t.db.selectFrom('report_case').where('id', '=', caseId).select('state').executeTakeFirst())?.state;

test('a copy and its reports go 90 days after the decision; a decision that stands remains', async () => {
  const reporter = await createUser(t);
  const dismissed = await reportAlbum(reporter);
  const decided = await reportAlbum(reporter);
  const open = await reportAlbum(reporter);
  await decide(dismissed.id, { act: 'dismiss' });
  await decide(decided.id, { act: 'quarantine', reason: 'Un motif.' });
  const left = async () => [
    await getRows('report_copy', dismissed.id),
    await getRows('report', dismissed.id),
    await getRows('report_copy', decided.id),
    await getRows('report', decided.id),
  ];

  t.clock.advance(REPORT.keptDays * DAY_MS - 60_000);
  await runMaintenance(t.deps);
  expect(await left()).toEqual([1, 2, 1, 2]);

  t.clock.advance(120_000);
  await runMaintenance(t.deps);
  expect(await left()).toEqual([0, 0, 0, 0]);
  expect([await getState(dismissed.id), await getState(decided.id)]).toEqual([undefined, 'decided']);
  expect(await getRows('report', open.id)).toBe(2);
});

test('an image that only a copy held goes with it', async () => {
  const { id, album } = await reportAlbum(await createUser(t));
  const reply = await (await as(t, author)).delete(`/album/${album.id}`);
  expect(reply.status).toBe(200);
  const images = async () =>
    (await t.db.selectFrom('image').where('album_id', '=', album.id).select('id').execute()).length;
  await removeUnused(t.deps);
  expect(await images()).toBe(3);

  await decide(id, { act: 'dismiss' });
  t.clock.advance((REPORT.keptDays + 1) * DAY_MS);
  await runMaintenance(t.deps);
  await removeUnused(t.deps);

  expect(await images()).toBe(0);
});

test('a report made while its first image is deleted is taken, and covered by the next image', async () => {
  const album = await createAlbum(t, author, { images: 2 });
  const [first = 0, second = 0] = album.images;
  const reported: Promise<{ status: number }>[] = [];
  await t.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('image').where('id', '=', first).execute();
    for (const path of [`/album/${album.id}`, `/image/${first}`])
      reported.push(asVisitor(t).post(`${path}/report`, { reason: 'illegal' }));
    await waitForLockWaiters(t, 2);
  });

  expect((await Promise.all(reported)).map(({ status }) => status)).toEqual([201, 201]);
  const getCopy = async (kind: 'album' | 'image', id: number) =>
    t.db
      .selectFrom('report_copy')
      .leftJoin('report_copy_image as held', 'held.copy_id', 'report_copy.id')
      .where('case_id', '=', await findCaseId(t, kind, id))
      .select(['cover_id', 'held.image_id'])
      .execute();
  expect(await getCopy('album', album.id)).toEqual([{ cover_id: second, image_id: second }]);
  expect(await getCopy('image', first)).toEqual([{ cover_id: null, image_id: null }]);
});

test('the salt of a day is gone the day after', async () => {
  await reportAlbum(await createUser(t));
  const salts = () => t.db.selectFrom('report_salt').select('day').execute();
  expect(await salts()).not.toEqual([]);

  t.clock.advance(DAY_MS);
  await runMaintenance(t.deps);

  expect(await salts()).toEqual([]);
});

test('an export holds what one reported and what was decided of one’s own', async () => {
  const { user, client } = await signedIn(t);
  const { album } = await reportAlbum(user);
  await createCase(t, user, { state: 'decided' });

  const file = (await client.get('/me/export')).body<{ reports: object[]; decisions: object[] }>();

  expect(file.reports).toEqual([
    {
      kind: 'album',
      id_thing: album.id,
      reason: 'other',
      text: 'Une phrase.',
      createdAt: expect.any(String),
      closed: false,
    },
  ]);
  expect(file.decisions).toMatchObject([{ sanction: 'hide', reason: 'Un motif.' }]);
});

test('an account that goes takes its name off its reports and its word out of its cases', async () => {
  const leaving = await createUser(t, { password: PASSWORD });
  const { id } = await reportAlbum(leaving);
  const appealed = await createCase(t, leaving, { state: 'appealed' });

  const reply = await (await as(t, leaving)).delete('/me', { currentPassword: PASSWORD });

  await finishRemovals(t.deps);

  expect(reply.status).toBe(200);
  const rows = await t.db
    .selectFrom('report')
    .where('case_id', '=', id)
    .select(['account_id', 'text'])
    .execute();
  expect(rows.map((row) => row.account_id)).toEqual([null, null]);
  const { state, appeal } = await t.db
    .selectFrom('report_case')
    .where('id', '=', appealed.id)
    .select(['state', 'appeal'])
    .executeTakeFirstOrThrow();
  expect([state, appeal]).toEqual(['upheld', null]);

  t.clock.advance((REPORT.keptDays + 1) * DAY_MS);
  await runDailyMaintenance(t.deps);
  expect(await getState(appealed.id)).toBeUndefined();
});
