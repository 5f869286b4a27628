// Contents of the audit trail: refused sign-ins, sign-outs, and every staff action on other people's data.
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

const PASSWORD = 'ancien-renard-roux';

let t: TestApp;
let lea: TestUser;
let admin: { user: TestUser; client: Client };
beforeAll(async () => {
  t = await createTestApp();
  lea = await createUser(t, { password: PASSWORD });
  admin = await signedIn(t, { roles: ['admin'] });
});
afterAll(() => t.close());

/** Returns the events that `act` adds to the trail. */
async function notedBy(act: () => Promise<unknown>) {
  const before = await t.db.selectFrom('audit_event').select('id').orderBy('id', 'desc').executeTakeFirst();
  await act();
  return t.db
    .selectFrom('audit_event')
    .where('id', '>', before?.id ?? 0)
    .orderBy('id')
    .select(['account_id', 'event', 'target', 'ip'])
    .execute();
}

describe('a refused sign-in', () => {
  const tried = (identifier: string, password = 'pas le bon') =>
    notedBy(() => asVisitor(t).post('/login', { identifier, password }));

  test('is noted on the account that was tried, and nobody’s act', async () => {
    const line = {
      account_id: null,
      event: 'login_refused',
      target: `account ${lea.id}`,
      ip: expect.any(String),
    };

    expect(await tried(lea.nametag)).toEqual([line]);
    expect(await tried(lea.email)).toEqual([line]);
  });

  test('on no account is told apart by a hash, and what was typed is not kept', async () => {
    const [first] = await tried('mon-mot-de-passe');
    const [again] = await tried('Mon-Mot-De-Passe');
    const [other] = await tried('personne@example.org');

    expect(first?.target).toMatch(/^unknown [0-9a-f]{12}$/);
    expect(again?.target).toBe(first?.target);
    expect(other?.target).not.toBe(first?.target);
  });

  test('of a deactivated account with the right password is noted too', async () => {
    const gone = await createUser(t, { password: PASSWORD, status: 'desactive' });

    expect(await tried(gone.nametag, PASSWORD)).toMatchObject([
      { event: 'login_refused', target: `account ${gone.id}` },
    ]);
  });

  test('is not in the export of the account: the address is somebody else’s', async () => {
    await tried(lea.nametag);

    expect((await (await as(t, lea)).get('/me/export')).text).not.toContain('login_refused');
  });
});

test('a sign-in that succeeds leaves its own line and no refusal', async () => {
  const noted = await notedBy(() =>
    asVisitor(t).post('/login', { identifier: lea.nametag, password: PASSWORD }),
  );

  expect(noted).toMatchObject([{ account_id: lea.id, event: 'login' }]);
});

test('a sign-out is noted once, and only when a session ended', async () => {
  const client = await as(t, lea);

  expect(await notedBy(() => client.post('/revocation'))).toMatchObject([
    { account_id: lea.id, event: 'logout', target: null },
  ]);
  expect(await notedBy(() => client.post('/revocation'))).toEqual([]);
  expect(await notedBy(() => asVisitor(t).post('/revocation'))).toEqual([]);
});

type Act = (made: { client: Client; album: number; image: number; tierlist: number }) => Promise<unknown>;

const ACTS: readonly [string, Act, string, (made: { [name: string]: number }) => string][] = [
  [
    'renames an album',
    ({ client, album }) => client.put(`/album/${album}`, { name: 'Autre' }),
    'album_updated',
    ({ album }) => `album ${album}`,
  ],
  [
    'gives an album a category',
    ({ client, album }) => client.post(`/album/${album}/category`, { id_category: 1 }),
    'album_updated',
    ({ album }) => `album ${album}`,
  ],
  [
    'hides an album',
    ({ client, album }) => client.put(`/album/${album}`, { status: 'private' }),
    'album_made_private',
    ({ album }) => `album ${album}`,
  ],
  [
    'deletes an album',
    ({ client, album }) => client.delete(`/album/${album}`),
    'album_deleted',
    ({ album }) => `album ${album}`,
  ],
  [
    'changes an image',
    ({ client, image }) => client.put(`/image/${image}`, { name: 'Autre' }),
    'image_updated',
    ({ image, album }) => `image ${image}, album ${album}`,
  ],
  [
    'takes an image out',
    ({ client, image }) => client.delete(`/image/${image}`),
    'image_deleted',
    ({ image, album }) => `image ${image}, album ${album}`,
  ],
  [
    'hides a content',
    ({ client, tierlist }) => client.put(`/tierlist/${tierlist}`, { private: true }),
    'content_made_private',
    ({ tierlist }) => `tierlist ${tierlist}`,
  ],
  [
    'deletes a content',
    ({ client, tierlist }) => client.delete(`/tierlist/${tierlist}`),
    'content_deleted',
    ({ tierlist }) => `tierlist ${tierlist}`,
  ],
];

describe.each(ACTS)('whoever %s', (_what, act, event, targetOf) => {
  async function arrange() {
    const album = await createAlbum(t, lea, { images: 4 });
    const tierlist = await createTierlist(t, lea, album);
    return { album: album.id, image: album.images[0] ?? 0, tierlist: tierlist.id };
  }

  test('of somebody else stands in the trail, with what it was done to', async () => {
    const made = await arrange();

    const noted = await notedBy(() => act({ ...made, client: admin.client }));

    expect(noted).toMatchObject([{ account_id: admin.user.id, event, target: targetOf(made) }]);
  });

  test('of their own does not', async () => {
    const made = await arrange();
    const client = await as(t, lea);

    expect(await notedBy(() => act({ ...made, client }))).toEqual([]);
  });
});

test('what changes nothing leaves no line: an album that is public already, a content that is', async () => {
  const album = await createAlbum(t, lea);
  const { id } = await createTierlist(t, lea, album);

  const noted = await notedBy(async () => {
    await admin.client.put(`/album/${album.id}`, { status: 'public' });
    await admin.client.put(`/tierlist/${id}`, { private: false });
  });

  expect(noted).toEqual([]);
});
