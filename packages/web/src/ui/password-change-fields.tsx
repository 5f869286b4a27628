import type { FormState } from '../lib/use-form.ts';
import { CurrentPassword } from './current-password.tsx';
import { PasswordField } from './text-field.tsx';

export const NO_PASSWORDS = { current: '', next: '', confirmation: '' };

type Props = { form: Pick<FormState<typeof NO_PASSWORDS>, 'bind'>; nametag: string };

/** The current password, and the new one twice. */
export function PasswordChangeFields({ form, nametag }: Props) {
  return (
    <>
      {/* Tells a password manager which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={nametag} readOnly hidden />
      <CurrentPassword form={form} shows="le mot de passe actuel" />
      <PasswordField
        {...form.bind('next')}
        label="Nouveau mot de passe"
        shows="le nouveau mot de passe"
        hint="Au moins 8 caractères."
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...form.bind('confirmation')}
        label="Confirmer le nouveau mot de passe"
        shows="la confirmation du mot de passe"
        autoComplete="new-password"
        required
      />
    </>
  );
}
