// Public pages for search engines, in parts of a fixed range of ids, so that a part costs the same however many there are.
import type { ContentKind } from '@palmares/core/content-kind';
import { sql } from 'kysely';
import { CONTENT_TABLES } from '../../db/content-tables.ts';
import { isNotErased } from '../../db/removals.ts';
import { defineRow, int8, text, timestamptz } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';

export type ListedKind = 'album' | ContentKind | 'account';

const LISTED_THING = defineRow('listed thing', { id: int8, updated_at: timestamptz });
/** An author's address contains the nametag instead of an id. */
const LISTED_AUTHOR = defineRow('listed author', { id: int8, nametag: text });
export type Listed = {
  readonly id: number;
  readonly nametag?: string;
  readonly updated_at?: Date;
};

const LAST_ID = defineRow('last id', { id: int8.orNull() });

/** Returns 0 if there is none yet. */
export async function findLastId(db: Db, kind: ListedKind): Promise<number> {
  return (await LAST_ID.get(db, sql`select max(id) as id from ${sql.table(kind)}`)).id ?? 0;
}

type Part = { readonly after: number; readonly upTo: number };

/** Public ones that are not in quarantine, with ids above `after` and up to `upTo`; for accounts, those that made something public. */
export function listPublic(db: Db, kind: ListedKind, { after, upTo }: Part): Promise<Listed[]> {
  const part = sql`t.id > ${after} and t.id <= ${upTo}`;
  const query = sql`${selectOf(kind)} where ${part} and ${getCondition(kind)} order by t.id`;
  return kind === 'account' ? LISTED_AUTHOR.list(db, query) : LISTED_THING.list(db, query);
}

function selectOf(kind: ListedKind) {
  if (kind === 'account') return sql`select t.id, t.nametag from account t`;
  if (kind === 'album') return sql`select t.id, t.updated_at from album t`;
  return sql`select t.id, t.updated_at from ${sql.table(kind)} t join album a on a.id = t.album_id`;
}

function getCondition(kind: ListedKind) {
  const remains = isNotErased(sql.ref('t.account_id'));
  if (kind === 'album')
    return sql`t.status = 'public' and t.deleted_at is null and t.image_count > 0 and ${remains}`;
  if (kind !== 'account')
    return sql`not t.private and not t.hidden and a.status <> 'quarantined' and ${remains}`;
  const made = CONTENT_TABLES.map(
    ({ table }) =>
      sql`exists (select 1 from ${table} m where m.account_id = t.id and not m.private and not m.hidden)`,
  );
  return sql`t.status = 'active' and (
    exists (select 1 from album m where m.account_id = t.id and m.status = 'public' and m.deleted_at is null)
    or ${sql.join(made, sql` or `)})`;
}
