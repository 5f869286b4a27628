// Decides whether a tournament can be saved; the refusals are checked in the order in which the user sees them (TO-37, TO-38, TO-39).
// Invariant: null means that the save request can be sent.
// check-details.ts checks the lengths of name and description.
import { normaliseLine } from '../text/normalise-text.ts';

export type SaveRefusal = 'not_finished' | 'already_saved' | 'login_required' | 'name_required';

export function checkSave(save: {
  readonly name: string;
  readonly isSignedIn: boolean;
  readonly isFinished: boolean;
  /** A tournament can be saved once; saving again requires a restart. */
  readonly isSaved: boolean;
}): SaveRefusal | null {
  if (save.isSaved) return 'already_saved';
  if (!save.isFinished) return 'not_finished';
  if (!save.isSignedIn) return 'login_required';
  return normaliseLine(save.name) === '' ? 'name_required' : null;
}
