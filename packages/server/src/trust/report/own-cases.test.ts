// Staff cannot decide on their own cases if another admin could; a single admin may, which the audit trail records
// (docs/decisions/0057-reports.md).
import type { CaseDetail, FlaggedImage } from '@palmares/core/contract/types';
import type { CaseAction, CaseState } from '@palmares/core/report/case';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createAlbum, signedIn, type TestAlbum } from '../../testing/factories.ts';
import { createCase } from '../../testing/report-factories.ts';

type Staff = Awaited<ReturnType<typeof signedIn>>;

let t: TestApp;
let one: Staff;
let other: Staff;
let modo: Staff;
beforeAll(async () => {
  t = await createTestApp();
  one = await signedIn(t, { roles: ['admin'] });
  other = await signedIn(t, { roles: ['admin'] });
  modo = await signedIn(t, { roles: ['modo'] });
});
beforeEach(() => setOther('active'));
afterAll(() => t.close());

const setOther = (status: 'active' | 'desactive') =>
  t.db.updateTable('account').set({ status }).where('id', '=', other.user.id).execute();
const act = (staff: Staff, id: number, what: CaseAction) =>
  staff.client.put(`/moderation/${id}`, { act: what, reason: 'Un motif.' });
const actsFor = async (staff: Staff, id: number) =>
  (await staff.client.get(`/moderation/${id}`)).data<CaseDetail>().acts;
const getEvents = async (target: string) => {
  const rows = t.db.selectFrom('audit_event').where('target', '=', target).orderBy('id').select('event');
  return (await rows.execute()).map(({ event }) => event);
};

describe('AD-35: a case about an admin', () => {
  test.each<[CaseAction, CaseState]>([
    ['dismiss', 'open'],
    ['escalate', 'open'],
    ['hide', 'open'],
    ['dismiss', 'escalated'],
    ['lift', 'decided'],
    ['lift', 'appealed'],
    ['lift', 'upheld'],
  ])('is not for them to %s when it is %s, while there is another admin', async (what, state) => {
    const { id, kind, thingId } = await createCase(t, one.user, { state });

    expect(await actsFor(one, id)).toEqual([]);
    expect(await act(one, id, what)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await getEvents(`case ${id}, ${kind} ${thingId}`)).toEqual([]);
    expect(await actsFor(other, id)).toContain(what);
    expect((await act(other, id, what)).status).toBe(200);
    expect(await getEvents(`case ${id}, ${kind} ${thingId}`)).not.toContain('decided_by_party');
  });

  test('is not for them when their account itself was reported', async () => {
    const { id } = await createCase(t, one.user, { kind: 'author', thingId: one.user.id });

    expect((await act(one, id, 'dismiss')).status).toBe(403);
    expect((await act(other, id, 'dismiss')).status).toBe(200);
  });

  test('whose appeal the only other admin decided on goes to that admin, not to its author', async () => {
    const { id } = await createCase(t, one.user, { state: 'appealed' });
    await t.db.updateTable('report_case').set({ decided_by: other.user.id }).where('id', '=', id).execute();

    expect((await act(one, id, 'lift')).status).toBe(403);
    expect((await act(other, id, 'uphold')).status).toBe(200);
  });

  test('is theirs where there is no other active admin, and the trail says so', async () => {
    const { id, kind, thingId } = await createCase(t, one.user);
    await setOther('desactive');

    expect((await act(one, id, 'dismiss')).status).toBe(200);
    expect(await getEvents(`case ${id}, ${kind} ${thingId}`)).toEqual([
      'report_dismissed',
      'decided_by_party',
    ]);
  });
});

describe('AD-35: a flagged image', () => {
  async function getFlagImage(staff: Staff) {
    const [image = 0] = (await createAlbum(t, staff.user, { images: 3 })).images;
    await t.db.insertInto('flagged_image').values({ image_id: image, scores: '{}' }).execute();
    return image;
  }
  const keep = (staff: Staff, image: number) =>
    staff.client.put(`/flagged-image/${image}`, { state: 'kept' });
  const flagActs = async (staff: Staff, image: number) =>
    (await staff.client.get('/flagged-image?limit=100'))
      .data<FlaggedImage[]>()
      .find((flag) => flag.image.id === image)?.acts;

  test('is not kept by its author among the staff', async () => {
    for (const staff of [one, modo]) {
      const image = await getFlagImage(staff);
      expect(await flagActs(staff, image)).toEqual(staff === one ? ['removed'] : []);
      expect(await keep(staff, image)).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await flagActs(other, image)).toEqual(['kept', 'removed']);
      expect((await keep(other, image)).status).toBe(200);
      expect(await getEvents(`image ${image}`)).toEqual(['flag_kept']);
    }
  });

  test('is kept by an admin who is the only one, and the trail says so', async () => {
    const image = await getFlagImage(one);
    await setOther('desactive');

    expect((await keep(one, image)).status).toBe(200);
    expect(await getEvents(`image ${image}`)).toEqual(['flag_kept', 'decided_by_party']);
  });
});

describe('AD-35: a quarantined album of an admin', () => {
  let album: TestAlbum;
  beforeEach(async () => {
    album = await createAlbum(t, one.user, { images: 4, status: 'quarantined' });
  });

  test('is bound by the quarantine as any author’s, while there is another admin', async () => {
    const { client } = one;
    const replies = [
      await client.put(`/album/${album.id}`, { status: 'public' }),
      await client.put(`/album/${album.id}`, { name: 'Autre nom' }),
      await client.put(`/image/${album.images[0]}`, { name: 'Autre nom' }),
      await client.delete(`/image/${album.images[0]}`),
      await client.delete(`/album/${album.id}`),
    ];

    expect(replies.map(({ status, code }) => `${status} ${code}`)).toEqual(
      replies.map(() => '409 album_quarantined'),
    );
    expect((await other.client.put(`/album/${album.id}`, { status: 'public' })).status).toBe(200);
    expect(await getEvents(`album ${album.id}`)).toEqual(['album_released']);
  });

  test('is released by an admin who is the only one, and the trail says so', async () => {
    await setOther('desactive');

    expect((await one.client.put(`/album/${album.id}`, { status: 'public' })).status).toBe(200);
    expect(await getEvents(`album ${album.id}`)).toEqual(['album_released', 'decided_by_party']);
  });
});
