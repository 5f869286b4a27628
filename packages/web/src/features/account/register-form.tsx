import { checkRegistration, type Registration } from '@palmares/core/account/check-account';
import { proposeNametag } from '@palmares/core/account/nametag';
import { SESSION } from '@palmares/core/limits';
import { accountIssueText, REGISTER_TEXTS } from '@palmares/texts/page/account';
import { REGISTER_FORM_TEXTS } from '@palmares/texts/page/account-forms';
import { useMutation } from '@tanstack/react-query';
import { formFailure } from '../../api/form-failure.ts';
import { register } from '../../api/sign-in.ts';
import { toIssueTexts } from '../../lib/issue-texts.ts';
import { CONTINUATION } from '../../lib/navigation-message.ts';
import { paths } from '../../lib/paths.ts';
import { type FormState, useForm } from '../../lib/use-form.ts';
import { useRedirectAfter } from '../../lib/use-redirect-after.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import styles from './account-form.module.css';
import { REGISTER_FAILURE } from './form-failures.ts';
import { signInAndLoad } from './sign-in.ts';
import { signInReason } from './sign-in-reason.ts';
import { SignInReason } from './sign-up-required.tsx';

const EMPTY: Registration = { username: '', nametag: '', email: '', password: '' };

/** Registers, signs in with the nametag, then redirects after 1 s, or to /login after 2 s if the sign-in fails (AC-15, AC-16). */
export function RegisterForm({ back }: { back: string | null }) {
  const reason = signInReason(back);
  const signingIn = useMutation({ mutationFn: signInAndLoad });
  const form = useForm({
    initial: EMPTY,
    // A second submission during the sign-in would register twice.
    ready: signingIn.isIdle,
    check: (values) => toIssueTexts(checkRegistration(values), accountIssueText),
    send: register,
    failureOf: (error) => formFailure(error, REGISTER_FAILURE),
    onSent: ({ nametag, password }) => signingIn.mutate({ identifier: nametag, password }),
  });
  const next = signingIn.isSuccess ? (back ?? paths.home.to()) : null;
  useRedirectAfter(next, SESSION.afterRegisterMs, CONTINUATION);
  useRedirectAfter(
    signingIn.isError ? paths.login.to(back ?? undefined) : null,
    SESSION.afterFailedAutoLoginMs,
  );
  return (
    <Form
      form={form}
      intro={reason !== null && signingIn.isIdle && <SignInReason reason={reason} />}
      notice={!signingIn.isIdle && <Registered hasFailed={signingIn.isError} />}
    >
      <RegistrationFields form={form} />
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        loading={form.pending || signingIn.isPending}
        disabled={signingIn.isError}
      >
        {REGISTER_FORM_TEXTS.submit}
      </Button>
      <p className={styles.other}>
        {REGISTER_FORM_TEXTS.hasAccount}{' '}
        <Link to={paths.login.to(back ?? undefined)}>{REGISTER_FORM_TEXTS.login}</Link>
      </p>
    </Form>
  );
}

function Registered({ hasFailed }: { hasFailed: boolean }) {
  if (hasFailed) return <InlineAlert kind="warning">{REGISTER_TEXTS.autoLoginFailed}</InlineAlert>;
  return <InlineAlert kind="success">{REGISTER_TEXTS.success}</InlineAlert>;
}

/** The nametag follows the name until it is edited. */
function withProposal({ username, nametag }: Registration, name: string): Partial<Registration> {
  const isProposed = nametag === '' || nametag === proposeNametag(username);
  return isProposed ? { username: name, nametag: proposeNametag(name) } : { username: name };
}

function RegistrationFields({ form }: { form: FormState<Registration> }) {
  const field = (name: keyof Registration) => ({
    ...form.bind(name),
    required: true,
    readOnly: !form.ready,
  });
  return (
    <>
      <TextField
        {...field('username')}
        onChange={({ target }) => form.change(withProposal(form.values, target.value))}
        label={REGISTER_FORM_TEXTS.username}
        hint={REGISTER_FORM_TEXTS.usernameHint}
        autoComplete="name"
      />
      <TextField
        {...field('nametag')}
        label={REGISTER_FORM_TEXTS.nametag}
        hint={REGISTER_FORM_TEXTS.nametagHint}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextField
        {...field('email')}
        label={REGISTER_FORM_TEXTS.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        {...field('password')}
        label={REGISTER_FORM_TEXTS.password}
        hint={REGISTER_FORM_TEXTS.passwordHint}
        autoComplete="new-password"
      />
    </>
  );
}
