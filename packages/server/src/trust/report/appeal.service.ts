// Decisions as the authors of reported content read and appeal them: one appeal each, and the reporter is never revealed.
import type { Decision } from '@palmares/core/contract/types';
import { nextState } from '@palmares/core/report/case';
import { checkStatement } from '@palmares/core/report/check-report';
import { REPORT } from '@palmares/core/staff-limits';
import { normaliseText } from '@palmares/core/text/normalise-text';
import type { Phrase } from '../../api-texts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, assertFound } from '../../errors.ts';
import type { AccountContext } from '../../http/context.ts';
import { insertAuditEvent } from '../../identity/account/account.repository.ts';
import * as cases from './case.repository.ts';
import { listDecisionsOn } from './decision.repository.ts';
import { presentDecision } from './report.presenter.ts';

export async function listDecisions(deps: Pick<Deps, 'db'>, context: AccountContext): Promise<Decision[]> {
  return (await listDecisionsOn(deps.db, context.actor.id)).map(presentDecision);
}

/** Throws 404 for a case that does not concern the caller or is not decided yet. */
export async function assertOwnDecision(
  deps: Pick<Deps, 'db'>,
  context: AccountContext,
  id: number,
): Promise<void> {
  const decisions = await listDecisionsOn(deps.db, context.actor.id);
  assertFound(decisions.find((decision) => decision.id === id));
}

export async function contestDecision(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  id: number,
  text: string,
): Promise<void> {
  const code = checkStatement(text, REPORT.textMax);
  if (code !== null) {
    const said: Phrase = (texts) => texts.statementText(code, REPORT.textMax);
    throw new AppError('validation_failed', { text: said, issues: [{ field: 'text', code, text: said }] });
  }
  await inTransaction(deps.db, async (trx) => {
    const found = await cases.lockCase(trx, id);
    assertFound(found);
    const state = nextState(found, 'appeal');
    if (state === null) throw new AppError('appeal_closed');
    await cases.updateCase(trx, id, { state, since: deps.clock(), appeal: normaliseText(text) });
    const target = `case ${id}, ${found.kind} ${found.thing_id}`;
    const { actor, ip } = context;
    await insertAuditEvent(trx, { account_id: actor.id, event: 'decision_contested', target, ip });
  });
}
