// Staff decisions, their effect on the reported album or content, and the mails they send (docs/decisions/0057-reports.md).
import type { CaseDetail, Decision, QueueEntry, QueueMeta } from '@palmares/core/contract/types';
import type { CaseAction } from '@palmares/core/report/case';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { composeMail } from '../../identity/password/compose-mail.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  as,
  asVisitor,
  createAlbum,
  createTierlist,
  createUser,
  signedIn,
  type TestAlbum,
  type TestUser,
} from '../../testing/factories.ts';
import { createCase, findCaseId } from '../../testing/report-factories.ts';
import { claimDueMail } from '../../testing/send-mails.ts';
import { finishRemovals } from '../removal/finish-removals.ts';

let t: TestApp;
let admin: Client;
let modo: { user: TestUser; client: Client };
let author: TestUser;
let asAuthor: Client;
let album: TestAlbum;
let visitor: Client;
beforeAll(async () => {
  t = await createTestApp();
  admin = (await signedIn(t, { roles: ['admin'] })).client;
  modo = await signedIn(t, { roles: ['modo'] });
  visitor = asVisitor(t);
});
beforeEach(async () => {
  await t.db.deleteFrom('mail_outbox').execute();
  author = await createUser(t);
  asAuthor = await as(t, author);
  album = await createAlbum(t, author, { images: 4, files: true });
});
afterAll(() => t.close());

const REASON = 'Contraire aux conditions.';
const act = (id: number, what: CaseAction, client = admin) =>
  client.put(`/moderation/${id}`, { act: what, reason: REASON });
const mailsTo = async (recipient: string) =>
  (
    await t.db
      .selectFrom('mail_outbox')
      .where('recipient', '=', recipient)
      .orderBy('id')
      .select(['kind', 'payload'])
      .execute()
  ).map(({ kind, payload }) => ({ kind, ...payload }));
const getEvents = async (target: string) =>
  (
    await t.db.selectFrom('audit_event').where('target', '=', target).orderBy('id').select('event').execute()
  ).map(({ event }) => event);
const decisions = async () => (await asAuthor.get('/me/decision')).data<Decision[]>();

/** A tier list reported by a visitor with an address and by an account. */
async function reportTierlist() {
  const { id: thingId } = await createTierlist(t, author, album, { name: 'Litige' });
  const reporter = await signedIn(t);
  const email = `visiteur${thingId}@example.org`;
  await visitor.post(`/tierlist/${thingId}/report`, { reason: 'illegal', email });
  await reporter.client.post(`/tierlist/${thingId}/report`, { reason: 'hate', text: 'Une phrase.' });
  const id = await findCaseId(t, 'tierlist', thingId);
  return { id, thingId, reporter: reporter.user, email };
}

describe('a triage', () => {
  test('by a modo dismisses, and thanks who reported, without a word to the author', async () => {
    const { id, reporter, email, thingId } = await reportTierlist();

    const reply = await act(id, 'dismiss', modo.client);

    expect(reply.data()).toEqual({ id, state: 'dismissed' });
    const thanks = { kind: 'tierlist', acted: false, on: expect.any(String) };
    expect(await mailsTo(reporter.email)).toEqual([{ ...thanks, nametag: reporter.nametag }]);
    expect(await mailsTo(email)).toEqual([{ ...thanks, nametag: null }]);
    expect(await mailsTo(author.email)).toEqual([]);
    expect(await decisions()).toEqual([]);
    expect(await getEvents(`case ${id}, tierlist ${thingId}`)).toEqual(['report_dismissed']);
  });

  test('forgets the address that a visitor left', async () => {
    const { id } = await reportTierlist();

    await act(id, 'dismiss', modo.client);

    const rows = await t.db.selectFrom('report').where('case_id', '=', id).select('email').execute();
    expect(rows.map(({ email }) => email)).toEqual([null, null]);
  });

  test('hands on to the admins what is theirs to decide', async () => {
    const { id } = await reportTierlist();
    const acts = async (client: Client) => (await client.get(`/moderation/${id}`)).data<CaseDetail>().acts;

    expect(await acts(modo.client)).toEqual(['dismiss', 'escalate']);
    await act(id, 'escalate', modo.client);

    expect(await acts(modo.client)).toEqual([]);
    expect(await acts(admin)).toEqual(['dismiss', 'hide', 'deactivate']);
    expect((await act(id, 'dismiss', modo.client)).status).toBe(403);
  });

  test('is not for a modo about themself', async () => {
    const { id } = await createCase(t, modo.user);

    expect((await act(id, 'dismiss', modo.client)).status).toBe(403);
    expect((await act(id, 'dismiss')).status).toBe(200);
  });

  test('of an image settles what the content check had flagged', async () => {
    const [image = 0] = album.images;
    await t.db.insertInto('flagged_image').values({ image_id: image, scores: '{"sexy":0.7}' }).execute();
    const { id } = await createCase(t, author, { kind: 'image', thingId: image });
    const flagged = async () =>
      (await modo.client.get('/flagged-image?limit=100')).data<{ image: { id: number } }[]>();

    expect((await modo.client.get(`/moderation/${id}`)).data()).toMatchObject({ scores: { sexy: 0.7 } });
    await act(id, 'dismiss', modo.client);

    expect((await flagged()).map((flag) => flag.image.id)).not.toContain(image);
  });
});

describe('a decision', () => {
  test('AD-36, AD-44: hides a content from everybody but its author and the staff, and tells the author why and not who', async () => {
    const { id, thingId, reporter } = await reportTierlist();

    const reply = await act(id, 'hide');

    expect(reply.data()).toEqual({ id, state: 'decided' });
    expect((await visitor.get(`/tierlist/${thingId}`)).status).toBe(404);
    expect((await asAuthor.get(`/tierlist/${thingId}`)).data()).toMatchObject({
      hidden: true,
      private: false,
    });
    const decided = { kind: 'tierlist', name: 'Litige', sanction: 'hide', reason: REASON };
    expect(await mailsTo(author.email)).toEqual([{ ...decided, nametag: author.nametag }]);
    expect(await decisions()).toMatchObject([{ ...decided, id_thing: thingId, state: 'decided' }]);
    expect(JSON.stringify(await decisions())).not.toContain(reporter.nametag);
    expect(await mailsTo(reporter.email)).toMatchObject([{ acted: true }]);
    expect(await getEvents(`tierlist ${thingId}`)).toEqual(['content_hidden']);
    expect(await getEvents(`case ${id}, tierlist ${thingId}`)).toEqual(['report_decided']);
  });

  test('has a reason', async () => {
    const { id } = await createCase(t, author);

    const reply = await admin.put(`/moderation/${id}`, { act: 'hide', reason: ' ' });

    expect(reply.issues).toMatchObject([{ field: 'reason', code: 'required' }]);
  });

  test('is one: whoever comes second is told that the case has moved on', async () => {
    const { id } = await reportTierlist();

    const replies = await Promise.all([act(id, 'hide'), act(id, 'dismiss')]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.code).toBe('case_moved_on');
  });

  test('that finds nothing left to act on changes nothing', async () => {
    const { id, thingId } = await reportTierlist();
    await asAuthor.delete(`/tierlist/${thingId}`);

    expect((await act(id, 'hide')).status).toBe(404);
    expect((await modo.client.get(`/moderation/${id}`)).data()).toMatchObject({ state: 'open' });
    expect((await act(id, 'dismiss')).status).toBe(200);
  });

  test('puts an album in quarantine, in one mail, that of any quarantine', async () => {
    const { id } = await createCase(t, author, { kind: 'album', thingId: album.id });

    await act(id, 'quarantine');

    expect((await asAuthor.get(`/album/${album.id}`)).data()).toMatchObject({
      status: 'quarantined',
      quarantine_reason: REASON,
    });
    expect(await mailsTo(author.email)).toEqual([
      {
        kind: 'album_quarantined',
        nametag: author.nametag,
        album: album.name,
        reason: REASON,
        mayAppeal: true,
      },
    ]);
    expect(await getEvents(`album ${album.id}`)).toEqual(['album_quarantined']);
  });

  test('puts the album of an image in quarantine', async () => {
    const { id } = await createCase(t, author, { kind: 'image', thingId: album.images[0] ?? 0 });

    await act(id, 'quarantine');

    expect((await visitor.get(`/album/${album.id}`)).status).toBe(404);
  });

  test('removes an image everywhere, out of the copy too', async () => {
    const [image = 0] = album.images;
    await visitor.post(`/image/${image}/report`, { reason: 'illegal' });
    const id = await findCaseId(t, 'image', image);

    expect((await act(id, 'remove')).status).toBe(200);

    expect((await admin.get(`/moderation/${id}`)).text).not.toContain(album.keys[0]);
    await finishRemovals(t.deps);
    const rows = await t.db.selectFrom('image').where('id', '=', image).select('id').execute();
    const { copies } = (await admin.get(`/moderation/${id}`)).data<CaseDetail>();
    expect(rows).toEqual([]);
    expect(copies[0]?.groups[0]?.images).toMatchObject([{ id: image, name: 'Image 1', image: null }]);
    expect(await getEvents(`image ${image}, album ${album.id}`)).toEqual(['image_purged']);
  });

  test('deactivates an account, whose mail says whom to write to', async () => {
    const { id } = await createCase(t, author, { kind: 'author', thingId: author.id });

    await act(id, 'deactivate');

    expect((await asAuthor.get('/session')).status).toBe(401);
    const row = await claimDueMail(t.deps, 60_000);
    const message = row && (await composeMail(t.deps, row));
    expect(message?.to).toBe(author.email);
    expect(message?.text).toContain('Votre compte a été désactivé.');
    expect(message?.text).toContain(t.deps.config.contactEmail);
    expect(message?.text).not.toContain('/profile');
  });
});

describe('the author', () => {
  test('AD-44: contests a decision once, and is answered by mail and on the profile', async () => {
    const { id, thingId } = await reportTierlist();
    await act(id, 'hide');
    await t.db.deleteFrom('mail_outbox').execute();

    const contest = (text: string) => asAuthor.post(`/me/decision/${id}/appeal`, { text });
    expect((await contest(' ')).status).toBe(400);
    expect((await contest('C’est de l’humour.')).status).toBe(200);
    expect(await contest('Encore.')).toMatchObject({ status: 409, code: 'appeal_closed' });
    await act(id, 'uphold');

    expect(await contest('Encore.')).toMatchObject({ status: 409, code: 'appeal_closed' });
    expect(await decisions()).toMatchObject([
      { state: 'upheld', appeal: 'C’est de l’humour.', answer: REASON },
    ]);
    expect(await mailsTo(author.email)).toMatchObject([{ lifted: false, answer: REASON }]);
    expect((await visitor.get(`/tierlist/${thingId}`)).status).toBe(404);
    expect(await getEvents(`case ${id}, tierlist ${thingId}`)).toEqual([
      'report_decided',
      'decision_contested',
      'decision_upheld',
      'decided_by_party',
    ]);
  });

  test('AD-44: is answered by an admin who did not decide, as long as there is one', async () => {
    const { id } = await reportTierlist();
    await act(id, 'hide');
    await asAuthor.post(`/me/decision/${id}/appeal`, { text: 'C’est de l’humour.' });
    const other = await signedIn(t, { roles: ['admin'] });
    const actsFor = async (client: Client) => (await client.get(`/moderation/${id}`)).data<CaseDetail>().acts;

    expect(await actsFor(admin)).toEqual([]);
    expect(await act(id, 'uphold')).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await decisions()).toMatchObject([{ state: 'appealed' }]);
    expect(await actsFor(other.client)).toEqual(['uphold', 'lift']);
    await t.db.updateTable('account').set({ status: 'desactive' }).where('id', '=', other.user.id).execute();

    expect(await actsFor(admin)).toEqual(['uphold', 'lift']);
    expect((await act(id, 'uphold')).status).toBe(200);
  });

  test('AX-58: may put a hidden content right or delete it, and not show it to others', async () => {
    const { thingId } = await createCase(t, author, { state: 'decided' });
    const put = (body: object) => asAuthor.put(`/tierlist/${thingId}`, body);

    expect(await put({ private: true })).toMatchObject({ status: 409, code: 'content_hidden' });
    expect(await put({ name: 'Corrigée', private: true })).toMatchObject({ status: 409 });
    expect((await put({ name: 'Corrigée', private: false })).status).toBe(200);
    expect((await visitor.get(`/tierlist/${thingId}`)).status).toBe(404);
    expect((await asAuthor.delete(`/tierlist/${thingId}`)).status).toBe(200);
  });

  test('sees decisions of their own alone', async () => {
    const { id } = await createCase(t, author, { state: 'decided' });
    const other = (await signedIn(t)).client;

    expect((await other.get('/me/decision')).data()).toEqual([]);
    expect((await other.post(`/me/decision/${id}/appeal`, { text: 'Moi.' })).status).toBe(404);
    const open = await createCase(t, author);
    expect((await asAuthor.post(`/me/decision/${open.id}/appeal`, { text: 'Moi.' })).status).toBe(404);
  });
});

describe('a decision that is lifted', () => {
  test('shows a content again, as its author had it', async () => {
    const { id, thingId } = await reportTierlist();
    await act(id, 'hide');

    await act(id, 'lift');

    expect((await visitor.get(`/tierlist/${thingId}`)).data()).toMatchObject({ hidden: false });
    expect(await mailsTo(author.email)).toMatchObject([{ sanction: 'hide' }, { lifted: true }]);
    expect(await getEvents(`tierlist ${thingId}`)).toEqual(['content_hidden', 'content_shown']);
  });

  test('gives an album the status that it had', async () => {
    const own = await createAlbum(t, author, { status: 'private' });
    const { id } = await createCase(t, author, { kind: 'album', thingId: own.id });
    await act(id, 'quarantine');

    await act(id, 'lift');

    expect((await asAuthor.get(`/album/${own.id}`)).data()).toMatchObject({ status: 'private' });
  });

  test('makes an account active again', async () => {
    const { id } = await createCase(t, author, { kind: 'author', thingId: author.id });
    await act(id, 'deactivate');

    await act(id, 'lift');

    expect((await visitor.get(`/author?nametag=${author.nametag}`)).status).toBe(200);
  });

  test('is lifted too where the thing is gone since', async () => {
    const { id, thingId } = await reportTierlist();
    await act(id, 'hide');
    await asAuthor.delete(`/tierlist/${thingId}`);

    expect((await act(id, 'lift')).data()).toEqual({ id, state: 'lifted' });
  });
});

describe('the queue', () => {
  test('AD-40: joins reports and flagged images, who waited longest first, each image once', async () => {
    await t.db.deleteFrom('report_case').execute();
    await t.db.deleteFrom('flagged_image').execute();
    const [one = 0, two = 0] = album.images;
    const flag = (image_id: number, minutes: number) =>
      t.db
        .insertInto('flagged_image')
        .values({ image_id, scores: '{}', created_at: new Date(t.clock.now().getTime() + minutes * 60_000) })
        .execute();
    await flag(one, -2);
    await flag(two, -1);
    const reported = await createCase(t, author, { kind: 'image', thingId: two });
    const plain = await createCase(t, author);
    const keys: string[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const reply = await modo.client.get(`/moderation?limit=1${cursor}`);
      const [entry] = reply.data<QueueEntry[]>();
      keys.push(entry?.case ? `case ${entry.case.id}` : `flag ${entry?.flag?.image.id}`);
      cursor = `&cursor=${reply.nextCursor}`;
      if (page === 2) expect(reply.nextCursor).toBeNull();
    }

    const { meta } = (await modo.client.get('/moderation')).body<{ meta: QueueMeta }>();

    expect(keys).toEqual([`flag ${one}`, `case ${reported.id}`, `case ${plain.id}`]);
    expect(meta.counts).toEqual({ open: 3, escalated: 0, appealed: 0 });
  });

  test('AD-40: keeps each state on its shelf', async () => {
    await t.db.deleteFrom('report_case').execute();
    await t.db.deleteFrom('flagged_image').execute();
    const made = new Map<string, number>();
    for (const state of ['open', 'escalated', 'appealed', 'decided', 'upheld', 'dismissed'] as const)
      made.set(state, (await createCase(t, author, { state })).id);
    const shelf = async (name: string) =>
      (await admin.get(`/moderation?shelf=${name}`)).data<QueueEntry[]>().map((entry) => entry.case?.state);

    expect(await shelf('open')).toEqual(['open']);
    expect(await shelf('escalated')).toEqual(['escalated']);
    expect(await shelf('appealed')).toEqual(['appealed']);
    expect(await shelf('closed')).toEqual(['dismissed', 'upheld', 'decided']);
    const { earlier_decisions } = (await admin.get(`/moderation/${made.get('open')}`)).data<CaseDetail>();
    expect(earlier_decisions).toBe(3);
  });
});
