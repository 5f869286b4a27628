// The stored link preview of each album and content (migration 042, whose triggers remove it when the subject is hidden).
import { sql } from 'kysely';
import type { ResourceKind } from '../../content/public-resource/public-resource.ts';
import { isNotErased } from '../../db/removals.ts';
import type { Db } from '../../db/transaction.ts';

export type PreviewRow = { readonly tag: string; readonly file_key: string };

export function findPreview(db: Db, kind: ResourceKind, id: number): Promise<PreviewRow | undefined> {
  return db
    .selectFrom('preview')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .select(['tag', 'file_key'])
    .executeTakeFirst();
}

/**
 * Returns false if the album or content is deleted or no longer public: then nothing is stored. A transaction that hides it waits for this
 * one.
 */
export async function storePreview(
  db: Db,
  kind: ResourceKind,
  id: number,
  { tag, file_key }: PreviewRow,
): Promise<boolean> {
  const remains = isNotErased(sql.ref('t.account_id'));
  const shown =
    kind === 'album'
      ? sql`select t.id from album t where t.id = ${id} and t.status = 'public' and t.deleted_at is null
          and ${remains} for share of t`
      : sql`select t.id from ${sql.table(kind)} t join album a on a.id = t.album_id
          where t.id = ${id} and not t.private and not t.hidden and a.status <> 'quarantined' and ${remains}
          for share of t, a`;
  const kept = await sql`
    with shown as (${shown})
    insert into preview (kind, id, tag, file_key) select ${kind}, id, ${tag}, ${file_key} from shown
    on conflict (kind, id) do update set tag = excluded.tag, file_key = excluded.file_key
    returning 1`.execute(db);
  return kept.rows.length > 0;
}
