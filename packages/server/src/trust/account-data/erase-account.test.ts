import { existsSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeUnused } from '../../catalog/album/remove-unused.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import {
  as,
  asVisitor,
  createAlbum,
  createTierlist,
  createUser,
  getImageFolder,
  type TestUser,
} from '../../testing/factories.ts';
import { finishRemovals } from '../removal/finish-removals.ts';
import { eraseAccount } from './erase-account.ts';

const PASSWORD = 'ancien-renard-roux';

let t: TestApp;
let visitor: Client;
let lea: TestUser;
let client: Client;

beforeAll(async () => {
  t = await createTestApp();
  visitor = asVisitor(t);
});

beforeEach(async () => {
  await t.db.deleteFrom('mail_outbox').execute();
  lea = await createUser(t, { password: PASSWORD });
  client = await as(t, lea);
});

afterAll(() => t.close());

const leave = (one: Client = client, currentPassword = PASSWORD) => one.delete('/me', { currentPassword });
const getAccount = (user: TestUser) =>
  t.db.selectFrom('account').where('id', '=', user.id).selectAll().executeTakeFirstOrThrow();
const mails = () => t.db.selectFrom('mail_outbox').selectAll().execute();

describe('deleting one’s account', () => {
  test('erases what names the person, ends every session and keeps the nametag reserved', async () => {
    const elsewhere = await as(t, lea);

    const reply = await leave();

    expect(reply.status).toBe(200);
    expect(await getAccount(lea)).toMatchObject({
      status: 'deleted',
      username: 'Compte supprimé',
      nametag: lea.nametag,
      email: null,
      email_key: null,
      password_hash: null,
      last_connection: null,
    });
    for (const one of [client, elsewhere])
      expect(await one.get('/session')).toMatchObject({ status: 401, code: 'session_revoked' });
    expect((await visitor.post('/login', { identifier: lea.nametag, password: PASSWORD })).status).toBe(401);
    const again = { username: 'Quelqu’un', nametag: lea.nametag, email: lea.email, password: PASSWORD };
    expect((await visitor.post('/register', again)).code).toBe('nametag_taken');
    const other = { ...again, nametag: `${lea.nametag}.bis` };
    expect((await visitor.post('/register', other)).status).toBe(201);
  });

  test('asks for the current password, and nothing goes without it', async () => {
    const album = await createAlbum(t, lea);

    const reply = await leave(client, 'pas le bon');

    expect(reply).toMatchObject({ status: 400, code: 'wrong_current_password' });
    expect((await client.get(`/album/${album.id}`)).status).toBe(200);
    expect((await client.delete('/me', {})).status).toBe(400);
  });

  test('removes albums with their files, and contents, whose albums count one use less', async () => {
    const mine = await createAlbum(t, lea, { files: true });
    const somebody = await createUser(t);
    const theirs = await createAlbum(t, somebody);
    const tierlist = await createTierlist(t, lea, theirs);
    const [first = 0] = mine.images;
    const details = { name: 'À moi', id_album: mine.id };
    const images = [{ id_image: first, place: 1, turn: 0 }];
    const tournament = await client.post('/tournament', { ...details, images, winner_id: first });
    const points = [{ id_image: first, points: 1, viewed: 1 }];
    const ranking = await client.post('/ranking', { ...details, images: points });
    expect([tournament.status, ranking.status]).toEqual([201, 201]);
    await createTierlist(t, lea, mine);
    await t.db.updateTable('album').set({ uses: 2 }).where('id', '=', theirs.id).execute();

    await leave();

    const contents = [
      `/tierlist/${tierlist.id}`,
      `/tournament/${tournament.data<{ id: number }>().id}`,
      `/ranking/${ranking.data<{ id: number }>().id}`,
    ];
    for (const path of [`/album/${mine.id}`, ...contents]) expect((await visitor.get(path)).status).toBe(404);
    await finishRemovals(t.deps);
    expect(mine.keys.map((key) => existsSync(getImageFolder(t, key)))).toEqual([false, false, false]);
    expect((await visitor.get(`/album/${theirs.id}`)).data()).toMatchObject({ uses: 1 });
    const left = await t.db.selectFrom('album').where('account_id', '=', lea.id).selectAll().execute();
    expect(left).toEqual([]);
  });

  test('keeps the images that contents of others show, by « Compte supprimé », until the last is gone', async () => {
    const album = await createAlbum(t, lea, { images: 4, files: true });
    const [used = 0] = album.images;
    const fan = await createUser(t);
    const fans = await as(t, fan);
    const lines = [{ label: 'S', placement: 1, images: [{ id_image: used, placement: 1 }] }];
    const tierlist = await createTierlist(t, fan, album, { lines });

    await leave();

    const shown = (await visitor.get(`/tierlist/${tierlist.id}`)).data<{
      album: null;
      lines: { images: { image: { id: number; path_image: string } }[] }[];
    }>();
    const image = shown.lines[0]?.images[0]?.image;
    expect(shown.album).toBeNull();
    expect(image?.id).toBe(used);
    expect((await visitor.get(image?.path_image ?? '')).status).toBe(200);
    await finishRemovals(t.deps);
    // The address that a reader got before the rows were removed stays valid.
    expect((await visitor.get(image?.path_image ?? '')).status).toBe(200);
    expect(album.keys.map((key) => existsSync(getImageFolder(t, key)))).toEqual([true, false, false, false]);

    await fans.delete(`/tierlist/${tierlist.id}`);
    await removeUnused(t.deps);
    expect(existsSync(getImageFolder(t, album.keys[0] ?? ''))).toBe(false);
  });

  test('PR-6: leaves an album in quarantine where it is, for an administrator to decide', async () => {
    const held = await createAlbum(t, lea, { status: 'quarantined', reason: 'à examiner' });
    const admin = await as(t, await createUser(t, { roles: ['admin'] }));

    await leave();

    expect((await visitor.get(`/album/${held.id}`)).status).toBe(404);
    const reply = await admin.get(`/album/${held.id}`);
    expect(reply.status).toBe(200);
    expect(reply.data<{ author: object }>().author).toMatchObject({
      username: 'Compte supprimé',
      nametag: '',
    });
    expect((await admin.delete(`/album/${held.id}`)).status).toBe(200);
  });

  test('drops the links and mails that waited, and says goodbye to the address once', async () => {
    await visitor.post('/forgot-password', { email: lea.email });
    await client.put('/me', { email: 'ailleurs@example.org', currentPassword: PASSWORD });
    await t.db
      .insertInto('account_link')
      .values({
        account_id: lea.id,
        kind: 'password_reset',
        token_hash: Buffer.alloc(32, lea.id),
        email: null,
        expires_at: new Date(t.clock.now().getTime() + 60_000),
      })
      .execute();

    await leave();

    // The request for a link belongs to no account: when it is processed, it finds none.
    expect((await mails()).map(({ kind, account_id }) => [kind, account_id])).toEqual([
      ['password_reset', null],
      ['account_deleted', null],
    ]);
    const links = await t.db
      .selectFrom('account_link')
      .where('account_id', '=', lea.id)
      .selectAll()
      .execute();
    expect(links).toEqual([]);
  });

  test('leaves a line of audit', async () => {
    await leave();

    const [event] = await t.db
      .selectFrom('audit_event')
      .where('account_id', '=', lea.id)
      .where('event', '=', 'account_deleted')
      .selectAll()
      .execute();
    expect(event).toMatchObject({ target: `account ${lea.id}`, ip: '127.0.0.1' });
  });

  test('once, of several at once', async () => {
    const clients = [client, await as(t, lea), await as(t, lea)];

    const replies = await Promise.all(clients.map((one) => leave(one)));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.every(({ status }) => status < 500)).toBe(true);
    expect(await mails()).toHaveLength(1);
  });

  test('while other requests of the same account are under way: nothing of theirs stays', async () => {
    const album = await createAlbum(t, lea);
    const other = await as(t, lea);
    const work = Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0
        ? other.post('/album', { name: `Album ${index}` })
        : other.post('/tierlist', { name: 'En route', id_album: album.id }),
    );

    const [reply, ...replies] = await Promise.all([leave(), ...work]);
    await finishRemovals(t.deps);

    expect(reply?.status).toBe(200);
    expect(replies.every(({ status }) => status < 500)).toBe(true);
    const albums = await t.db.selectFrom('album').where('account_id', '=', lea.id).selectAll().execute();
    const lists = await t.db.selectFrom('tierlist').where('account_id', '=', lea.id).selectAll().execute();
    expect([albums, lists]).toEqual([[], []]);
  });
});

describe('what is told before', () => {
  test('counts what goes, what stays and who depends on it', async () => {
    const album = await createAlbum(t, lea, { images: 5 });
    await createAlbum(t, lea, { status: 'private', images: 3 });
    await createAlbum(t, lea, { status: 'quarantined', images: 3 });
    await createTierlist(t, lea, album);
    const [one = 0, two = 0] = album.images;
    const details = { name: 'À moi', id_album: album.id };
    await client.post('/tournament', {
      ...details,
      images: [{ id_image: one, place: 1, turn: 0 }],
      winner_id: one,
    });
    await client.post('/ranking', { ...details, images: [{ id_image: two, points: 1, viewed: 1 }] });
    for (let made = 0; made < 2; made += 1)
      await createTierlist(t, await createUser(t), album, {
        lines: [{ label: 'S', placement: 1, images: [{ id_image: one, placement: 1 }] }],
        main: two,
      });

    const reply = await client.get('/me/deletion');

    expect(reply.data()).toEqual({
      albums: 2,
      held_albums: 1,
      images: 8,
      kept_images: 2,
      tierlists: 1,
      tournaments: 1,
      rankings: 1,
      dependent_contents: 2,
    });
  });
});

describe('administrators', () => {
  test('the last one stays; one of several hands the role over first', async () => {
    await t.db.deleteFrom('account_role').execute();
    const [first, second] = [
      await createUser(t, { roles: ['admin'], password: PASSWORD }),
      await createUser(t, { password: PASSWORD }),
    ];
    const admin = await as(t, first);
    expect(await leave(admin)).toMatchObject({ status: 409, code: 'last_admin' });

    await t.db.insertInto('account_role').values({ account_id: second.id, role_id: 1 }).execute();
    const refused = await leave(admin);

    expect(refused).toMatchObject({ status: 409, code: 'self_target' });
    expect(refused.message).toContain('une autre personne de l’administration');
    await t.db.deleteFrom('account_role').where('account_id', '=', first.id).execute();
    expect((await leave(admin)).status).toBe(200);
  });
});

describe('for whoever deletes somebody else', () => {
  test('a refusal leaves everything as it was', async () => {
    const refusal = eraseAccount(t.deps, lea.id, async () => {
      throw new Error('not this one');
    });

    await expect(refusal).rejects.toThrow('not this one');
    expect(await getAccount(lea)).toMatchObject({ status: 'active', email: lea.email });
  });

  test('an account that is gone, or never was, is not found', async () => {
    await leave();

    for (const id of [lea.id, 999_999_999])
      await expect(eraseAccount(t.deps, id, async () => undefined)).rejects.toMatchObject({
        code: 'not_found',
      });
  });
});
