import type { CaseDetail } from '@palmares/core/contract/types';
import { type CaseAction, isSanction, needsReason } from '@palmares/core/report/case';
import { checkStatement } from '@palmares/core/report/check-report';
import { REPORT } from '@palmares/core/staff-limits';
import { ACTION_EFFECTS, ACTION_LABELS, CASE_TEXTS, DONE_TEXTS } from '@palmares/texts/page/queue';
import { statementText } from '@palmares/texts/page/report-issues';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formFailure } from '../../api/form-failure.ts';
import { decideCase } from '../../api/moderation.ts';
import { useForm } from '../../lib/use-form.ts';
import { QUEUE_KEY } from '../../queries/moderation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { GuardedStep } from '../../ui/press-guard.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './case-actions.module.css';
import section from './case-drawer.module.css';

type Props = { detail: CaseDetail; onDone: () => void };

/** The actions on a case: first the choice of one, then its effect and, where the author is notified, the reason. */
export function CaseActions({ detail, onDone }: Props) {
  const [act, setAct] = useState<CaseAction | null>(null);
  const place = useRef<HTMLElement>(null);
  function choose(chosen: CaseAction | null): void {
    flushSync(() => setAct(chosen));
    // The pressed button has disappeared, so the focus moves to its replacement.
    place.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  }
  return (
    <section ref={place} className={section.section} aria-labelledby="case-acts">
      <h3 id="case-acts" className={section.title}>
        {CASE_TEXTS.act}
      </h3>
      <GuardedStep step={act ?? ''}>
        {act === null ? (
          <ul className={styles.acts}>
            {detail.acts.map((one) => (
              <li key={one}>
                <Button wide variant={isSanction(one) ? 'danger' : 'secondary'} onClick={() => choose(one)}>
                  {ACTION_LABELS[one]}
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <ActForm key={act} id={detail.id} act={act} onBack={() => choose(null)} onDone={onDone} />
        )}
      </GuardedStep>
    </section>
  );
}

type FormProps = { id: number; act: CaseAction; onBack: () => void; onDone: () => void };

function ActForm({ id, act, onBack, onDone }: FormProps) {
  const asks = needsReason(act);
  const isAnswer = act === 'uphold' || act === 'lift';
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => {
      const code = asks ? checkStatement(reason, REPORT.reasonMax) : null;
      return code === null ? {} : { reason: statementText(code, REPORT.reasonMax) };
    },
    send: ({ reason }) => decideCase(id, { act, ...(asks && { reason }) }),
    failureOf: (error) =>
      formFailure(error, {
        failed: CASE_TEXTS.failed,
        codes: { not_found: CASE_TEXTS.gone404 },
        quoted: 'all',
        fields: { reason: 'reason' },
      }),
    invalidates: [QUEUE_KEY],
    onSent: () => {
      showToast({ kind: 'success', text: DONE_TEXTS[act] });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <p>{ACTION_EFFECTS[act]}</p>
      {asks && (
        <TextArea
          {...form.bind('reason')}
          label={isAnswer ? CASE_TEXTS.answerLabel : CASE_TEXTS.reasonLabel}
          required
        />
      )}
      <div className={styles.confirm}>
        <GuardedButton onClick={onBack}>{CASE_TEXTS.back}</GuardedButton>
        <GuardedButton type="submit" variant={isSanction(act) ? 'danger' : 'primary'} loading={form.pending}>
          {ACTION_LABELS[act]}
        </GuardedButton>
      </div>
    </Form>
  );
}
