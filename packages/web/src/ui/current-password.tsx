import type { FormState } from '../lib/use-form.ts';
import { PasswordField } from './text-field.tsx';

type Props = {
  form: Pick<FormState<{ current: string }>, 'bind'>;
  /** What its button shows, where there are several. */
  shows?: string;
};

/** Asked again before anything of the account changes: a session may be somebody else's by now. */
export function CurrentPassword({ form, ...shown }: Props) {
  return (
    <PasswordField
      {...form.bind('current')}
      {...shown}
      label="Mot de passe actuel"
      autoComplete="current-password"
      required
    />
  );
}
