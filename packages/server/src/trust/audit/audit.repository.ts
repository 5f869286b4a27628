import type { AuditEventName } from '@palmares/core/contract/audit-events';
import { sql } from 'kysely';
import { defineRow, int8, type RowOf, text, timestamptz } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';
import type { Cursor } from '../../http/paging.ts';

/** Events of callers without a session have no author. */
const AUDIT_EVENT = defineRow('audit event', {
  id: int8,
  at: timestamptz,
  event: text,
  target: text.orNull(),
  ip: text.orNull(),
  author_id: int8.orNull(),
  author_username: text.orNull(),
  author_nametag: text.orNull(),
  author_status: text.orNull(),
});
export type AuditRow = RowOf<typeof AUDIT_EVENT>;

/** Newest first; returns one row more than the page if there is a next page. */
export function listEvents(
  db: Db,
  listing: { event: string | undefined; size: number; cursor: Cursor | null },
): Promise<AuditRow[]> {
  const { event, size, cursor } = listing;
  const conditions = [sql`true`];
  if (event !== undefined) conditions.push(sql`e.event = ${event}`);
  if (cursor !== null) conditions.push(sql`(e.at, e.id) < (${cursor[0]}, ${cursor[1]})`);
  return AUDIT_EVENT.list(
    db,
    sql`
    select e.id, e.at, e.event, e.target, e.ip, a.id as author_id, a.username as author_username,
      a.nametag as author_nametag, a.status as author_status
    from audit_event e left join account a on a.id = e.account_id
    where ${sql.join(conditions, sql` and `)}
    order by e.at desc, e.id desc limit ${size + 1}`,
  );
}

const REFUSALS: readonly AuditEventName[] = ['login_refused', 'second_factor_refused'];

export async function removeRefusalsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('audit_event').where('event', 'in', REFUSALS).where('at', '<', before).execute();
}
