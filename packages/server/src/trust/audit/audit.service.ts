// The audit trail as admins read it (AD-46).
import type { AuditEvent, ListAuditQuery } from '@palmares/core/contract/types';
import type { Deps } from '../../deps.ts';
import { type Cursor, cutPage, decodeCursor, pageSize } from '../../http/paging.ts';
import { presentAuthorIfAny } from '../../identity/account/account.presenter.ts';
import * as events from './audit.repository.ts';

function presentEvent(row: events.AuditRow): AuditEvent {
  return {
    id: row.id,
    at: row.at.toISOString(),
    author: presentAuthorIfAny(row),
    event: row.event,
    target: row.target,
    ip: row.ip,
  };
}

export async function listEvents(deps: Pick<Deps, 'db'>, query: ListAuditQuery) {
  const size = pageSize(query.limit);
  const rows = await events.listEvents(deps.db, {
    event: query.event,
    size,
    cursor: decodeCursor(query.cursor, 'time'),
  });
  const page = cutPage(rows, size, (row): Cursor => [row.at.toISOString(), row.id]);
  return { data: page.rows.map(presentEvent), meta: { next_cursor: page.next_cursor } };
}
