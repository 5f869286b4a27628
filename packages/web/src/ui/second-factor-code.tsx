import { useState } from 'react';
import type { TypedValues } from '../lib/typed-code.ts';
import type { FormState } from '../lib/use-form.ts';
import { CodeField } from './code-field.tsx';

type Props = { form: Pick<FormState<TypedValues>, 'bind' | 'values' | 'change' | 'clear' | 'issues'> };

/** Second-factor field beside a password, shown once the server has answered that the account needs a code (decision 0080). */
export function SecondFactorCode({ form }: Props) {
  const isRefused = form.issues['code'] !== undefined;
  const [isAsked, setAsked] = useState(isRefused || form.values.code !== '');
  if (isRefused && !isAsked) setAsked(true);
  return isAsked && <CodeField form={form} mayRecover />;
}
