import { useState } from 'react';
import type { TypedValues } from '../lib/typed-code.ts';
import type { FormState } from '../lib/use-form.ts';
import { CodeField } from './code-field.tsx';

type Props = { form: Pick<FormState<TypedValues>, 'bind' | 'values' | 'change' | 'clear' | 'issues'> };

/** Beside a password: a code of the second factor, once the server has said that the account has one (decision 0080). */
export function AskedCode({ form }: Props) {
  const isRefused = form.issues['code'] !== undefined;
  const [isAsked, setAsked] = useState(isRefused || form.values.code !== '');
  if (isRefused && !isAsked) setAsked(true);
  return isAsked && <CodeField form={form} mayRecover />;
}
