// What readers must not see any more although its rows still exist: contents and albums of accounts that are being erased, and images that
// are being purged (docs/decisions/0097-removal-in-two-steps.md). Every query that reads them for somebody uses these conditions.
//
// Both tables are almost always empty. `not in` is a subplan that PostgreSQL evaluates once and hashes: it never becomes a join whose size
// the planner would have to guess, so the plans of lists stay what they are.
import { type RawBuilder, sql } from 'kysely';
import { CONTENT_TABLES, type ContentTables } from './content-tables.ts';

/** `accountId` is the author of a content, or the owner of an album that is not in quarantine. */
export const isNotErased = (accountId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${accountId} not in (select account_id from account_erasure)`;

export const isNotPurged = (imageId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${imageId} not in (select image_id from image_purge)`;

const column = (alias: string, name: string) => sql.ref(`${alias}.${name}`);

/** True for an album, by its alias, unless its owner is being erased. One in quarantine stays until an administrator decides (PR-6). */
export const isAlbumKept = (album: string): RawBuilder<boolean> =>
  sql<boolean>`(${column(album, 'status')} = 'quarantined' or ${isNotErased(column(album, 'account_id'))})`;

/** True for an album that is deleted, or will be by the erasure of its owner. */
export const isAlbumDeleted = (album: string): RawBuilder<boolean> =>
  sql<boolean>`(${column(album, 'deleted_at')} is not null or not ${isAlbumKept(album)})`;

/** The time of an album's deletion; the current time for one whose owner is being erased. */
export const albumDeletedAt = (album: string): RawBuilder<Date | null> =>
  sql<Date | null>`(case when ${isAlbumKept(album)} then ${column(album, 'deleted_at')}
    else coalesce(${column(album, 'deleted_at')}, now()) end)`;

/** Ids of albums to leave out of lists of ids. The fence keeps PostgreSQL from reading all albums. */
export const ERASED_ALBUMS = sql`(select hidden.id from account_erasure e cross join lateral (
  select h.id from album h where h.account_id = e.account_id and h.deleted_at is null and h.status <> 'quarantined'
  offset 0) hidden)`;

/** Number of accounts that are being erased and still have a content on the album that visitors could read. */
export function countErasedAuthors(albumId: RawBuilder<unknown>): RawBuilder<number> {
  const shown = CONTENT_TABLES.map(
    ({ table }) => sql`exists (select 1 from ${table} c
      where c.account_id = e.account_id and c.album_id = ${albumId} and not c.private and not c.hidden offset 0)`,
  );
  // With an array the planner assumes few accounts. The fence keeps it from reading all contents at once.
  return sql<number>`(select count(*)::integer
    from unnest(array(select account_id from account_erasure)) as e (account_id)
    where ${sql.join(shown, sql` or `)})`;
}

/**
 * The epoch that signed addresses of an album's images contain. A deletion invalidates the addresses that readers got from what it hides,
 * without a write to each album: it counts as a raised epoch until the batch that removes the rows raises the epoch itself. So addresses
 * that others get meanwhile stay valid.
 */
export const albumEpoch = (album: string): RawBuilder<number> =>
  sql<number>`(${column(album, 'epoch')}
    + (${column(album, 'deleted_at')} is null and not ${isAlbumKept(album)})::integer
    + ${countErasedAuthors(column(album, 'id'))})`;

/** True if the content, an alias of `kind`'s table, still refers to an image that is being purged. */
export function holdsPurged(
  { images, contentId, mainImage }: ContentTables,
  content: string,
): RawBuilder<boolean> {
  const held = sql`exists (select 1 from unnest(array(select image_id from image_purge)) as p (image_id)
    join ${images} used on used.image_id = p.image_id
    where used.${contentId} = ${column(content, 'id')} offset 0)`;
  return mainImage === null
    ? sql<boolean>`${held}`
    : sql<boolean>`(${held} or coalesce(${sql.ref(content)}.${mainImage} in (select image_id from image_purge), false))`;
}
