import type { Decision } from '@palmares/core/contract/types';
import { formatDate } from '@palmares/texts/page/formats';
import { DECISION_TEXTS } from '@palmares/texts/page/profile';
import { decisionText, LIFTED_TEXTS } from '@palmares/texts/page/report-issues';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decisionsQuery } from '../../queries/decisions.ts';
import { Button } from '../../ui/button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import rows from '../../ui/row-list.module.css';
import { AppealDialog } from './appeal-dialog.tsx';
import own from './own-decisions.module.css';
import styles from './profile.module.css';

/** The moderation's decisions about the user's albums and contents, with the reasons and the appeal. Renders nothing without decisions. */
export function OwnDecisions() {
  const decisions = useQuery(decisionsQuery());
  const [contested, contest] = useState<Decision | null>(null);
  const failed = decisions.data === undefined && decisions.isError;
  if (!failed && !decisions.data?.length) return null;
  return (
    <section className={styles.section} aria-labelledby="own-decisions">
      <div className={styles.sectionHeader}>
        <h2 id="own-decisions" className={styles.sectionTitle}>
          {DECISION_TEXTS.title}
        </h2>
      </div>
      {failed && <RetryAlert query={decisions}>{DECISION_TEXTS.error}</RetryAlert>}
      <ul className={rows.rows} aria-labelledby="own-decisions">
        {decisions.data?.map((decision) => (
          <li key={decision.id} className={rows.row}>
            <Told decision={decision} />
            {decision.state === 'decided' && (
              <div className={rows.rowActions}>
                <Button
                  aria-label={DECISION_TEXTS.contestNamed(decision.name)}
                  onClick={() => contest(decision)}
                >
                  {DECISION_TEXTS.contest}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {contested && <AppealDialog decision={contested} onClose={() => contest(null)} />}
    </section>
  );
}

function Told({ decision }: { decision: Decision }) {
  const { state, sanction, reason, appeal, answer, decidedAt } = decision;
  const parts = [
    [DECISION_TEXTS.reason, reason],
    [DECISION_TEXTS.appeal, appeal],
    [DECISION_TEXTS.answer, answer],
  ] as const;
  return (
    <div className={rows.rowText}>
      <h3 className={rows.rowTitle}>{decisionText(decision)}</h3>
      <p className={styles.facts}>
        {formatDate(decidedAt)} · {DECISION_TEXTS.states[state]}
        {state === 'lifted' && ` ${LIFTED_TEXTS[sanction]}`}
      </p>
      <div className={own.parts}>
        <FactList facts={parts} />
      </div>
    </div>
  );
}
