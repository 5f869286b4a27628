// Albums and contents that were public when they were deleted: their address answers 410, so that search engines drop it at once. Triggers
// write the rows (migration 041), whatever the deletion's cause. What an account that is being erased had made public is gone, too.
import type { ContentKind } from '@palmares/core/content-kind';
import { sql } from 'kysely';
import { isNotErased } from '../../db/removals.ts';
import type { Db } from '../../db/transaction.ts';

export async function isGone(db: Db, kind: 'album' | ContentKind, id: number): Promise<boolean> {
  const erased =
    kind === 'album'
      ? sql`select 1 from album t where t.id = ${id} and t.status = 'public' and t.deleted_at is null`
      : sql`select 1 from ${sql.table(kind)} t join album a on a.id = t.album_id
          where t.id = ${id} and not t.private and not t.hidden and a.status <> 'quarantined'`;
  const found = await sql`
    select 1 from gone_page where kind = ${kind} and id = ${id}
    union all ${erased} and not ${isNotErased(sql.ref('t.account_id'))}`.execute(db);
  return found.rows.length > 0;
}
