// What was public when it was deleted: its address answers 410, so that search engines forget it at once. Written by the database itself
// (migration 041), whichever way it was deleted.
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import type { ThingKind } from './told-thing.ts';

export async function isGone(db: Db, kind: ThingKind, id: number): Promise<boolean> {
  const found = await sql`select 1 from gone_page where kind = ${kind} and id = ${id}`.execute(db);
  return found.rows.length > 0;
}
