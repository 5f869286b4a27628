// From a refused call to the fields of a form: each refusal at its field, the rest above.
import { ApiError } from './errors.ts';

export type FormFailure = { readonly fields: Readonly<Record<string, string>>; readonly text: string | null };

export const NO_FAILURE: FormFailure = { fields: {}, text: null };

/** The refused fields, by the form's own names for the server's; null when the refusal is about none of them. */
export function fieldFailure(error: unknown, names: Readonly<Record<string, string>>): FormFailure | null {
  if (!(error instanceof ApiError)) return null;
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = names[issue.field];
    if (field !== undefined) fields[field] = issue.message;
  }
  return Object.keys(fields).length > 0 ? { fields, text: null } : null;
}
