// What search engines may find, in parts of so many numbers: a part costs the same however much there is.
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';

export type ListedKind = 'tierlist' | 'tournament' | 'ranking';
export type Listed = { readonly id: number; readonly updated_at: Date };

/** 0 where there is none yet. */
export async function findLastId(db: Db, kind: ListedKind): Promise<number> {
  const found = await sql<{ id: number | null }>`select max(id) as id from ${sql.table(kind)}`.execute(db);
  return found.rows[0]?.id ?? 0;
}

/** Public ones that are not in quarantine, with numbers above `after` and up to `upTo`. */
export async function listPublic(
  db: Db,
  kind: ListedKind,
  { after, upTo }: { after: number; upTo: number },
): Promise<Listed[]> {
  const found = await sql<Listed>`
    select t.id, t.updated_at from ${sql.table(kind)} t join album a on a.id = t.album_id
    where t.id > ${after} and t.id <= ${upTo} and not t.private and a.status <> 'quarantined'
    order by t.id`.execute(db);
  return found.rows;
}
