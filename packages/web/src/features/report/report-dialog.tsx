import { checkReport, type ReportReason, requiresDetails } from '@palmares/core/report/check-report';
import { LANGUAGE } from '@palmares/texts/page/language';
import { formFailure } from '../../api/form-failure.ts';
import { sendReport } from '../../api/report.ts';
import { useSession } from '../../api/session.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useLanguage } from '../../ui/language.ts';
import type { ReportTarget } from '../../ui/report-slot.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { REPORT_TEXTS, type ReportTexts } from './messages.ts';
import { ReasonChoice } from './reason-choice.tsx';

type Values = { reason: ReportReason | null; text: string; email: string };

function useReportForm(target: ReportTarget, onClose: () => void) {
  const language = useLanguage();
  const texts = REPORT_TEXTS[language];
  const form = useForm<Values>({
    initial: { reason: null, text: '', email: '' },
    check: (values) => getIssues(values, texts),
    send: async ({ reason, text, email }) => {
      if (reason !== null) await sendReport(target, { reason, text, ...(email !== '' && { email }) });
    },
    failureOf: (error) =>
      formFailure(error, {
        failed: texts.failed,
        codes: texts.codes,
        // The server's messages are French.
        ...(language === LANGUAGE && { quoted: 'all', fields: { text: 'text', email: 'email' } }),
      }),
    onSent: () => {
      showToast({ kind: 'success', text: texts.sent, lang: language });
      onClose();
    },
  });
  return { form, texts };
}

/** A reason, a description and, for a visitor who wants an answer, an email address. */
export function ReportDialog({ target, onClose }: { target: ReportTarget; onClose: () => void }) {
  const { user } = useSession();
  const { form, texts } = useReportForm(target, onClose);
  const { reason } = form.values;
  return (
    <FormDialog
      form={form}
      title={texts.title[target.kind]}
      text={texts.intro(target.name)}
      submitLabel={texts.send}
      onClose={onClose}
    >
      <ReasonChoice
        texts={texts}
        value={reason}
        error={form.issues['reason']}
        onChange={(chosen) => form.change({ reason: chosen })}
      />
      <TextArea
        {...form.bind('text')}
        label={texts.text}
        hint={reason === null ? undefined : texts.hints[reason]}
        optional={reason === null || !requiresDetails(reason)}
      />
      {user === null && (
        <TextField
          {...form.bind('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          label={texts.email}
          hint={texts.emailHint}
          optional
        />
      )}
    </FormDialog>
  );
}

function getIssues({ reason, text, email }: Values, texts: ReportTexts) {
  if (reason === null) return { reason: texts.reasonMissing };
  return Object.fromEntries(
    checkReport({ reason, text, email }).map((issue) => [issue.field, texts.issue(issue)]),
  );
}
