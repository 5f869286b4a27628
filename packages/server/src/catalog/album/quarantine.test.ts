import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { as, createAlbum, createUser, signedIn } from '../../testing/factories.ts';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await createTestApp();
  admin = (await signedIn(t, { roles: ['admin'] })).client;
});
afterAll(() => t.close());

const waitingMails = (recipient: string) =>
  t.db.selectFrom('mail_outbox').where('recipient', '=', recipient).select(['kind', 'payload']).execute();
const getEvents = async (id: number) =>
  (
    await t.db
      .selectFrom('audit_event')
      .where('target', '=', `album ${id}`)
      .orderBy('id')
      .select('event')
      .execute()
  ).map((row) => row.event);

test('quarantine writes a mail to the author with its reason, in the same transaction', async () => {
  const author = await createUser(t);
  const album = await createAlbum(t, author, { name: 'Suspect' });

  await admin.put(`/album/${album.id}`, { status: 'quarantined', quarantine_reason: ' Signalé  deux fois ' });

  expect(await waitingMails(author.email)).toEqual([
    {
      kind: 'album_quarantined',
      payload: { nametag: author.nametag, album: 'Suspect', reason: expect.stringContaining('Signalé') },
    },
  ]);
});

test('quarantine asked for twice is one mail', async () => {
  const author = await createUser(t);
  const album = await createAlbum(t, author);

  await admin.put(`/album/${album.id}`, { status: 'quarantined' });
  await admin.put(`/album/${album.id}`, { status: 'quarantined' });

  expect(await waitingMails(author.email)).toHaveLength(1);
});

test('entry and exit stand in the audit trail, and so do other changes of visibility by the staff', async () => {
  const author = await createUser(t);
  const album = await createAlbum(t, author);

  for (const status of ['private', 'public', 'quarantined', 'public'])
    await admin.put(`/album/${album.id}`, { status });

  expect(await getEvents(album.id)).toEqual([
    'album_made_private',
    'album_made_public',
    'album_quarantined',
    'album_released',
  ]);
});

test('a change that is refused writes neither mail nor trail', async () => {
  const author = await createUser(t);
  const album = await createAlbum(t, author);

  const reply = await admin.put(`/album/${album.id}`, { status: 'quarantined', categories: [999] });

  expect(reply.status).toBe(404);
  expect(await waitingMails(author.email)).toEqual([]);
  expect(await getEvents(album.id)).toEqual([]);
});

test('a quarantine without a reason has none, for its author too', async () => {
  const author = await createUser(t);
  const album = await createAlbum(t, author);

  await admin.put(`/album/${album.id}`, { status: 'quarantined', quarantine_reason: '  ' });

  const read = await (await as(t, author)).get(`/album/${album.id}`);
  expect(read.data()).toMatchObject({ status: 'quarantined', quarantine_reason: null });
});

test('an author who has no address any more gets no mail; the quarantine holds', async () => {
  const author = await createUser(t);
  const album = await createAlbum(t, author);
  await t.db
    .updateTable('account')
    .set({ email: null, email_key: null })
    .where('id', '=', author.id)
    .execute();
  const before = await t.db.selectFrom('mail_outbox').selectAll().execute();

  const reply = await admin.put(`/album/${album.id}`, { status: 'quarantined' });

  expect(reply.data()).toMatchObject({ status: 'quarantined' });
  expect(await t.db.selectFrom('mail_outbox').selectAll().execute()).toHaveLength(before.length);
});

test('no album begins in quarantine, not even an admin’s: it is refused at its field', async () => {
  const reply = await admin.post('/album', { name: 'Un album', status: 'quarantined' });

  expect([reply.status, reply.code]).toEqual([400, 'validation_failed']);
  expect(reply.issues).toEqual([
    { field: 'status', code: 'invalid', message: 'Un album est créé public ou privé.' },
  ]);
});
