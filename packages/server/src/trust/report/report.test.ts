// Permissions to report, one report per person, and the stored data (docs/decisions/0057-reports.md).
import type { CaseDetail, QueueEntry } from '@palmares/core/contract/types';
import { RATES } from '@palmares/core/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  as,
  asVisitor,
  createAlbum,
  createTierlist,
  createUser,
  signedIn,
  type TestUser,
} from '../../testing/factories.ts';

const ILLEGAL = { reason: 'illegal' } as const;

let t: TestApp;
let author: TestUser;
let asAuthor: Client;
let modo: Client;
let visitor: Client;
beforeAll(async () => {
  t = await createTestApp();
  author = await createUser(t);
  asAuthor = await as(t, author);
  modo = (await signedIn(t, { roles: ['modo'] })).client;
  visitor = asVisitor(t);
});
afterAll(() => t.close());

const somebody = async () => (await signedIn(t)).client;

/** The open case on a subject, as staff see it. */
async function getCase(kind: string, id: number): Promise<CaseDetail | undefined> {
  const queue = (await modo.get('/moderation?limit=100')).data<QueueEntry[]>();
  const found = queue.find((one) => one.case?.kind === kind && one.case.id_thing === id)?.case;
  return found ? (await modo.get(`/moderation/${found.id}`)).data() : undefined;
}

const open = async (kind: string, id: number): Promise<CaseDetail> => {
  const found = await getCase(kind, id);
  if (found === undefined) throw new Error(`no open case of ${kind} ${id}`);
  return found;
};

describe('a report', () => {
  test('AD-36: of each kind of thing reaches the queue', async () => {
    const album = await createAlbum(t, author);
    const tierlist = await createTierlist(t, author, album);
    const [image = 0] = album.images;

    for (const path of [`/album/${album.id}`, `/image/${image}`, `/tierlist/${tierlist.id}`])
      expect((await visitor.post(`${path}/report`, ILLEGAL)).status).toBe(201);
    await visitor.post('/author/report', { ...ILLEGAL, nametag: author.nametag.toUpperCase() });

    for (const [kind, id] of [
      ['album', album.id],
      ['image', image],
      ['tierlist', tierlist.id],
      ['author', author.id],
    ] as const)
      expect((await open(kind, id)).author.id).toBe(author.id);
  });

  test('AD-39: joins the others of its thing, in one case that counts their reasons', async () => {
    const { id } = await createAlbum(t, author, { name: 'Signalé' });

    for (const reason of ['illegal', 'spam', 'spam'])
      await (await somebody()).post(`/album/${id}/report`, { reason });

    expect(await open('album', id)).toMatchObject({
      name: 'Signalé',
      state: 'open',
      report_count: 3,
      reasons: [
        { reason: 'spam', count: 2 },
        { reason: 'illegal', count: 1 },
      ],
    });
  });

  test('AD-39: is one for a person and a thing while its case is open', async () => {
    const { id } = await createAlbum(t, author);
    const other = await createAlbum(t, author);
    const reporter = await somebody();

    const replies = [
      await reporter.post(`/album/${id}/report`, ILLEGAL),
      await reporter.post(`/album/${id}/report`, { reason: 'spam' }),
      await reporter.post(`/album/${other.id}/report`, ILLEGAL),
    ];
    const { id: caseId } = await open('album', id);
    await modo.put(`/moderation/${caseId}`, { act: 'dismiss' });
    const again = await reporter.post(`/album/${id}/report`, ILLEGAL);

    expect(replies.map((reply) => reply.status)).toEqual([201, 409, 201]);
    expect(replies[1]?.code).toBe('already_reported');
    expect(again.status).toBe(201);
    expect((await open('album', id)).id).not.toBe(caseId);
  });

  test('is not made of oneself, nor of who is not there', async () => {
    const send = (nametag: string) => asAuthor.post('/author/report', { ...ILLEGAL, nametag });
    const gone = await createUser(t, { status: 'desactive' });

    expect(await send(author.nametag)).toMatchObject({ status: 409, code: 'report_own' });
    expect((await send(gone.nametag)).status).toBe(404);
    expect((await send('personne.du.tout')).status).toBe(404);
  });

  test('sent twice at the same time is one', async () => {
    const { id } = await createAlbum(t, author);
    const reporter = await somebody();

    const replies = await Promise.all([1, 2, 3].map(() => reporter.post(`/album/${id}/report`, ILLEGAL)));

    expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 409, 409]);
    expect((await open('album', id)).report_count).toBe(1);
  });

  test('is refused where something is missing, at its field', async () => {
    const { id } = await createAlbum(t, author);
    const send = (body: object) => visitor.post(`/album/${id}/report`, body);

    expect((await send({ reason: 'other' })).issues).toMatchObject([{ field: 'text', code: 'required' }]);
    expect((await send({ ...ILLEGAL, email: 'lea@' })).issues).toMatchObject([{ field: 'email' }]);
    expect((await send({ reason: 'ugly' })).status).toBe(400);
    expect(await getCase('album', id)).toBeUndefined();
  });

  test('of an image that only a public content shows is taken, of one that nothing shows is not', async () => {
    const album = await createAlbum(t, author, { status: 'private' });
    const [shown = 0, other = 0] = album.images;
    const line = { label: 'S', placement: 1, color: 'ff7f7f', images: [{ id_image: shown, placement: 1 }] };
    const { id } = await createTierlist(t, author, album, { lines: [line] });

    expect((await visitor.post(`/image/${shown}/report`, ILLEGAL)).status).toBe(201);
    expect((await visitor.post(`/image/${other}/report`, ILLEGAL)).status).toBe(404);

    await t.db.updateTable('tierlist').set({ hidden: true }).where('id', '=', id).execute();
    expect((await (await somebody()).post(`/image/${shown}/report`, ILLEGAL)).status).toBe(404);
  });
});

describe('a visitor', () => {
  const getVisitors = (caseId: number) =>
    t.db
      .selectFrom('report')
      .where('case_id', '=', caseId)
      .select(['account_id', 'visitor', 'email'])
      .execute();

  test('is told apart for a day by a hash that names nobody', async () => {
    const { id } = await createAlbum(t, author);
    const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
    const send = (ip: string) => visitor.post(`/album/${id}/report`, ILLEGAL, from(ip));

    expect((await send('203.0.113.7')).status).toBe(201);
    expect((await send('203.0.113.7')).status).toBe(409);

    const { id: caseId } = await open('album', id);
    const [row] = await getVisitors(caseId);
    expect(row).toMatchObject({ account_id: null, visitor: expect.stringMatching(/^[\w-]{22}$/) });

    t.clock.advance(86_400_000);
    expect((await send('203.0.113.7')).status).toBe(201);
    const rows = await getVisitors(caseId);
    expect(new Set(rows.map((one) => one.visitor)).size).toBe(2);
  });

  test('may leave an address, which an account has no need of', async () => {
    const { id } = await createAlbum(t, author);
    const body = { ...ILLEGAL, email: ' Lea@Example.org ' };

    await visitor.post(`/album/${id}/report`, body);
    await (await somebody()).post(`/album/${id}/report`, body);

    const rows = await getVisitors((await open('album', id)).id);
    expect(rows.map(({ email }) => email)).toEqual(['lea@example.org', null]);
  });

  test('is nobody to the staff, who see the name of an account', async () => {
    const { id } = await createAlbum(t, author);
    const { user, client } = await signedIn(t);

    await visitor.post(`/album/${id}/report`, ILLEGAL);
    await client.post(`/album/${id}/report`, { reason: 'other', text: '  Une phrase. ' });

    expect((await open('album', id)).reports).toMatchObject([
      { reporter: { nametag: user.nametag }, reason: 'other', text: 'Une phrase.' },
      { reporter: null, text: null },
    ]);
  });
});

test('reports are counted, for accounts and for the networks of visitors', async () => {
  const counted = { reportByAccount: { max: 1, windowSeconds: 3_600 } };
  const rates = { ...RATES, ...counted, reportByNetwork: { max: 2, windowSeconds: 3_600 } };
  const limited = await createTestApp({
    beside: t,
    config: { rateLimits: true },
    replaced: { rates },
  });
  const albums = [await createAlbum(t, author), await createAlbum(t, author), await createAlbum(t, author)];
  const { user } = await signedIn(t);
  const getStatuses = async (client: Client) => {
    const statuses: number[] = [];
    for (const { id } of albums) statuses.push((await client.post(`/album/${id}/report`, ILLEGAL)).status);
    return statuses;
  };

  expect(await getStatuses(asVisitor(limited))).toEqual([201, 201, 429]);
  expect(await getStatuses(await as(limited, user))).toEqual([201, 429, 429]);
  await limited.close();
});

describe('AD-39: the copy of what was reported', () => {
  test('stays as it was, with its image, when the author changes and deletes it', async () => {
    const album = await createAlbum(t, author, { name: 'Avant', images: 4, files: true });
    const [image = 0] = album.images;
    await visitor.post(`/image/${image}/report`, ILLEGAL);

    await asAuthor.put(`/image/${image}`, { name: 'Innocente' });
    await asAuthor.put(`/album/${album.id}`, { name: 'Après' });
    expect((await asAuthor.delete(`/image/${image}`)).status).toBe(200);

    const { copies } = await open('image', image);
    const copied = copies[0]?.groups[0]?.images[0];
    expect(copies).toHaveLength(1);
    expect([copies[0]?.name, copies[0]?.album, copied?.name]).toEqual(['Image 1', 'Avant', 'Image 1']);
    expect((await modo.get(copied?.image?.path_image ?? '')).status).toBe(200);
    expect((await visitor.get(`/media/${album.keys[0]}/full.webp`)).status).toBe(404);
  });

  test('is made anew when the thing has changed between two reports', async () => {
    const { id } = await createAlbum(t, author, { name: 'Sage' });
    await (await somebody()).post(`/album/${id}/report`, ILLEGAL);
    await (await somebody()).post(`/album/${id}/report`, ILLEGAL);
    await asAuthor.put(`/album/${id}`, { name: 'Pas sage' });
    await (await somebody()).post(`/album/${id}/report`, ILLEGAL);

    const { copies, reports } = await open('album', id);

    expect(copies.map(({ name }) => name)).toEqual(['Pas sage', 'Sage']);
    expect(reports.map((report) => report.id_copy)).toEqual([copies[0]?.id, copies[1]?.id, copies[1]?.id]);
  });

  test('shows the tiers of a tier list in their order', async () => {
    const album = await createAlbum(t, author);
    const { id } = await createTierlist(t, author, album, { name: 'Rangée' });
    await visitor.post(`/tierlist/${id}/report`, ILLEGAL);

    const { copies } = await open('tierlist', id);

    expect(copies[0]).toMatchObject({ name: 'Rangée', album: album.name });
    expect(copies[0]?.groups.map(({ label, images }) => [label, images.map((one) => one.id)])).toEqual([
      ['S', album.images.slice(0, 1)],
      ['A', album.images.slice(1)],
    ]);
  });

  test('is told to nobody: a deletion does not count the images that it holds', async () => {
    const album = await createAlbum(t, author);
    await visitor.post(`/album/${album.id}/report`, ILLEGAL);

    const preview = await asAuthor.get(`/album/${album.id}/deletion`);

    expect(preview.data()).toMatchObject({ images: 3, kept_images: 0 });
  });
});
