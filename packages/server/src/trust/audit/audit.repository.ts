import type { AuditEventName } from '@palmares/core/contract/audit-events';
import { sql } from 'kysely';
import type { Db } from '../../db/transaction.ts';
import type { Cursor } from '../../http/paging.ts';

export type AuditRow = {
  id: number;
  at: Date;
  event: string;
  target: string | null;
  ip: string | null;
  author_id: number | null;
  author_username: string;
  author_nametag: string;
  author_status: string;
};

/** The newest first; one row more than the page when there is a next one. */
export async function listEvents(
  db: Db,
  listing: { event: string | undefined; size: number; cursor: Cursor | null },
): Promise<AuditRow[]> {
  const { event, size, cursor } = listing;
  const conditions = [sql`true`];
  if (event !== undefined) conditions.push(sql`e.event = ${event}`);
  if (cursor !== null) conditions.push(sql`(e.at, e.id) < (${cursor[0]}, ${cursor[1]})`);
  const result = await sql<AuditRow>`
    select e.id, e.at, e.event, e.target, e.ip, a.id as author_id, a.username as author_username,
      a.nametag as author_nametag, a.status as author_status
    from audit_event e left join account a on a.id = e.account_id
    where ${sql.join(conditions, sql` and `)}
    order by e.at desc, e.id desc limit ${size + 1}`.execute(db);
  return result.rows;
}

const REFUSALS: readonly AuditEventName[] = ['login_refused', 'second_factor_refused'];

export async function removeRefusalsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('audit_event').where('event', 'in', REFUSALS).where('at', '<', before).execute();
}
