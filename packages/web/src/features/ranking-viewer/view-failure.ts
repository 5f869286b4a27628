import { RANKING_VIEW_TEXTS } from '@palmares/texts/page/ranking';
import { ApiError } from '../../api/errors.ts';

type ViewFailure = { readonly text: string; readonly retry: boolean; readonly signIn: boolean };

function refusal(text: string, signIn = false): ViewFailure {
  return { text, retry: false, signIn };
}

/** RK-72, RK-73, RK-75: each reason has its own text. A visitor may be the author of a private ranking who has not signed in. */
export function getViewFailure(error: unknown): ViewFailure {
  if (error instanceof ApiError) {
    if (error.status === 404) return refusal(RANKING_VIEW_TEXTS.notFound);
    if (error.code === 'content_private') return refusal(RANKING_VIEW_TEXTS.isPrivate);
    if (error.status === 401) return refusal(RANKING_VIEW_TEXTS.isPrivate, true);
    if (error.status === 403) return refusal(RANKING_VIEW_TEXTS.forbidden);
  }
  return { text: RANKING_VIEW_TEXTS.failed, retry: true, signIn: false };
}
