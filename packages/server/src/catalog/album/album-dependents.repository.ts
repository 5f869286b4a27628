// SQL of what depends on an album: the contents built from it, and the images that they hold.
import { listName } from '@palmares/core/content-kind';
import type { ContentCounts } from '@palmares/core/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { CONTENT_TABLES, isImageShown } from '../../db/content-tables.ts';
import type { Db } from '../../db/transaction.ts';

/** Private ones too: what is counted is what stays behind, whoever may see it. */
export async function countContentsOn(
  db: Db,
  albumId: number,
  { of, authorId }: { of: 'author' | 'others'; authorId: number },
): Promise<ContentCounts> {
  const whose: RawBuilder<unknown> = of === 'author' ? sql`=` : sql`<>`;
  const counts = CONTENT_TABLES.map(
    ({ kind, table }) => sql`(select count(*) from ${table} c
      where c.album_id = ${albumId} and c.account_id ${whose} ${authorId}) as ${sql.ref(listName(kind))}`,
  );
  const result = await sql<ContentCounts>`select ${sql.join(counts)}`.execute(db);
  return firstOf(result.rows);
}

/** `used`: by contents. That the copy of a report holds an image is told to nobody. */
export async function countImages(db: Db, albumId: number): Promise<{ all: number; used: number }> {
  const result = await sql<{ all: number; used: number }>`
    select count(*) as all, count(*) filter (where ${isImageShown(sql`i.id`)}) as used
    from image i where i.album_id = ${albumId} and i.removed_at is null`.execute(db);
  return firstOf(result.rows);
}

function firstOf<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('counting gave no row');
  return row;
}
