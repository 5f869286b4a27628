import { RENEW_TEXTS } from '@palmares/texts/page/second-factor';
import { useState } from 'react';
import { formFailure } from '../../api/form-failure.ts';
import { renewRecoveryCodes } from '../../api/second-factor.ts';
import { getPasswordIssue, NO_PROOF } from '../../lib/owner-proof.ts';
import { getCodeIssue } from '../../lib/typed-code.ts';
import { useForm } from '../../lib/use-form.ts';
import { SECOND_FACTOR_KEY } from '../../queries/second-factor.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { CurrentPassword } from '../../ui/current-password.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { SECOND_FACTOR_FAILURE } from './form-failures.ts';

/** Replaces the recovery codes. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm({
    initial: NO_PROOF,
    check: (values) => ({ ...getPasswordIssue(values), ...getCodeIssue(values) }),
    send: async ({ current, code }) => setCodes(await renewRecoveryCodes({ currentPassword: current, code })),
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
      <CodeField form={form} mayRecover />
    </CodesDialog>
  );
}
