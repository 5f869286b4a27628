// Whether a tournament may be saved, in the order in which a person is told (TO-37, TO-38, TO-39).
// Invariant: null means that the save can be sent.
// Leaves out: the lengths of name and description (check-details.ts) and texts (messages.ts).
import { normaliseLine } from '../text/normalise-text.ts';

export type SaveRefusal = 'not_finished' | 'already_saved' | 'login_required' | 'name_required';

export function checkSave(save: {
  readonly name: string;
  readonly isSignedIn: boolean;
  readonly isFinished: boolean;
  /** Once only: it takes a restart to save again. */
  readonly isSaved: boolean;
}): SaveRefusal | null {
  if (save.isSaved) return 'already_saved';
  if (!save.isFinished) return 'not_finished';
  if (!save.isSignedIn) return 'login_required';
  return normaliseLine(save.name) === '' ? 'name_required' : null;
}
