// Decides whether a ranking can be saved (RK-52, RK-53).
// Invariant: null means that the save request can be sent.
// check-details.ts checks the lengths of name and description.
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
