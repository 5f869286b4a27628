import { useState } from 'react';
import { formFailure } from '../../api/form-failure.ts';
import { renewRecoveryCodes } from '../../api/second-factor.ts';
import { useForm } from '../../lib/use-form.ts';
import { SECOND_FACTOR_KEY } from '../../queries/second-factor.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { CurrentPassword, NO_PASSWORD, passwordIssueOf } from './current-password.tsx';
import { SECOND_FACTOR_FAILURE } from './form-failures.ts';
import { RENEW_TEXTS } from './messages.ts';

/** New recovery codes in the place of the older ones. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm({
    initial: NO_PASSWORD,
    check: passwordIssueOf,
    send: async ({ current }) => setCodes(await renewRecoveryCodes(current)),
    invalidates: [SECOND_FACTOR_KEY],
    failureOf: (error) => formFailure(error, SECOND_FACTOR_FAILURE),
  });
  return (
    <CodesDialog
      form={form}
      title={RENEW_TEXTS.title}
      text={RENEW_TEXTS.text}
      submitLabel={RENEW_TEXTS.submit}
      codes={codes}
      onClose={onClose}
    >
      <CurrentPassword form={form} />
    </CodesDialog>
  );
}
