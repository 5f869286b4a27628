// What the calls of api-calls.ts are about: albums, contents, people and cases made for one call.
import type { ContentKind } from '@palmares/core/content-kind';
import { SAMPLE_RESULTS } from '@palmares/server/testing/sample-results';
import { generateCode } from '@palmares/server/testing/second-factor';
import { type RawBuilder, sql } from 'kysely';
import { seedAlbum } from '../../../../packages/server/fixtures/seeded-album.ts';
import { paintPhoto } from '../sample-pictures.ts';
import { type Caller, PASSWORD, signUp } from '../site/caller.ts';
import type { World } from './world.ts';

export type Album = { readonly id: number; readonly images: readonly number[] };

export const IMAGES = 6;

export async function makeAlbum(
  { site, author, next }: World,
  { images = IMAGES, owner = author }: { images?: number; owner?: Caller } = {},
): Promise<Album> {
  const { accountId } = owner;
  const { albumId, imageIds } = await seedAlbum(site.db, { accountId, name: `Album ${next()}`, images });
  return { id: albumId, images: imageIds };
}

export type Content = { readonly id: number; readonly album: Album };

export const getContentBody = (kind: ContentKind, album: Album, images = album.images): object => ({
  name: 'Un contenu',
  private: false,
  id_album: album.id,
  ...SAMPLE_RESULTS[kind](images),
});

/** A content of the author with all images of a new album but the last one. */
export async function makeContent(world: World, kind: ContentKind): Promise<Content> {
  const album = await makeAlbum(world);
  const body = getContentBody(kind, album, album.images.slice(0, -1));
  const { data } = await world.author.call('POST', `/${kind}`, body);
  return { id: data.id, album };
}

export const makePerson = ({ site, next }: World): Promise<Caller> => signUp(site.url, `person.${next()}`);

export async function makePersonWithAlbum(world: World): Promise<Caller> {
  const person = await makePerson(world);
  await person.call('POST', '/album', { name: 'Un album', status: 'private' });
  return person;
}

/** Begins a second factor and returns the code that the app shows. */
export async function beginSecondFactor(person: Caller): Promise<string> {
  const begun = await ask<{ totp_key: string }>(person, 'POST', '/me/second-factor', {
    currentPassword: PASSWORD,
  });
  return generateCode({ clock: { now: () => new Date() } }, begun.totp_key);
}

/** A person with a second factor, and one of their recovery codes. */
export async function makeSecured(world: World): Promise<{ person: Caller; code: string }> {
  const person = await makePerson(world);
  const code = await beginSecondFactor(person);
  const { recovery_codes } = await ask<{ recovery_codes: string[] }>(person, 'PUT', '/me/second-factor', {
    code,
  });
  return { person, code: recovery_codes[0] ?? '' };
}

/** A case about a new tier list of the author. */
export async function makeCase(world: World): Promise<number> {
  const { id } = await makeContent(world, 'tierlist');
  await world.admin.call('POST', `/tierlist/${id}/report`, { reason: 'illegal', text: 'À regarder.' });
  return findId(world, sql`select id from report_case where kind = 'tierlist' and thing_id = ${id}`);
}

/** The id that the statement finds. */
export async function findId({ site }: World, statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number }>`${statement}`.execute(site.db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the world has no such row');
  return id;
}

/** A seeded active account; each time another one. */
export const pickAccount = (world: World): Promise<number> =>
  findId(
    world,
    sql`select id from account where status = 'active' and password_hash is null
      order by id offset ${(world.next() % 1_000) + 1} limit 1`,
  );

export const pickPublicAlbum = (world: World): Promise<number> =>
  findId(world, sql`select id from album where status = 'public' and image_count >= 12 order by id limit 1`);

export const pickPublic = (world: World, kind: ContentKind): Promise<number> =>
  findId(
    world,
    sql`select t.id from ${sql.table(kind)} t join album a on a.id = t.album_id
      where not t.private and not t.hidden and a.status = 'public' and a.image_count >= 12 order by t.id desc limit 1`,
  );

/** An image of the album with the most contents, which all of them use. */
export const pickPopularImage = (world: World): Promise<number> =>
  findId(
    world,
    sql`select i.id from image i where i.removed_at is null
      and i.album_id = (select id from album order by uses desc, id limit 1) order by i.position limit 1`,
  );

/** The data of a reply, whose type the caller declares. */
export async function ask<T>(caller: Caller, method: string, path: string, body?: unknown): Promise<T> {
  return (await caller.call(method, path, body)).data as unknown as T;
}

let picture: Promise<Buffer> | undefined;

export async function makeUpload(albumId: number): Promise<FormData> {
  picture ??= paintPhoto(400, 300, 1);
  const form = new FormData();
  form.set('name', 'Une image');
  form.set('id_album', String(albumId));
  form.set('file', new Blob([new Uint8Array(await picture)]), 'image.jpg');
  return form;
}
