// The moderation queue and its decisions: staff list, a moderator triages, an admin decides (AD-41; docs/decisions/0057-reports.md).
import type { AuditEventName } from '@palmares/core/contract/audit-events';
import type {
  CaseDetail,
  DecideCaseBody,
  ListQueueQuery,
  QueueEntry,
  QueueMeta,
  QueueShelf,
} from '@palmares/core/contract/types';
import {
  type Actor,
  type CaseFacts,
  decideOnCase,
  decideOnModeration,
  isPartyToCase,
} from '@palmares/core/permissions';
import {
  CASE_ACTIONS,
  type CaseAction,
  isSanction,
  needsReason,
  nextState,
} from '@palmares/core/report/case';
import { checkStatement } from '@palmares/core/report/check-report';
import { REPORT } from '@palmares/core/staff-limits';
import { normaliseText } from '@palmares/core/text/normalise-text';
import type { Phrase } from '../../api-texts.ts';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, assertAllowed, assertFound } from '../../errors.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { type Cursor, cutPage, decodeCursor, pageSize } from '../../http/paging.ts';
import { presentAuthor } from '../../identity/account/account.presenter.ts';
import { existsOtherAdmin, insertAuditEvent } from '../../identity/account/account.repository.ts';
import { recordOwnDecision } from '../../identity/account/record-audit-event.ts';
import { listFlagsById, settleFlag } from '../moderation/flag.service.ts';
import * as cases from './case.repository.ts';
import { mailAppealAnswer, mailAuthor, mailReporters } from './case-mails.ts';
import { presentCase, presentCopy, presentReport } from './report.presenter.ts';
import { applySanction, revertSanction, type SanctionContext } from './sanctions.ts';

const COPIES_SHOWN = 5;

export function assertMayReview(context: RequestContext): void {
  assertAllowed(decideOnModeration(context.actor, 'triage'));
}

export async function assertIsCase(
  deps: Pick<Deps, 'db'>,
  context: RequestContext,
  id: number,
): Promise<void> {
  assertMayReview(context);
  assertFound(await cases.findCase(deps.db, id));
}

const SHELVES: Record<QueueShelf, Pick<cases.QueueListing, 'states' | 'flags' | 'newestFirst'>> = {
  open: { states: ['open'], flags: 'pending', newestFirst: false },
  escalated: { states: ['escalated'], flags: null, newestFirst: false },
  appealed: { states: ['appealed'], flags: null, newestFirst: false },
  closed: { states: ['dismissed', 'decided', 'upheld', 'lifted'], flags: 'kept', newestFirst: true },
};

/** Oldest first, except for closed cases. */
export async function listQueue(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  query: ListQueueQuery,
): Promise<{ data: QueueEntry[]; meta: QueueMeta }> {
  const size = pageSize(query.limit);
  const cursor = decodeCursor(query.cursor, 'time');
  const places = await cases.listQueue(deps.db, { ...SHELVES[query.shelf ?? 'open'], size, cursor });
  const page = cutPage(places, size, ({ at, key }): Cursor => [at.toISOString(), key]);
  const [entries, counts] = await Promise.all([
    readEntries(deps, actor, page.rows),
    cases.countQueue(deps.db),
  ]);
  return { data: entries, meta: { next_cursor: page.next_cursor, counts } };
}

async function readEntries(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  places: readonly cases.QueuePosition[],
): Promise<QueueEntry[]> {
  const getIds = (type: cases.QueuePosition['type']) =>
    places.filter((place) => place.type === type).map(({ id }) => id);
  const [rows, flags] = await Promise.all([
    cases.listCasesById(deps.db, getIds('case')),
    listFlagsById(deps, actor, getIds('flag')),
  ]);
  const caseOf = new Map(rows.map((row) => [row.id, row]));
  const flagOf = new Map(flags.map((flag) => [flag.image.id, flag]));
  return places.flatMap(({ type, id }): QueueEntry[] => {
    const row = type === 'case' ? caseOf.get(id) : undefined;
    if (row !== undefined) return [{ case: presentCase(deps, row), flag: null }];
    const flag = type === 'flag' ? flagOf.get(id) : undefined;
    return flag === undefined ? [] : [{ case: null, flag }];
  });
}

export async function getCase(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<CaseDetail> {
  const row = await cases.findCase(deps.db, id);
  assertFound(row);
  const [reports, copies, earlier, facts, decider] = await Promise.all([
    cases.listReports(deps.db, id, REPORT.reportsShown),
    cases.listCopies(deps.db, id, COPIES_SHOWN),
    cases.countEarlierDecisions(deps.db, row.author_id, id),
    getFacts(deps.db, row),
    row.decided_by === null ? undefined : cases.findAccount(deps.db, row.decided_by),
  ]);
  const imageIds = copies.flatMap(({ copy }) =>
    copy.groups.flatMap((group) => group.images.map((image) => image.id)),
  );
  const placed = await cases.listImages(deps.db, [...new Set(imageIds)]);
  const images = new Map(placed.map((one) => [one.image.id, one]));
  return {
    ...presentCase(deps, row),
    acts: CASE_ACTIONS.filter(
      (act) => nextState(row, act) !== null && decideOnCase(actor, act, facts) === null,
    ),
    earlier_decisions: earlier,
    decided_by: decider === undefined ? null : presentAuthor(decider),
    report_count: row.reasons.reduce((sum, { count }) => sum + count, 0),
    reports: reports.map(presentReport),
    copies: copies.map((copy) => presentCopy(deps, copy, images)),
  };
}

/** The facts of a case that permissions need. */
async function getFacts(
  db: Db,
  {
    state,
    author_id: authorId,
    decided_by: decidedBy,
  }: Pick<cases.LockedCase, 'state' | 'author_id' | 'decided_by'>,
): Promise<CaseFacts> {
  const parties = [authorId, ...(decidedBy === null ? [] : [decidedBy])];
  const hasOtherAdmin = await existsOtherAdmin(db, [authorId]);
  const hasImpartialAdmin = await existsOtherAdmin(db, parties);
  return { state, authorId, decidedBy, hasOtherAdmin, hasImpartialAdmin };
}

/** Returns an empty text for a triage action, which the author is not notified of. */
function parseReason(act: CaseAction, raw = ''): string {
  if (!needsReason(act)) return '';
  const code = checkStatement(raw, REPORT.reasonMax);
  if (code === null) return normaliseText(raw);
  const text: Phrase = (texts) => texts.statementText(code, REPORT.reasonMax);
  throw new AppError('validation_failed', { text, issues: [{ field: 'reason', code, text }] });
}

/** The second of two concurrent decisions is refused because the case has changed. */
export async function decideCase(
  deps: Pick<Deps, 'clock' | 'db'>,
  context: AccountContext,
  id: number,
  body: DecideCaseBody,
) {
  const { act } = body;
  const state = await inTransaction(deps.db, async (trx) => {
    const found = await cases.lockCase(trx, id);
    assertFound(found);
    const facts = await getFacts(trx, found);
    assertAllowed(decideOnCase(context.actor, act, facts));
    const next = nextState(found, act);
    if (next === null) throw new AppError('case_moved_on');
    await perform({ deps, trx, context }, found, act, parseReason(act, body.reason));
    const decided = { decided_by: context.actor.id, decided_at: deps.clock() };
    await cases.updateCase(trx, id, {
      state: next,
      since: deps.clock(),
      ...(act === 'escalate' || act === 'uphold' || act === 'lift' ? {} : decided),
    });
    const target = `case ${id}, ${found.kind} ${found.thing_id}`;
    await insertAuditEvent(trx, {
      account_id: context.actor.id,
      event: getEvent(act),
      target,
      ip: context.ip,
    });
    if (isPartyToCase(context.actor, facts)) await recordOwnDecision(trx, context, target);
    return next;
  });
  return { id, state };
}

function getEvent(act: CaseAction): AuditEventName {
  if (isSanction(act)) return 'report_decided';
  const events = {
    dismiss: 'report_dismissed',
    escalate: 'report_escalated',
    uphold: 'decision_upheld',
    lift: 'decision_lifted',
  } as const;
  return events[act];
}

/** Performs the side effects of the action, besides the case's own state. */
async function perform(
  acting: SanctionContext,
  found: cases.LockedCase,
  act: CaseAction,
  reason: string,
): Promise<void> {
  const { deps, trx, context } = acting;
  const told = { case: found, now: deps.clock() };
  if (isSanction(act)) {
    const effect = await applySanction(acting, found, act, reason);
    await cases.updateCase(trx, found.id, { sanction: act, reason, status_before: effect.statusBefore });
    await mailAuthor(trx, told, { sanction: act, reason });
    await mailReporters(trx, told, { acted: true });
    return;
  }
  if (act === 'escalate') return;
  if (act === 'dismiss') {
    // Reviewing the report also settles the flag of the image.
    if (found.kind === 'image') await settleFlag(deps, trx, context, found.thing_id);
    await mailReporters(trx, told, { acted: false });
    return;
  }
  const lifted = act === 'lift';
  if (lifted) await revertSanction(acting, found);
  await cases.updateCase(trx, found.id, { answer: reason });
  await mailAppealAnswer(trx, told, { lifted, answer: reason });
}
