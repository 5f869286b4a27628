// The agreement of two opinions.
import type { ContentKind } from '@palmares/core/content-kind';
import { count, formatNumber } from './grammar.ts';

/** The reader's own content, by its kind. */
const MINE: Readonly<Record<ContentKind, string>> = {
  tierlist: 'à la mienne',
  tournament: 'à mon tournoi',
  ranking: 'à mon classement',
};

const pairsText = (same: number, pairs: number) =>
  pairs === 1
    ? `${same} paire d’images sur 1`
    : `${formatNumber(same)} des ${formatNumber(pairs)} paires d’images`;

export const AGREEMENT_TEXTS = {
  /** The buttons in the header of a viewer. */
  // (PA-39)
  compareWithAll: (percent: number) => `Comparer au palmarès : ${percent} %`,
  // (PA-39)
  compareWithMine: (kind: ContentKind, percent: number) => `Comparer ${MINE[kind]} : ${percent} %`,
  /** The link from a content to its album's page. */
  toPalmares: 'Voir le palmarès de l’album', // (PA-39)
  dialog: 'D’accord ou pas ?',
  theirs: 'Avec le palmarès de l’album',
  mine: 'Avec vous',
  percent: (percent: number) => `${percent} %`,
  agreed: 'd’accord',
  /** Of the reader's own content. */
  // (PA-40)
  youAgree: (same: number, pairs: number) => `Vous êtes d’accord sur ${pairsText(same, pairs)}.`,
  pairs: (same: number, pairs: number) => `D’accord sur ${pairsText(same, pairs)}.`,
  differences: 'Les plus grands écarts, parmi les images en commun',
  /** Labels of the two sides of a difference. */
  here: 'ici',
  you: 'vous',
  all: 'palmarès',
  at: (who: string, rank: number) => `${who} : ${rank === 1 ? '1re' : `${rank}e`}`,
};

/** Texts of the album's page only. */
export const OWN_TEXTS = {
  title: 'Et vous ?', // (PA-35)
  none: 'Faites votre tier list, votre tournoi ou votre classement : vous verrez à quel point vous êtes d’accord.',
  compared: 'Comparé à votre contenu le plus récent :',
  incomparable: 'Pas assez d’images en commun pour comparer.',
  onlyHere: 'Il est privé : il n’est comparé qu’ici, dans votre navigateur, et ne compte pas.', // (PA-36)
  voice: (contents: number | null) => {
    if (contents === null) return 'Tous vos contenus comptent pour une voix.';
    return contents === 1
      ? 'Votre contenu compte pour une voix.'
      : `Vos ${count(contents, 'contenu')} comptent pour une voix.`;
  },
  leftOut: 'Vos contenus ne comptent dans aucun palmarès : la modération a écarté votre voix.',
  hidden: 'Il est masqué par la modération : il ne compte pas.',
  soon: 'Votre dernière version sera comptée dans quelques secondes.',
};
