import type { Album, Image } from '@palmares/core/contract/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { asVisitor, createAlbum, createTierlist, signedIn, type TestUser } from '../../testing/factories.ts';
import { waitForLockWaiters } from '../../testing/wait-for-locks.ts';

let t: TestApp;
let owner: TestUser;
let me: Client;
beforeAll(async () => {
  t = await createTestApp();
  ({ user: owner, client: me } = await signedIn(t));
});
afterAll(() => t.close());

const shownIds = async (albumId: number) =>
  (await me.get(`/album/${albumId}`)).data<Album>().images.map(({ id }) => id);
const count = async (albumId: number) => (await me.get(`/album/${albumId}`)).data<Album>().image_count;

describe('changing an image', () => {
  test('AL-83: touches only what is given', async () => {
    const album = await createAlbum(t, owner);
    const path = `/image/${album.images[0]}`;
    await me.put(path, { name: 'Un', description: 'Deux', url: 'https://example.org/' });

    const reply = await me.put(path, { description: 'Trois' });

    expect(reply.status).toBe(200);
    expect(reply.data()).toMatchObject({ name: 'Un', description: 'Trois', url: 'https://example.org/' });
  });

  test('empties a description and a link with null or blanks', async () => {
    const album = await createAlbum(t, owner);
    const path = `/image/${album.images[0]}`;
    await me.put(path, { description: 'Deux', url: 'https://example.org/' });

    const reply = await me.put(path, { description: '  ', url: null });

    expect(reply.data()).toMatchObject({ description: null, url: null });
  });

  test('empties a description with null and a link with blanks just as well', async () => {
    const album = await createAlbum(t, owner);
    const path = `/image/${album.images[0]}`;
    await me.put(path, { description: 'Deux', url: 'https://example.org/' });

    const reply = await me.put(path, { description: null, url: '  ' });

    expect(reply.data()).toMatchObject({ description: null, url: null });
  });

  test('AX-22: is not for others: neither changed nor removed, and its body is not read', async () => {
    const album = await createAlbum(t, owner, { images: 4 });
    const { client } = await signedIn(t);
    const path = `/image/${album.images[0]}`;

    const replies = [await client.put(path, { name: ' ' }), await client.delete(path)];

    expect(replies.map(({ status }) => status)).toEqual([403, 403]);
    expect(await shownIds(album.id)).toEqual(album.images);
  });

  test('AL-15: refuses an empty name by the quoted sentence, and nothing at all', async () => {
    const album = await createAlbum(t, owner);

    const empty = await me.put(`/image/${album.images[0]}`, { name: ' ' });
    const nothing = await me.put(`/image/${album.images[0]}`, { id_album: 3, path_image: '/x' });

    expect(empty.message).toBe("Le nom de l'image ne peut pas être vide.");
    expect(nothing.code).toBe('nothing_to_update');
  });

  test('that left its album is not found any more', async () => {
    const album = await createAlbum(t, owner, { images: 4 });
    await createTierlist(t, owner, album);
    await me.delete(`/image/${album.images[0]}`);

    expect((await me.put(`/image/${album.images[0]}`, { name: 'x' })).status).toBe(404);
  });
});

describe('removing an image', () => {
  test('AL-84, PR-7: takes its row and its files', async () => {
    const album = await createAlbum(t, owner, { images: 4, files: true });

    const reply = await me.delete(`/image/${album.images[1]}`);

    expect(reply.status).toBe(200);
    expect(await shownIds(album.id)).toEqual([0, 2, 3].map((index) => album.images[index]));
    expect(await count(album.id)).toBe(3);
    expect((await asVisitor(t).get(`/media/${album.keys[1]}/full.webp`)).status).toBe(404);
    expect(await t.deps.images.open(album.keys[1] ?? '', 'full')).toBeNull();
  });

  test('AL-69: is refused for the last three, by the quoted sentence', async () => {
    const album = await createAlbum(t, owner, { images: 3 });

    const reply = await me.delete(`/image/${album.images[0]}`);

    expect([reply.status, reply.code]).toEqual([409, 'album_min_images']);
    expect(reply.message).toBe(
      'Impossible de supprimer cette image. Un album doit contenir au minimum 3 images.',
    );
  });

  test('AX-75, AL-69: keeps three when all are removed at once', async () => {
    const album = await createAlbum(t, owner, { images: 8 });

    const replies = await Promise.all(album.images.map((id) => me.delete(`/image/${id}`)));

    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(5);
    expect(replies.filter((reply) => reply.code === 'album_min_images')).toHaveLength(3);
    expect([await shownIds(album.id), await count(album.id)]).toEqual([expect.any(Array), 3]);
    expect(await shownIds(album.id)).toHaveLength(3);
  });

  test('counts once when the same image is removed five times at once', async () => {
    const album = await createAlbum(t, owner, { images: 10 });

    const replies = await Promise.all(
      Array.from({ length: 5 }, () => me.delete(`/image/${album.images[0]}`)),
    );

    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect(await count(album.id)).toBe(9);
    expect(await shownIds(album.id)).toHaveLength(9);
  });

  test('that a tier list shows takes it from the album alone', async () => {
    const album = await createAlbum(t, owner, { images: 4, files: true });
    const list = await createTierlist(t, owner, album);

    await me.delete(`/image/${album.images[0]}`);

    expect(await shownIds(album.id)).not.toContain(album.images[0]);
    const lines = (await me.get(`/tierlist/${list.id}/line`)).data<{ images: { image: Image }[] }[]>();
    const kept = lines[0]?.images[0]?.image;
    expect(kept?.id).toBe(album.images[0]);
    expect((await asVisitor(t).get(kept?.path_image ?? '')).status).toBe(200);
  });

  test('while a tier list is just taking it in keeps it, instead of failing', async () => {
    const album = await createAlbum(t, owner, { images: 5 });
    const [image = 0] = album.images;
    const list = await createTierlist(t, owner, album, { lines: [{ label: 'S', placement: 1 }] });
    let removal: ReturnType<Client['delete']> | undefined;
    // Simulates a save in progress: it has checked the image and written its place, and is not committed yet.
    await t.db.transaction().execute(async (trx) => {
      await sql`select 1 from image where id = ${image} for key share`.execute(trx);
      await trx
        .insertInto('tierlist_line_image')
        .values({ tierlist_id: list.id, line_id: list.lines[0] ?? 0, image_id: image, placement: 1 })
        .execute();
      removal = me.delete(`/image/${image}`);
      await waitForLockWaiters(t, 1);
    });

    const reply = await removal;

    expect(reply?.status).toBe(200);
    expect(await shownIds(album.id)).not.toContain(image);
    const lines = (await me.get(`/tierlist/${list.id}/line`)).data<{ images: { id_image: number }[] }[]>();
    expect(lines[0]?.images.map(({ id_image }) => id_image)).toEqual([image]);
  });
});
