import type { Decision } from '@palmares/core/contract/types';
import { checkStatement } from '@palmares/core/report/check-report';
import { REPORT } from '@palmares/core/staff-limits';
import { DECISION_TEXTS } from '@palmares/texts/page/profile';
import { decisionText, statementText } from '@palmares/texts/page/report-issues';
import { formFailure } from '../../api/form-failure.ts';
import { contestDecision } from '../../api/report.ts';
import { useForm } from '../../lib/use-form.ts';
import { DECISIONS_KEY } from '../../queries/decisions.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The form for the single appeal against a decision. */
export function AppealDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => {
      const code = checkStatement(text, REPORT.textMax);
      return code === null ? {} : { text: statementText(code, REPORT.textMax) };
    },
    send: ({ text }) => contestDecision(decision.id, text),
    failureOf: (error) =>
      formFailure(error, { failed: DECISION_TEXTS.failed, quoted: 'all', fields: { text: 'text' } }),
    invalidates: [DECISIONS_KEY],
    onSent: () => {
      showToast({ kind: 'success', text: DECISION_TEXTS.sent });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={DECISION_TEXTS.appealTitle}
      text={`${decisionText(decision)} ${DECISION_TEXTS.once}`}
      submitLabel={DECISION_TEXTS.send}
      onClose={onClose}
    >
      <TextArea {...form.bind('text')} label={DECISION_TEXTS.text} rows={5} required />
    </FormDialog>
  );
}
