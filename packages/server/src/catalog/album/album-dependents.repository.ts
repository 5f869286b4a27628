// SQL of what depends on an album: the contents built from it, and the images that they hold.
import { forEachList, listName } from '@palmares/core/content-kind';
import type { ContentCounts } from '@palmares/core/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { CONTENT_TABLES, isImageShown } from '../../db/content-tables.ts';
import { isNotErased } from '../../db/removals.ts';
import { defineRow, int8 } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';

const CONTENTS = defineRow(
  'contents of an album',
  forEachList(() => int8),
);

/** Counts private contents too, because all of them stay after the deletion. */
export function countContentsOn(
  db: Db,
  albumId: number,
  { of, authorId }: { of: 'author' | 'others'; authorId: number },
): Promise<ContentCounts> {
  const whose: RawBuilder<unknown> = of === 'author' ? sql`=` : sql`<>`;
  const counts = CONTENT_TABLES.map(
    ({ kind, table }) => sql`(select count(*) from ${table} c
      where c.album_id = ${albumId} and c.account_id ${whose} ${authorId}
        and ${isNotErased(sql.ref('c.account_id'))}) as ${sql.ref(listName(kind))}`,
  );
  return CONTENTS.get(db, sql`select ${sql.join(counts)}`);
}

const IMAGES = defineRow('images of an album', { all: int8, used: int8 });

/** `used`: shown by contents. Images kept only for a report are not counted, because nobody may learn of the report. */
export function countImages(db: Db, albumId: number): Promise<{ all: number; used: number }> {
  return IMAGES.get(
    db,
    sql`select count(*) as all, count(*) filter (where ${isImageShown(sql`i.id`)}) as used
      from image i where i.album_id = ${albumId} and i.removed_at is null`,
  );
}
