// The ranking viewer, in addition to the texts of the rules (ranking.ts, which quotes the specification).
import type { Ranking } from '@palmares/core/contract/types';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { count } from './grammar.ts';
import { RANKING_VIEW_TEXTS } from './ranking.ts';

export const TEXTS = {
  loading: 'Chargement du classement…',
  page: 'Classement',
  untitled: 'Classement sans nom',
  signIn: 'Se connecter', // (RK-73)
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
};
