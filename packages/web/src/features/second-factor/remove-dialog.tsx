import { REMOVE_TEXTS } from '@palmares/texts/page/second-factor';
import { formFailure } from '../../api/form-failure.ts';
import { removeSecondFactor } from '../../api/second-factor.ts';
import { getPasswordIssue, NO_PROOF } from '../../lib/owner-proof.ts';
import { getCodeIssue } from '../../lib/typed-code.ts';
import { useForm } from '../../lib/use-form.ts';
import { SECOND_FACTOR_KEY } from '../../queries/second-factor.ts';
import { CodeField } from '../../ui/code-field.tsx';
import { CurrentPassword } from '../../ui/current-password.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { SECOND_FACTOR_FAILURE } from './form-failures.ts';

/** Asks for the password and one more code, from the app or a recovery code. */
export function RemoveDialog({ onClose }: { onClose: (isOff: boolean) => void }) {
  const form = useForm({
    initial: NO_PROOF,
    check: (values) => ({ ...getPasswordIssue(values), ...getCodeIssue(values) }),
    send: ({ current, code }) => removeSecondFactor({ currentPassword: current, code }),
    invalidates: [SECOND_FACTOR_KEY],
    failureOf: (error) => formFailure(error, SECOND_FACTOR_FAILURE),
    onSent: () => {
      showToast({ kind: 'success', text: REMOVE_TEXTS.done });
      onClose(true);
    },
  });
  return (
    <FormDialog
      form={form}
      title={REMOVE_TEXTS.title}
      text={REMOVE_TEXTS.text}
      submitLabel={REMOVE_TEXTS.submit}
      danger
      onClose={() => onClose(false)}
    >
      <CurrentPassword form={form} />
      <CodeField form={form} mayRecover />
    </FormDialog>
  );
}
