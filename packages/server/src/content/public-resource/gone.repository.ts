// Albums and contents that were public when they were deleted: their address answers 410, so that search engines drop it at once. Triggers
// write the rows (migration 041), whatever the deletion's cause.
import type { ContentKind } from '@palmares/core/content-kind';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

export async function isGone(db: Db, kind: 'album' | ContentKind, id: number): Promise<boolean> {
  const found = await sql`select 1 from gone_page where kind = ${kind} and id = ${id}`.execute(db);
  return found.rows.length > 0;
}
