// The fuzzer's data on the server: actors of every kind with their credentials, and existing ids. It is repaired from time to time, because
// requests sign accounts out, deactivate and delete them, and remove their data.

import { hashPassword } from '@palmares/server/identity/account/password';
import type { TestApp } from '@palmares/server/testing/app';
import { type Client, createClient, createTokenClient } from '@palmares/server/testing/client';
import {
  createAlbum,
  createPersonalToken,
  createTierlist,
  createToken,
  createUser,
  type TestUser,
} from '@palmares/server/testing/factories';
import { SAMPLE_RESULTS } from '@palmares/server/testing/sample-results';
import { sql } from 'kysely';
import { gradientPng } from '../../../../packages/server/fixtures/images.ts';

export type FuzzWorld = {
  readonly clients: readonly Client[];
  readonly picture: Buffer;
  /** Existing ids for the parameter of a path. */
  readonly idsAt: (template: string) => readonly number[];
  /** Existing ids for a property of a body or query; null if it is no id. */
  readonly idsFor: (property: string) => readonly number[] | null;
  /** Plausible texts for a property. */
  readonly textsFor: (property: string) => readonly string[];
};

const PASSWORD = 'un mot de passe pour le hasard';

const IDS_MOST = 12;
const ALBUMS_LEAST = 4;

/** Tables by the paths and properties that refer to their rows. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^\/tierlist\/line\/image/, 'tierlist_line_image'],
  [/^\/tierlist\/line/, 'tierlist_line'],
  [/^\/tierlist/, 'tierlist'],
  [/^\/tournament/, 'tournament'],
  [/^\/ranking/, 'ranking'],
  [/^\/album/, 'album'],
  [/^\/(image|flagged-image)/, 'image'],
  [/^\/category/, 'category'],
  [/^\/user/, 'account'],
  [/^\/(moderation|me\/decision)/, 'report_case'],
  [/^\/me\/token/, 'personal_token'],
];
const PROPERTIES: Readonly<Record<string, string>> = {
  id_album: 'album',
  album: 'album',
  images: 'image',
  id_image: 'image',
  id_main_image: 'image',
  winner_id: 'image',
  loser_ids: 'image',
  categories: 'category',
  id_category: 'category',
  id_tierlist: 'tierlist',
  id_tierlist_line: 'tierlist_line',
  id_tournament: 'tournament',
  id_ranking: 'ranking',
  id_role: 'role',
};
const TABLES = [...new Set([...PLACES.map(([, table]) => table), ...Object.values(PROPERTIES)])];

type Cast = Record<'owner' | 'other' | 'modo' | 'admin', TestUser>;

export type FuzzStage = { readonly renew: () => Promise<FuzzWorld> };

export async function createFuzzStage(t: TestApp): Promise<FuzzStage> {
  const hash = await hashPassword(PASSWORD);
  const picture = await gradientPng(8, 6);
  const cast: Cast = {
    owner: await createUser(t),
    other: await createUser(t),
    modo: await createUser(t, { roles: ['modo'] }),
    admin: await createUser(t, { roles: ['admin'] }),
  };

  return {
    async renew() {
      await revive(t, cast, hash);
      await furnish(t, cast.owner);
      const ids = await readIds(t, cast.owner);
      return {
        clients: await signIn(t, cast),
        picture,
        idsAt: (template) => ids.get(PLACES.find(([place]) => place.test(template))?.[1] ?? '') ?? [1],
        idsFor: (property) => {
          const table = PROPERTIES[property];
          return table === undefined ? null : (ids.get(table) ?? []);
        },
        textsFor: (property) => textsFor(property, cast),
      };
    },
  };
}

function textsFor(property: string, { owner, other }: Cast): readonly string[] {
  if (/password/i.test(property)) return [PASSWORD];
  if (/^(identifier|nametag|author)$/.test(property)) return [owner.nametag, other.nametag];
  return [];
}

async function revive(t: TestApp, cast: Cast, password_hash: string): Promise<void> {
  const roles = [
    [cast.modo, 2],
    [cast.admin, 1],
  ] as const;
  await t.db
    .updateTable('account')
    .set({ status: 'active', password_hash })
    .where(
      'id',
      'in',
      Object.values(cast).map(({ id }) => id),
    )
    .execute();
  for (const [{ id: account_id }, role_id] of roles)
    await t.db
      .insertInto('account_role')
      .values({ account_id, role_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await t.db.deleteFrom('personal_token').execute();
  await t.db.deleteFrom('mail_outbox').execute();
}

/** Makes sure that the owner has a few albums, and one of each kind of content on the newest. */
async function furnish(t: TestApp, owner: { id: number }): Promise<void> {
  const { count } = await t.db
    .selectFrom('album')
    .where('account_id', '=', owner.id)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'public')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= ALBUMS_LEAST) return;
  const album = await createAlbum(t, owner, { images: 5 });
  await createAlbum(t, owner, { images: 4, status: 'private' });
  await createTierlist(t, owner, album);
  const client = createClient(t.app, await createToken(t, owner));
  for (const kind of ['tournament', 'ranking'] as const)
    await client.post(`/${kind}`, { name: 'x', id_album: album.id, ...SAMPLE_RESULTS[kind](album.images) });
}

/** Tables with an owner column. */
const OWNED = new Set(['album', 'tierlist', 'tournament', 'ranking', 'personal_token']);

/** The newest ids of each table, so that later requests find what earlier ones created; mostly the owner's, and of one album. */
async function readIds(t: TestApp, owner: { id: number }): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (const table of TABLES) {
    const own = OWNED.has(table) ? sql`(account_id = ${owner.id}) desc,` : sql``;
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} order by ${own} id desc limit ${IDS_MOST}`.execute(t.db);
    found.set(table, rows.length === 0 ? [1] : rows.map(({ id }) => id));
  }
  const { rows: focus } = await sql<{ id: number; images: number[] }>`
    select a.id, array(select i.id from image i where i.album_id = a.id and i.removed_at is null) as images
    from album a where a.account_id = ${owner.id} and a.deleted_at is null and a.status = 'public' and a.image_count > 2
    order by a.id desc limit 1`.execute(t.db);
  for (const { id, images } of focus) {
    found.set('album', [...repeated([id]), ...(found.get('album') ?? [])]);
    found.set('image', [...repeated(images), ...(found.get('image') ?? [])]);
  }
  return found;
}

/** Repeats the ids, so that they are drawn as often as all others together. */
const repeated = (ids: readonly number[]): number[] =>
  Array.from({ length: IDS_MOST }, (_, index) => ids[index % ids.length] ?? 0);

async function signIn(t: TestApp, cast: Cast): Promise<Client[]> {
  const getClient = async (one: Cast[keyof Cast]) => createClient(t.app, await createToken(t, one));
  const [owner, admin] = [await getClient(cast.owner), await getClient(cast.admin)];
  const others = await Promise.all([cast.other, cast.modo].map(getClient));
  const reading = await createPersonalToken(t, cast.owner, { scope: 'read' });
  const [writing, staff] = [
    await createPersonalToken(t, cast.owner),
    await createPersonalToken(t, cast.admin),
  ];
  const programs = [reading, writing, staff].map(({ token }) => createTokenClient(t.app, token));
  const forged = createTokenClient(t.app, `${writing.token.slice(0, -1)}?`);
  // The owner and the admin have the most rights, so they call more often.
  const often = [owner, owner, owner, owner, owner, admin, admin];
  return [...often, ...others, ...programs, forged, createClient(t.app)];
}
