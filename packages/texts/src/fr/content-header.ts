// The header of a content of any kind, and its actions.
import { formatDate } from './formats.ts';

export const VIEWER_WORDS = {
  album: 'Album',
  /** Before the author's name. */
  by: 'par',
  date: formatDate,
};

export const ACTION_TEXTS = { share: 'Partager', convert: 'Continuer autrement' }; // (BU-32, BU-48)

export const HIDDEN_TEXTS = {
  own: 'Masqué par la modération : il n’est visible que d’elle et de vous.',
  others: 'Masqué par la modération : seuls son auteur et la modération le voient.',
  reason: 'Voir la décision',
};
