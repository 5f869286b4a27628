// From a failed call to what the account forms say (spec P1 §8): at a field, or above the form.
import { LOGIN_TEXTS, REGISTER_TEXTS } from '@palmares/core/account/messages';
import { ApiError } from '../../api/errors.ts';
import type { FormFailure } from '../../api/form-failure.ts';

export function loginFailure(error: unknown): FormFailure {
  return { fields: {}, text: textOf(error, LOGIN_TEXTS) };
}

/** A taken nametag is told at its field, as are the fields that the server refused; the rest above the form. */
export function registerFailure(error: unknown): FormFailure {
  if (error instanceof ApiError) {
    if (error.code === 'nametag_taken') return { fields: { nametag: error.message }, text: null };
    if (error.issues.length > 0)
      return {
        fields: Object.fromEntries(error.issues.map((issue) => [issue.field, issue.message])),
        text: null,
      };
  }
  return { fields: {}, text: textOf(error, REGISTER_TEXTS) };
}

function textOf(error: unknown, texts: { failed: string; notSuccessful: string }): string {
  if (!(error instanceof ApiError)) return texts.failed;
  if (error.code !== 'unknown') return error.message;
  return error.status < 300 ? texts.notSuccessful : texts.failed;
}

/** The same sentence may stand for several fields (the spec's one text for three minimums): it is written once, at the first. */
export function withoutRepeats(issues: readonly { field: string; text: string }[]): Record<string, string> {
  const said = new Set<string>();
  const fields: Record<string, string> = {};
  for (const { field, text } of issues) {
    fields[field] = said.has(text) ? '' : text;
    said.add(text);
  }
  return fields;
}
