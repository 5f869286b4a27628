import type { FormState } from '../../lib/use-form.ts';
import { PasswordField } from '../../ui/text-field.tsx';
import { SECOND_FACTOR_TEXTS } from './messages.ts';

export const NO_PASSWORD = { current: '' };

export const passwordIssueOf = ({ current }: { current: string }): { current?: string } =>
  current === '' ? { current: SECOND_FACTOR_TEXTS.passwordMissing } : {};

/** Asked again before anything changes: a session may be somebody else's by now. */
export function CurrentPassword({ form }: { form: Pick<FormState<{ current: string }>, 'bind'> }) {
  return (
    <PasswordField
      {...form.bind('current')}
      label={SECOND_FACTOR_TEXTS.password}
      autoComplete="current-password"
      required
    />
  );
}
