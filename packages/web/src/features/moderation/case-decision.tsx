import type { CaseDetail } from '@palmares/core/contract/types';
import { FactList } from '../../ui/fact-list.tsx';
import { CASE_TEXTS, SANCTION_TEXTS, STATE_TEXTS } from './queue-messages.ts';

/** What was decided, what its author says, what they were answered; nothing before a decision. */
export function CaseDecision({ detail }: { detail: CaseDetail }) {
  const { sanction, state, reason, appeal, answer, decided_by: decider } = detail;
  if (sanction === null) return null;
  const by = decider === null ? '' : ` ${CASE_TEXTS.decidedBy(decider.username)}`;
  const facts = [
    [CASE_TEXTS.decision, `${SANCTION_TEXTS[sanction]}${by} · ${STATE_TEXTS[state]}`],
    [CASE_TEXTS.reason, reason],
    [CASE_TEXTS.appeal, appeal],
    [CASE_TEXTS.answer, answer],
  ] as const;
  return <FactList facts={facts} />;
}
