// The album that a content's reader sees, with the address of its cover, which expires when the album's status changes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { asVisitor, createAlbum, signedIn, type TestAlbum, type TestUser } from '../../testing/factories.ts';
import { SAMPLE_RESULTS } from '../../testing/sample-results.ts';

let t: TestApp;
let user: TestUser;
let me: Client;
beforeAll(async () => {
  t = await createTestApp();
  ({ user, client: me } = await signedIn(t));
});
afterAll(() => t.close());

type Viewed = { album: { name: string; image_count: number; imagePath: string | null } | null };
type Shown = { images: { id: number; path_image: string }[] };

const getCover = async (album: TestAlbum) =>
  (await me.get(`/album/${album.id}`)).data<Shown>().images[0]?.path_image;
const getAlbum = async (client: Client, path: string) => (await client.get(path)).data<Viewed>().album;

describe.each(['tierlist', 'tournament', 'ranking'] as const)('a %s read as a whole', (kind) => {
  async function make(): Promise<{ album: TestAlbum; path: string }> {
    const album = await createAlbum(t, user, { images: 4 });
    const body = { name: 'À voir', id_album: album.id, ...SAMPLE_RESULTS[kind](album.images) };
    const { id } = (await me.post(`/${kind}`, body)).data<{ id: number }>();
    return { album, path: `/${kind}/${id}` };
  }

  test('BU-6: names the image of its album, by the same address as the album itself', async () => {
    const { album, path } = await make();
    expect((await getAlbum(asVisitor(t), path))?.imagePath).toBe(await getCover(album));
    await me.put(`/album/${album.id}`, { images: album.images.toReversed() });
    expect((await getAlbum(asVisitor(t), path))?.imagePath).toBe(await getCover(album));
  });

  test('BU-6, TO-66: says how many images its album has now', async () => {
    const { album, path } = await make();
    expect((await getAlbum(asVisitor(t), path))?.image_count).toBe(4);
    await me.delete(`/image/${album.images[3]}`);
    expect((await getAlbum(asVisitor(t), path))?.image_count).toBe(3);
  });

  test('signs it for the author of a private album, and says nothing of that album to others', async () => {
    const { album, path } = await make();
    await me.put(`/album/${album.id}`, { status: 'private' });
    expect((await getAlbum(me, path))?.imagePath).toMatch(/\?e=\d+&v=\d+&s=/);
    expect(await getAlbum(asVisitor(t), path)).toBeNull();
  });

  test('shows no image of an album in quarantine, not to its author either', async () => {
    const { album, path } = await make();
    await t.db.updateTable('album').set({ status: 'quarantined' }).where('id', '=', album.id).execute();
    expect(await getAlbum(me, path)).toMatchObject({ imagePath: null });
  });
});
