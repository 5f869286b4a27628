// Two servers on one database and one folder of files: a change at one of them is visible at the other by the time it is answered, and
// background jobs run once. Separate tests cover the job engine, pictures, which each server caches (catalog/image/file-access.test.ts),
// mails, palmarès and link preview pictures. Proves PR-24.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUpWhenDue } from './backup/back-up-when-due.ts';
import { listBackups } from './backup/backup-folder.ts';
import { listErasures } from './backup/erasure-list.ts';
import { removeUnused } from './catalog/album/remove-unused.ts';
import type { ImageStore } from './files/image-store.ts';
import { assertRate } from './http/rate-limit.ts';
import { createFirstAdmin } from './identity/account/first-admin.ts';
import { runMaintenance } from './maintenance.ts';
import { readOrCreateSecret } from './secret.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { type Client, createClient } from './testing/client.ts';
import {
  as,
  asVisitor,
  createAlbum,
  createTierlist,
  createUser,
  signedIn,
  type TestAlbum,
  type TestUser,
} from './testing/factories.ts';
import { readErasures } from './testing/read-erasures.ts';
import { createWebFolder } from './testing/web-folder.ts';

const PASSWORD = 'le mot de passe de tout le monde';
const ADMIN_ROLE = 1;

let here: TestApp;
let there: TestApp;
let web: Awaited<ReturnType<typeof createWebFolder>>;
let admin: Client;
beforeAll(async () => {
  web = await createWebFolder();
  const replaced = { webFolder: web.folder };
  here = await createTestApp({ replaced });
  there = await createTestApp({ beside: here, replaced });
  admin = (await signedIn(here, { roles: ['admin'] })).client;
});
afterAll(async () => {
  await there.close();
  await here.close();
  await web.remove();
});

/** The same session, at the other server. */
const elsewhere = (client: Client) => createClient(there.app, client.token);

describe('AX-12: a session that one server ends is over at the other', () => {
  let user: TestUser;
  let me: Client;
  beforeEach(async () => {
    user = await createUser(here, { password: PASSWORD });
    me = await as(here, user);
    expect((await elsewhere(me).get('/session')).status).toBe(200);
  });

  test.each<[string, string, () => Promise<unknown>]>([
    ['by a sign-out', 'session_revoked', () => me.post('/revocation')],
    ['by a deactivation', 'session_disabled', () => admin.put(`/user/${user.id}`, { status: 'desactive' })],
    ['by the end of the account', 'session_revoked', () => me.delete('/me', { currentPassword: PASSWORD })],
    [
      'by a new password from another device',
      'session_revoked',
      async () =>
        (await as(here, user)).put('/me', { currentPassword: PASSWORD, newPassword: `${PASSWORD}, changé` }),
    ],
  ])('%s', async (_how, code, end) => {
    expect(await end()).toMatchObject({ status: 200 });

    const reply = await elsewhere(me).get('/session');
    expect([reply.status, reply.code]).toEqual([401, code]);
  });

  test('a role that is taken away is gone, and one that is given is there', async () => {
    const read = async () => (await elsewhere(me).get('/user')).status;
    expect(await read()).toBe(403);
    await admin.post(`/user/${user.id}/role`, { id_role: ADMIN_ROLE });
    expect(await read()).toBe(200);

    await admin.delete(`/user/${user.id}/role`, { id_role: ADMIN_ROLE });

    expect(await read()).toBe(403);
  });

  test('a sign-in at one is one at the other', async () => {
    const reply = await asVisitor(here).post('/login', { identifier: user.nametag, password: PASSWORD });

    const token = reply.body<{ token: string }>().token;
    expect((await createClient(there.app, token).get('/session')).status).toBe(200);
  });
});

describe('what one server hides, the other shows no more', () => {
  let author: { user: TestUser; client: Client };
  let album: TestAlbum;
  let tierlist: { id: number; name: string };
  let made = 0;
  beforeAll(async () => {
    author = await signedIn(here);
  });
  beforeEach(async () => {
    made += 1;
    const name = `Liste des dieux n° ${made}`;
    album = await createAlbum(here, author.user, { name: `Secret des dieux n° ${made}` });
    tierlist = { ...(await createTierlist(here, author.user, album, { name })), name };
  });

  /** Returns the addresses at which the other server shows `name`: calls, lists, pages, embeds. */
  async function found(name: string, addresses: readonly string[]): Promise<string[]> {
    const replies = await Promise.all(addresses.map((url) => there.app.inject({ url })));
    return addresses.filter((_, index) => replies[index]?.body.includes(name));
  }
  const ofAlbum = () => [`/api/album/${album.id}`, '/api/album', '/api/home', `/album/${album.id}`];
  const ofTierlist = () => [
    `/api/tierlist/${tierlist.id}`,
    '/api/tierlist',
    `/tierlists/${tierlist.id}`,
    `/embed/tierlists/${tierlist.id}`,
  ];

  test.each<[string, () => Promise<unknown>]>([
    ['an album that turns private', () => author.client.put(`/album/${album.id}`, { status: 'private' })],
    ['an album in quarantine', () => admin.put(`/album/${album.id}`, { status: 'quarantined' })],
    ['a deleted album', () => author.client.delete(`/album/${album.id}`)],
  ])('%s', async (_what, hide) => {
    expect(await found(album.name, ofAlbum())).toEqual(ofAlbum());

    expect(await hide()).toMatchObject({ status: 200 });

    expect(await found(album.name, ofAlbum())).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a content that turns private', () => author.client.put(`/tierlist/${tierlist.id}`, { private: true })],
    ['a content of an album in quarantine', () => admin.put(`/album/${album.id}`, { status: 'quarantined' })],
    ['a deleted content', () => author.client.delete(`/tierlist/${tierlist.id}`)],
  ])('%s', async (_what, hide) => {
    expect(await found(tierlist.name, ofTierlist())).toEqual(ofTierlist());

    expect(await hide()).toMatchObject({ status: 200 });

    expect(await found(tierlist.name, ofTierlist())).toEqual([]);
  });

  test('a browser’s copy of a list is asked for anew at the other', async () => {
    const read = (server: TestApp, tag?: string) =>
      server.app.inject({ url: '/api/album', headers: tag === undefined ? {} : { 'if-none-match': tag } });
    const tag = String((await read(here)).headers.etag);
    expect((await read(there, tag)).statusCode).toBe(304);

    await author.client.put(`/album/${album.id}`, { name: 'Un autre nom' });

    const fresh = await read(there, tag);
    expect([fresh.statusCode, fresh.body.includes('Un autre nom')]).toEqual([200, true]);
  });
});

test('AX-68: tries are counted by both together', async () => {
  const [limit, now] = [{ max: 2, windowSeconds: 3_600 }, new Date()];
  await assertRate(here.db, limit, 'sign-ins', now);
  await assertRate(there.db, limit, 'sign-ins', now);

  await expect(assertRate(here.db, limit, 'sign-ins', now)).rejects.toMatchObject({ code: 'rate_limited' });
});

describe('what is done behind the answers', () => {
  const both = <T>(work: (server: TestApp) => Promise<T>) => Promise.all([work(here), work(there)]);
  const warnings = (server: TestApp) => server.logs.filter((line) => /"level":[45]0/.test(line));

  test('maintenance of both at once leaves what one leaves, and fails nowhere', async () => {
    const author = await createUser(here);
    const [kept, gone] = [
      await createAlbum(here, author, { files: true }),
      await createAlbum(here, author, { files: true }),
    ];
    await here.db
      .updateTable('image')
      .set({ removed_at: new Date() })
      .where('album_id', '=', gone.id)
      .execute();
    await here.db.updateTable('album').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
    here.logs.length = 0;
    there.logs.length = 0;

    await both(({ deps }) => runMaintenance(deps));
    await both(({ deps }) => removeUnused(deps));

    const rows = await here.db
      .selectFrom('album')
      .where('id', 'in', [kept.id, gone.id])
      .select('id')
      .execute();
    expect(rows).toEqual([{ id: kept.id }]);
    const files = await here.db
      .selectFrom('stored_file')
      .where('key', 'in', [...kept.keys, ...gone.keys])
      .select('key')
      .execute();
    expect(files.map(({ key }) => key).toSorted()).toEqual(kept.keys.toSorted());
    expect([...warnings(here), ...warnings(there)]).toEqual([]);
  });

  test('what was erased is written down once', async () => {
    const author = await createUser(here);
    const albums = await Promise.all([1, 2, 3, 4].map(() => createAlbum(here, author, { images: 0 })));
    await here.db.deleteFrom('album').where('account_id', '=', author.id).execute();

    await both(({ deps }) => listErasures(deps));

    const listed = (await readErasures(here.deps.config.backup.dir, new Date(0))) ?? [];
    const ids = listed.filter(({ kind }) => kind === 'album').map(({ thing_id }) => thing_id);
    for (const { id } of albums) expect(ids.filter((one) => one === id)).toEqual([id]);
  });

  test('one of both makes the backup that is due', async () => {
    const config = { ...here.deps.config, backup: { ...here.deps.config.backup, everyHours: 24 } };
    const { signal } = new AbortController();
    const refused = Promise.withResolvers<void>();
    const made = await both(async ({ deps }) => {
      // The backup waits at its first file for the other server, which may come late.
      const open: ImageStore['open'] = (...file) => refused.promise.then(() => deps.images.open(...file));
      const images = { ...deps.images, open };
      const isMade = await backUpWhenDue({ ...deps, config, images }, here.connectionString, signal);
      if (!isMade) refused.resolve();
      return isMade;
    });
    expect(made.toSorted()).toEqual([false, true]);
    expect(await listBackups(config.backup.dir)).toHaveLength(1);
  });

  test('the first administrator and the secret are made once', async () => {
    const account = { nametag: 'patronne', email: 'patronne@example.org', password: PASSWORD };
    await both(({ deps }) => createFirstAdmin({ ...deps, config: { ...deps.config, admin: account } }));
    await here.db.deleteFrom('setting').where('name', '=', 'secret').execute();
    const secrets = await both(({ db, deps }) => readOrCreateSecret(db, deps.random));

    const made = await here.db.selectFrom('account').where('nametag', '=', 'patronne').select('id').execute();
    expect(made).toHaveLength(1);
    expect(new Set(secrets).size).toBe(1);
  });
});
