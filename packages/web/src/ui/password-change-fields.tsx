import { PASSWORD_TEXTS } from '@palmares/texts/page/fields';
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
      <CurrentPassword form={form} shows={PASSWORD_TEXTS.currentShown} />
      <PasswordField
        {...form.bind('next')}
        label={PASSWORD_TEXTS.next}
        shows={PASSWORD_TEXTS.nextShown}
        hint={PASSWORD_TEXTS.nextHint}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...form.bind('confirmation')}
        label={PASSWORD_TEXTS.confirmation}
        shows={PASSWORD_TEXTS.confirmationShown}
        autoComplete="new-password"
        required
      />
    </>
  );
}
