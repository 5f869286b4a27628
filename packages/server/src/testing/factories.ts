// Rows for tests with their prerequisites, written directly to the tables: the subject of the tests is the API's behaviour on them.
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TokenScope } from '@palmares/core/account/personal-token';
import type { LineInput } from '@palmares/core/contract/types';
import { VISITOR } from '@palmares/core/permissions';
import { toSearchText } from '@palmares/core/text/search-text';
import { IMAGE_VARIANTS } from '../files/image-store.ts';
import type { Reader } from '../http/context.ts';
import { hashPersonalToken, TOKEN_BYTES, writePersonalToken } from '../http/personal-token.ts';
import { signToken } from '../http/session-token.ts';
import { hashPassword } from '../identity/account/password.ts';
import type { TestApp } from './app.ts';
import { type Client, createClient } from './client.ts';

/** Rows need a database and a clock. Files also need a folder. */
type Rows = Pick<TestApp, 'db' | 'clock'>;
type RowsAndFiles = Rows & { readonly dataDir?: string };

let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};

export type TestUser = { id: number; nametag: string; username: string; email: string };

type UserInput = {
  nametag?: string;
  username?: string;
  email?: string;
  /** An account without a password cannot sign in (hashing is slow); tests use `as`. */
  password?: string;
  roles?: readonly ('admin' | 'modo')[];
  status?: 'active' | 'desactive' | 'deleted';
};

export async function createUser(t: Rows, input: UserInput = {}): Promise<TestUser> {
  const nametag = input.nametag ?? `user${next()}`;
  const username = input.username ?? `Personne ${nametag}`;
  const email = input.email ?? `${nametag}@example.org`;
  const { id } = await t.db
    .insertInto('account')
    .values({
      username,
      nametag,
      nametag_key: nametag,
      email,
      email_key: email,
      password_hash: input.password === undefined ? null : await hashPassword(input.password),
      status: input.status ?? 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const role of input.roles ?? [])
    await t.db
      .insertInto('account_role')
      .values({ account_id: id, role_id: role === 'admin' ? 1 : 2 })
      .execute();
  return { id, nametag, username, email };
}

export type TokenInput = {
  expired?: boolean;
  revoked?: boolean;
  lifetimeMs?: number;
  key?: Uint8Array;
};

const DAY_MS = 86_400_000;

/** Creates a session row and its token, like a sign-in. */
export async function createToken(t: TestApp, user: { id: number }, input: TokenInput = {}): Promise<string> {
  const created_at = input.expired ? new Date(t.clock.now().getTime() - 8 * DAY_MS) : t.clock.now();
  const expires_at = new Date(created_at.getTime() + (input.lifetimeMs ?? 7 * DAY_MS));
  const id = randomBytes(18).toString('base64url');
  await t.db
    .insertInto('session')
    .values({
      id,
      account_id: user.id,
      created_at,
      last_seen_at: created_at,
      expires_at,
      revoked_at: input.revoked ? t.clock.now() : null,
    })
    .execute();
  return signToken(input.key ?? t.deps.secrets.token, { id, expiresAt: expires_at }, created_at);
}

/** A reader who has written nothing. */
export const VISITOR_READER: Reader = { actor: VISITOR, wrote: 0n };

/** Creates a personal token and its row. */
export async function createPersonalToken(
  t: Rows,
  user: { id: number },
  { scope = 'write', days = 30, used = false }: { scope?: TokenScope; days?: number; used?: boolean } = {},
): Promise<{ id: number; token: string }> {
  const token = writePersonalToken(randomBytes(TOKEN_BYTES));
  const created_at = t.clock.now();
  const { id } = await t.db
    .insertInto('personal_token')
    .values({
      account_id: user.id,
      name: `Jeton ${next()}`,
      scope,
      token_hash: hashPersonalToken(token),
      created_at,
      expires_at: new Date(created_at.getTime() + days * DAY_MS),
      last_used_at: used ? created_at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

export const asVisitor = (t: TestApp): Client => createClient(t.app);

export async function as(t: TestApp, user: { id: number }): Promise<Client> {
  return createClient(t.app, await createToken(t, user));
}

/** Creates a new user with a session. */
export async function signedIn(
  t: TestApp,
  input: UserInput = {},
): Promise<{ user: TestUser; client: Client }> {
  const user = await createUser(t, input);
  return { user, client: await as(t, user) };
}

export type TestAlbum = { id: number; images: number[]; keys: string[]; name: string };

type AlbumInput = {
  name?: string;
  status?: 'public' | 'private' | 'quarantined';
  reason?: string;
  images?: number;
  /** Writes a file for every variant of every image. */
  files?: boolean;
  categories?: readonly number[];
  createdAt?: Date;
  deleted?: boolean;
};

/** Sufficient for a file that is only served, never decoded. */
export const TINY_FILE = Buffer.from('RIFF\x1a\0\0\0WEBPVP8L a tiny test file', 'latin1');

export async function createAlbum(
  t: RowsAndFiles,
  author: { id: number },
  input: AlbumInput = {},
): Promise<TestAlbum> {
  const name = input.name ?? `Album ${next()}`;
  const count = input.images ?? 3;
  const created_at = input.createdAt ?? t.clock.now();
  const { id } = await t.db
    .insertInto('album')
    .values({
      account_id: author.id,
      name,
      search_text: toSearchText(name),
      status: input.status ?? 'public',
      quarantine_reason: input.reason ?? null,
      image_count: count,
      created_at,
      updated_at: created_at,
      deleted_at: input.deleted ? created_at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (input.categories?.length)
    await t.db
      .insertInto('album_category')
      .values(input.categories.map((category_id, position) => ({ album_id: id, category_id, position })))
      .execute();
  const keys = Array.from({ length: count }, () => randomBytes(16).toString('hex'));
  if (count === 0) return { id, images: [], keys, name };
  await insertStoredFiles(t, keys, created_at);
  const rows = await t.db
    .insertInto('image')
    .values(
      keys.map((file_key, index) => ({
        album_id: id,
        file_key,
        name: `Image ${index + 1}`,
        description: null,
        url: null,
        position: index + 1,
        width: 40,
        height: 30,
        bytes: IMAGE_VARIANTS.length * TINY_FILE.length,
        color: '808080',
        created_at,
        removed_at: null,
      })),
    )
    .returning('id')
    .execute();
  if (input.files) await Promise.all(keys.map((key) => writeFiles(t, key)));
  return { id, images: rows.map((row) => row.id), keys, name };
}

async function insertStoredFiles(t: Rows, keys: readonly string[], changed_at: Date): Promise<void> {
  await t.db
    .insertInto('stored_file')
    .values(
      keys.map((key) => ({
        key,
        state: 'live' as const,
        copies_due: false,
        copies_heavy: false,
        changed_at,
      })),
    )
    .execute();
}

export const getImageFolder = (t: { readonly dataDir?: string }, key: string): string =>
  join(t.dataDir ?? '', 'files', key.slice(0, 2), key.slice(2, 4), key);

async function writeFiles(t: { readonly dataDir?: string }, key: string): Promise<void> {
  const folder = getImageFolder(t, key);
  await mkdir(folder, { recursive: true });
  await Promise.all(IMAGE_VARIANTS.map((variant) => writeFile(join(folder, `${variant}.webp`), TINY_FILE)));
}

export type TestTierlist = { id: number; lines: number[]; lineImages: number[]; version: number };

type TierlistInput = {
  name?: string;
  private?: boolean;
  main?: number | null;
  lines?: readonly LineInput[];
  createdAt?: Date;
};

/** By default, a tier S with the first image and a tier A with the others. */
export async function createTierlist(
  t: Rows,
  author: { id: number },
  album: TestAlbum,
  input: TierlistInput = {},
): Promise<TestTierlist> {
  const name = input.name ?? `Tier list ${next()}`;
  const created_at = input.createdAt ?? t.clock.now();
  const lines = input.lines ?? twoTiers(album.images);
  const { id } = await t.db
    .insertInto('tierlist')
    .values({
      account_id: author.id,
      album_id: album.id,
      name,
      search_text: toSearchText(name),
      description: null,
      private: input.private ?? false,
      id_main_image: input.main ?? null,
      created_at,
      updated_at: created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lineIds: number[] = [];
  const lineImages: number[] = [];
  for (const { label, placement, color, images } of lines) {
    const line = await t.db
      .insertInto('tierlist_line')
      .values({ tierlist_id: id, label, placement, color: color ?? 'FFFFFF' })
      .returning('id')
      .executeTakeFirstOrThrow();
    lineIds.push(line.id);
    if (!images?.length) continue;
    const rows = await t.db
      .insertInto('tierlist_line_image')
      .values(
        images.map((image) => ({
          tierlist_id: id,
          line_id: line.id,
          image_id: image.id_image,
          placement: image.placement,
          disable: image.disable ?? false,
        })),
      )
      .returning('id')
      .execute();
    lineImages.push(...rows.map((row) => row.id));
  }
  await t.db
    .updateTable('album')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', album.id)
    .execute();
  return { id, lines: lineIds, lineImages, version: 1 };
}

export function tier(label: string, placement: number, images: readonly number[]): LineInput {
  return {
    label,
    placement,
    color: 'ff7f7f',
    images: images.map((id_image, index) => ({ id_image, placement: index + 1 })),
  };
}

export function twoTiers(images: readonly number[]): LineInput[] {
  return [tier('S', 1, images.slice(0, 1)), tier('A', 2, images.slice(1))];
}
