// SQL of decisions as their authors read them, of reports in an account's export and deletion, and of the retention of reports.
import type { CaseState, ReportedKind, Sanction } from '@palmares/core/report/case';
import { sql } from 'kysely';
import { defineRow, int8, type RowOf, text, timestamptz } from '../../db/row-type.ts';
import type { Db } from '../../db/transaction.ts';

const DECISION = defineRow('decision', {
  id: int8,
  kind: text.as<ReportedKind>(),
  thing_id: int8,
  name: text,
  sanction: text.as<Sanction>(),
  state: text.as<CaseState>(),
  reason: text,
  appeal: text.orNull(),
  answer: text.orNull(),
  decided_at: timestamptz,
});
export type DecisionRow = RowOf<typeof DECISION>;

/** Newest first. */
export function listDecisionsOn(db: Db, accountId: number): Promise<DecisionRow[]> {
  return DECISION.list(
    db,
    sql`
    select id, kind, thing_id, name, sanction, state, reason, appeal, answer, decided_at from report_case
    where author_id = ${accountId} and state in ('decided', 'appealed', 'upheld', 'lifted')
    order by id desc`,
  );
}

/** Lists the account's own reports, for its export; `closed` is true once there is a decision. */
export function listReportsBy(db: Db, accountId: number) {
  return db
    .selectFrom('report as r')
    .innerJoin('report_case as c', 'c.id', 'r.case_id')
    .where('r.account_id', '=', accountId)
    .orderBy('r.id')
    .select(['c.kind', 'c.thing_id as id_thing', 'r.reason', 'r.text', 'r.created_at as createdAt'])
    .select((eb) => eb('c.state', 'not in', ['open', 'escalated']).as('closed'))
    .execute();
}

const DETACHED = defineRow('case of a deleted account', { id: int8 });

/**
 * Keeps reports of a deleted account without their author, and closes its pending appeals: in at most `limit` cases, whose number it
 * returns. Locks the cases first, as a decision does.
 */
export async function detachAccountReports(
  db: Db,
  accountId: number,
  now: Date,
  limit: number,
): Promise<number> {
  const cases = await DETACHED.list(
    db,
    sql`
    select id from report_case where id in (
      select case_id from report where account_id = ${accountId}
      union select id from report_case where author_id = ${accountId} and appeal is not null
      limit ${limit}) order by id for update`,
  );
  if (cases.length === 0) return 0;
  const ids = sql`any(${cases.map(({ id }) => id)}::bigint[])`;
  await sql`update report set account_id = null where account_id = ${accountId} and case_id = ${ids}`.execute(
    db,
  );
  await sql`
    update report_case set appeal = null, state = case state when 'appealed' then 'upheld' else state end,
      since = case state when 'appealed' then ${now} else since end
    where author_id = ${accountId} and appeal is not null and id = ${ids}`.execute(db);
  return cases.length;
}

/**
 * Removes the snapshots and reporters of cases closed before `before`, and the cases that have no lasting effect. A decision in force
 * remains with its author's account, who may read its reason.
 */
export async function removeClosedCases(db: Db, before: Date): Promise<void> {
  await sql`delete from report_copy where case_id in (select id from report_case
    where state in ('dismissed', 'decided', 'upheld', 'lifted') and since < ${before})`.execute(db);
  await sql`delete from report_case where state in ('dismissed', 'lifted') and since < ${before}`.execute(db);
}

/** Removes closed cases of deleted accounts; those of others stay. Reads all of both. */
export async function removeCasesOfDeleted(db: Db, before: Date): Promise<void> {
  await sql`delete from report_case where state in ('decided', 'upheld') and since < ${before}
    and exists (select 1 from account a where a.id = author_id and a.status = 'deleted')`.execute(db);
}

/** `today` as YYYY-MM-DD. */
export async function removeSaltsBefore(db: Db, today: string): Promise<void> {
  await sql`delete from report_salt where day < ${today}`.execute(db);
}
