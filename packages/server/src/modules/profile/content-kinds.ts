// The tables of each kind of content, for what concerns them all alike: counting them, exporting them, removing an account's.
import { sql } from 'kysely';
import type { ContentKind } from '../content/content.repository.ts';

export const CONTENT_KINDS = [
  {
    kind: 'tierlist' satisfies ContentKind,
    table: sql.table('tierlist'),
    images: sql.table('tierlist_line_image'),
    /** The column of `images` that names the content. */
    contentId: sql.ref('tierlist_id'),
    /** The column of `table` that names an image by itself. */
    mainImage: sql.ref('id_main_image'),
  },
] as const;

export type ContentTables = (typeof CONTENT_KINDS)[number];
