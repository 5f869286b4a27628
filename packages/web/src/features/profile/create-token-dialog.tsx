import {
  checkTokenName,
  PERSONAL_TOKEN,
  TOKEN_SCOPES,
  type TokenLifetime,
  type TokenScope,
} from '@palmares/core/account/personal-token';
import type { CreatedToken } from '@palmares/core/contract/types';
import { CREATE_TOKEN_TEXTS as TEXTS } from '@palmares/texts/page/personal-tokens';
import { tokenNameText } from '@palmares/texts/page/token-issues';
import { type FormTexts, formFailure, OWNER_REFUSED_AT } from '../../api/form-failure.ts';
import { createToken } from '../../api/personal-token.ts';
import { getPasswordIssue, NO_PROOF, type ProofValues, sentProof } from '../../lib/owner-proof.ts';
import { type FormState, useForm } from '../../lib/use-form.ts';
import { TOKENS_KEY } from '../../queries/personal-tokens.ts';
import { CurrentPassword } from '../../ui/current-password.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SecondFactorCode } from '../../ui/second-factor-code.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Values = { name: string; scope: TokenScope; days: TokenLifetime } & ProofValues;

const FAILURE: FormTexts = {
  at: OWNER_REFUSED_AT,
  quoted: 'all',
  failed: TEXTS.failed,
  fields: { name: 'name', currentPassword: 'current', code: 'code' },
};

const SCOPES = TOKEN_SCOPES.map((value) => ({ value, label: TEXTS.scopes[value] }));
const LIFETIMES = PERSONAL_TOKEN.lifetimesDays.map((days) => ({
  value: String(days),
  label: TEXTS.lifetimes[days],
}));

const toLifetime = (text: string): TokenLifetime =>
  PERSONAL_TOKEN.lifetimesDays.find((days) => String(days) === text) ?? PERSONAL_TOKEN.lifetimesDays[0];

type Props = { onMade: (token: CreatedToken) => void; onClose: () => void };

/** Sets the scope and the expiry of a token; requires the password, so that a stolen session cannot create one. */
export function CreateTokenDialog({ onMade, onClose }: Props) {
  const form = useForm<Values>({
    initial: { name: '', scope: 'read', days: 30, ...NO_PROOF },
    check: ({ name, ...proof }) => {
      const issue = checkTokenName(name);
      return { ...(issue !== null && { name: tokenNameText(issue) }), ...getPasswordIssue(proof) };
    },
    // The token goes only to its dialog, so that no cache keeps it.
    send: async ({ name, scope, days, ...proof }) =>
      onMade(await createToken({ name, scope, days, ...sentProof(proof) })),
    failureOf: (error) => formFailure(error, FAILURE),
    invalidates: [TOKENS_KEY],
  });
  return (
    <FormDialog
      form={form}
      title={TEXTS.title}
      text={TEXTS.text}
      submitLabel={TEXTS.submit}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
  );
}

function Fields({ form }: { form: FormState<Values> }) {
  const { scope, days } = form.values;
  return (
    <>
      <TextField
        {...form.bind('name')}
        label={TEXTS.name}
        hint={TEXTS.nameHint}
        maxLength={PERSONAL_TOKEN.nameMax}
        autoComplete="off"
        required
      />
      <Select
        label={TEXTS.scope}
        value={scope}
        options={SCOPES}
        onChange={(chosen) => form.change({ scope: chosen })}
      />
      <Select
        label={TEXTS.days}
        value={String(days)}
        options={LIFETIMES}
        onChange={(chosen) => form.change({ days: toLifetime(chosen) })}
      />
      <CurrentPassword form={form} />
      <SecondFactorCode form={form} />
    </>
  );
}
