// Why a ranking cannot be edited: the spec's words, and where one is sent (P2 §2 and §8).
import { RANKING_TEXTS } from '@palmares/core/ranking/messages';
import { ApiError } from '../../api/errors.ts';
import { paths } from '../../lib/paths.ts';

export type EditFailure = { readonly text: string; readonly to: string };

/** Also for somebody who may read the ranking but is not its author (`can.update` is false): then `error` is null. */
export function editFailureOf(error: Error | null, id: number): EditFailure {
  const viewer = paths.ranking.to(id);
  if (error === null) return { text: RANKING_TEXTS.forbiddenEdit, to: viewer };
  if (error instanceof ApiError) {
    // The session could not tell who is asking: that is not the same as « not the author ».
    if (error.status === 401) return { text: RANKING_TEXTS.rightsFailed, to: viewer };
    if (error.status === 403) return { text: RANKING_TEXTS.forbiddenEdit, to: viewer };
  }
  return { text: RANKING_TEXTS.loadFailed, to: paths.rankings.to() };
}
