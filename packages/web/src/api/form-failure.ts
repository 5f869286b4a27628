// Assigns a refusal to the form: issues to their fields, the rest as one text above the form.
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import type { FormFailure } from '../lib/use-form.ts';
import { ApiError } from './errors.ts';
import { type FailureTexts, failureText } from './failure-text.ts';

export type FormTexts = FailureTexts & {
  /** The form's field names, by the server's field names. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The field concerned by a refusal as a whole, by code. */
  readonly at?: Readonly<Partial<Record<ErrorCode | 'unknown', string>>>;
};

/** The fields for the password and the second factor of an account's owner. */
export const OWNER_REFUSED_AT = {
  wrong_current_password: 'current',
  second_factor_code_required: 'code',
  wrong_second_factor: 'code',
} as const;

/** A refusal that concerns none of the form's fields is shown above the form (`failureText`). */
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
