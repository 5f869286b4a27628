// Whether a ranking may be saved (RK-52, RK-53).
// Invariant: null means that the save can be sent.
// Leaves out: the lengths of name and description (check-details.ts) and texts (messages.ts).
import { normaliseLine } from '../text/normalise-text.ts';
import type { Ranking } from './ranking.ts';
import { hasProgress } from './statistics.ts';

export type SaveRefusal = 'login_or_name_required' | 'no_progress';

export function checkSave(save: {
  readonly name: string;
  readonly isSignedIn: boolean;
  readonly ranking: Ranking;
}): SaveRefusal | null {
  if (!save.isSignedIn || normaliseLine(save.name) === '') return 'login_or_name_required';
  return hasProgress(save.ranking) ? null : 'no_progress';
}
