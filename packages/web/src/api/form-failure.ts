// From a refused call to a form: each refusal at its field, the rest as one text above it.
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import type { FormFailure } from '../lib/use-form.ts';
import { ApiError } from './errors.ts';
import { type FailureTexts, failureText } from './failure-text.ts';

export type FormTexts = FailureTexts & {
  /** The form's name for each field that the server may refuse, by the server's name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The field that a refusal is about as a whole, by its code. */
  readonly at?: Readonly<Partial<Record<ErrorCode | 'unknown', string>>>;
};

/** The fields of the password and of the code that the owner of an account is asked for. */
export const OWNER_REFUSED_AT = {
  wrong_current_password: 'current',
  second_factor_code_required: 'code',
  wrong_second_factor: 'code',
} as const;

/** A refusal that is about none of the form's fields is told above it (`failureText`). */
export function formFailure(error: unknown, texts: FormTexts): FormFailure {
  const fields = error instanceof ApiError ? refusedFields(error, texts) : {};
  const isTold = Object.keys(fields).length > 0;
  return { fields, text: isTold ? null : failureText(error, texts) };
}

function refusedFields(error: ApiError, { fields = {}, at = {} }: FormTexts): Record<string, string> {
  const whole = at[error.code];
  if (whole !== undefined) return { [whole]: error.message };
  return Object.fromEntries(
    error.issues.flatMap(({ field, message }) => {
      const name = fields[field];
      return name === undefined ? [] : [[name, message]];
    }),
  );
}
