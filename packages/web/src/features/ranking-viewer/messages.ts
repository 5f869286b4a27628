// Texts of the ranking viewer, in addition to those of the rules (core/ranking/messages.ts, which quotes the specification).
import type { Ranking } from '@palmares/core/contract/types';
import { RANKING_VIEW_TEXTS } from '@palmares/core/ranking/messages';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { count } from '@palmares/texts/page/grammar';
import { ApiError } from '../../api/errors.ts';

export const TEXTS = {
  loading: 'Chargement du classement…',
  page: 'Classement',
  untitled: 'Classement sans nom',
  signIn: 'Se connecter',
  frozen:
    'Son album est en quarantaine : ce classement n’est visible que de vous et ne peut pas être modifié.',
  counts: (ranked: number, inProgress: number) =>
    [
      count(ranked, 'image classée', 'images classées'),
      ...(inProgress > 0 ? [`${inProgress} en progression`] : []),
    ].join(' · '),
  export: 'Exporter',
  /** The line below the title of the picture. */
  origin: ({ author, album }: Pick<Ranking, 'author' | 'album'>) =>
    `par ${isolateBidi(author.username || RANKING_VIEW_TEXTS.unknownAuthor)} · ${isolateBidi(album?.name ?? RANKING_VIEW_TEXTS.unknownAlbum)}`,
  podium: 'Podium',
  rank: 'Rang',
  image: 'Image',
  name: 'Nom',
  onlyInProgressHint: 'Aucune image n’a encore ses 5 points : le podium se formera bientôt.',
  emptyHint: 'Son auteur n’a encore choisi aucune image.',
  place: (rank: number) => (rank === 1 ? '1re place' : `${rank}e place`),
  open: (name: string, rank: number) => `${name}, ${rank === 1 ? '1re' : `${rank}e`} place : voir l’image`,
  openInProgress: (name: string, score: string) => `${name}, en progression, ${score} : voir l’image`,
} as const;

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
