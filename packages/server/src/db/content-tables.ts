// The tables of each kind of content, for code that treats all kinds alike: used images, counting, export and removal.
import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { type RawBuilder, sql } from 'kysely';
import { type Columns, int4, int8 } from './row-type.ts';

export type ContentTables = {
  kind: ContentKind;
  table: RawBuilder<unknown>;
  images: RawBuilder<unknown>;
  /** The column of `images` that names the content. */
  contentId: RawBuilder<unknown>;
  /** The column of `table` that refers to an image directly; null if there is none. */
  mainImage: RawBuilder<unknown> | null;
  /** True if readers see a row of `images`, aliased as `used` in the query: an author may hide images. */
  isShown: RawBuilder<boolean>;
  /** Columns of `table` besides those that all kinds have. */
  ownColumns: Columns;
};

const TABLES = {
  tierlist: {
    table: sql.table('tierlist'),
    images: sql.table('tierlist_line_image'),
    contentId: sql.ref('tierlist_id'),
    mainImage: sql.ref('id_main_image'),
    isShown: sql<boolean>`not used.disable`,
    ownColumns: { id_main_image: int8.orNull() },
  },
  tournament: {
    table: sql.table('tournament'),
    images: sql.table('tournament_image'),
    contentId: sql.ref('tournament_id'),
    mainImage: sql.ref('winner_id'),
    isShown: sql<boolean>`not used.disable`,
    ownColumns: { turn: int4, winner_id: int8.orNull() },
  },
  ranking: {
    table: sql.table('ranking'),
    images: sql.table('ranking_image'),
    contentId: sql.ref('ranking_id'),
    mainImage: null,
    isShown: sql<boolean>`true`,
    ownColumns: {},
  },
} satisfies Record<ContentKind, Omit<ContentTables, 'kind'>>;

export type OwnColumns<K extends ContentKind> = (typeof TABLES)[K]['ownColumns'];

export const getContentTables = (kind: ContentKind): ContentTables => ({ kind, ...TABLES[kind] });

export const CONTENT_TABLES: readonly ContentTables[] = CONTENT_KINDS.map(getContentTables);

/** True if the row and file must stay after the image left its album: a content shows it (PR-7), or a report's snapshot holds it. */
export function isImageUsed(imageId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${isImageShown(imageId)}
    or exists (select 1 from report_copy_image used where used.image_id = ${imageId}))`;
}

/** True if some content shows this image. */
export function isImageShown(imageId: RawBuilder<unknown>): RawBuilder<boolean> {
  const uses = CONTENT_TABLES.flatMap(({ table, images, mainImage }) => [
    sql`exists (select 1 from ${images} used where used.image_id = ${imageId})`,
    ...(mainImage === null
      ? []
      : [sql`exists (select 1 from ${table} used where used.${mainImage} = ${imageId})`]),
  ]);
  return sql<boolean>`(${sql.join(uses, sql` or `)})`;
}

/** True if some content was built from this album: it then stays as a tombstone when deleted. */
export function isAlbumUsed(albumId: RawBuilder<unknown>): RawBuilder<boolean> {
  const uses = CONTENT_TABLES.map(
    ({ table }) => sql`exists (select 1 from ${table} used where used.album_id = ${albumId})`,
  );
  return sql<boolean>`(${sql.join(uses, sql` or `)})`;
}
