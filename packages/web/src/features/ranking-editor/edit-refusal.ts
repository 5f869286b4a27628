// Returns the reason why a ranking cannot be edited, and where the person is redirected (RK-22, RK-23, RK-24).

import { RANKING_TEXTS } from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { ApiError } from '../../api/errors.ts';
import type { EditorRefusal } from '../../editor/refusal-page.tsx';
import { KINDS } from '../../kinds/kinds.ts';

/** `others` means a person who may read the ranking but is not its author. */
export function findEditRefusal(problem: Error | 'missing' | 'frozen' | 'others', id: number): EditorRefusal {
  const to = KINDS.ranking.paths.view(id);
  if (problem === 'frozen')
    return { as: 'notice', text: TEXTS.frozen, link: { label: RANKING_TEXTS.seeResult, to } };
  const status = problem === 'others' ? 403 : problem instanceof ApiError ? problem.status : 0;
  // A 401 means that the session is unknown, which differs from « not the author ».
  if (status === 401) return { as: 'toast', text: RANKING_TEXTS.rightsFailed, to };
  if (status === 403) return { as: 'toast', text: RANKING_TEXTS.forbiddenEdit, to };
  return { as: 'toast', text: RANKING_TEXTS.loadFailed, to: KINDS.ranking.paths.list };
}
