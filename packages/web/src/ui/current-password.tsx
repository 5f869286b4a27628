import { PASSWORD_TEXTS } from '@palmares/texts/page/fields';
import type { FormState } from '../lib/use-form.ts';
import { PasswordField } from './text-field.tsx';

type Props = {
  form: Pick<FormState<{ current: string }>, 'bind'>;
  /** Completes the label of the reveal button, when a form has several password fields. */
  shows?: string;
};

/** Asks for the password again before the account changes: the session may have been taken over. */
export function CurrentPassword({ form, ...shown }: Props) {
  return (
    <PasswordField
      {...form.bind('current')}
      {...shown}
      label={PASSWORD_TEXTS.current}
      autoComplete="current-password"
      required
    />
  );
}
