// What search engines may find, in parts of so many numbers: a part costs the same however much there is.
import type { ContentKind } from '@palmares/core/content-kind';
import { sql } from 'kysely';
import { CONTENT_TABLES } from '../../db/content-tables.ts';
import type { Db } from '../../db/transaction.ts';

export type ListedKind = 'album' | ContentKind | 'account';

/** Of an author, who has no number in an address, the nametag. */
export type Listed = { readonly id: number; readonly nametag?: string; readonly updated_at: Date | null };

/** 0 where there is none yet. */
export async function findLastId(db: Db, kind: ListedKind): Promise<number> {
  const found = await sql<{ id: number | null }>`select max(id) as id from ${sql.table(kind)}`.execute(db);
  return found.rows[0]?.id ?? 0;
}

type Part = { readonly after: number; readonly upTo: number };

/** Public ones that are not in quarantine, with numbers above `after` and up to `upTo`; of accounts, those that made something public. */
export async function listPublic(db: Db, kind: ListedKind, { after, upTo }: Part): Promise<Listed[]> {
  const part = sql`t.id > ${after} and t.id <= ${upTo}`;
  const found =
    await sql<Listed>`${selectOf(kind)} where ${part} and ${conditionOf(kind)} order by t.id`.execute(db);
  return found.rows;
}

function selectOf(kind: ListedKind) {
  if (kind === 'account') return sql`select t.id, t.nametag, null as updated_at from account t`;
  if (kind === 'album') return sql`select t.id, t.updated_at from album t`;
  return sql`select t.id, t.updated_at from ${sql.table(kind)} t join album a on a.id = t.album_id`;
}

function conditionOf(kind: ListedKind) {
  if (kind === 'album') return sql`t.status = 'public' and t.deleted_at is null and t.image_count > 0`;
  if (kind !== 'account') return sql`not t.private and not t.hidden and a.status <> 'quarantined'`;
  const made = CONTENT_TABLES.map(
    ({ table }) =>
      sql`exists (select 1 from ${table} m where m.account_id = t.id and not m.private and not m.hidden)`,
  );
  return sql`t.status = 'active' and (
    exists (select 1 from album m where m.account_id = t.id and m.status = 'public' and m.deleted_at is null)
    or ${sql.join(made, sql` or `)})`;
}
