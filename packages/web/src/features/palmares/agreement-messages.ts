// Texts about the agreement of two opinions, in French, and in English on a tournament's page (LB-1).
import { lazyValue } from '@palmares/core/lazy';
import type { Agreement } from '@palmares/core/palmares/agreement';
import { count, formatNumber } from '@palmares/texts/page/grammar';

const englishOrdinals = lazyValue(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Rounds to a whole number; 0 and 100 only for exact values. */
export function toPercent({ percent }: Agreement): number {
  if (percent === 0 || percent === 100) return percent;
  return Math.min(Math.max(Math.round(percent), 1), 99);
}

export const AGREEMENT_TEXTS = {
  fr: {
    withAll: (percent: number) => `${percent} % d’accord avec le palmarès`,
    withMineToo: (percent: number) => `${percent} % avec vous`,
    withMine: (percent: number) => `${percent} % d’accord avec vous`,
    details: 'voir les écarts',
    dialog: 'D’accord ou pas ?',
    theirs: 'Avec le palmarès de l’album',
    mine: 'Avec vous',
    percent: (percent: number) => `${percent} %`,
    agreed: 'd’accord',
    pairs: (same: number, pairs: number) =>
      pairs === 1
        ? `D’accord sur ${same} paire d’images sur 1.`
        : `D’accord sur ${formatNumber(same)} des ${formatNumber(pairs)} paires d’images.`,
    differences: 'Les plus grands écarts, parmi les images en commun',
    /** Labels of the two sides of a difference. */
    here: 'ici',
    you: 'vous',
    all: 'palmarès',
    at: (who: string, rank: number) => `${who} : ${rank === 1 ? '1re' : `${rank}e`}`,
  },
  en: {
    withAll: (percent: number) => `${percent}% agreement with the album’s palmarès`,
    withMineToo: (percent: number) => `${percent}% with you`,
    withMine: (percent: number) => `${percent}% agreement with you`,
    details: 'see the differences',
    dialog: 'Agree or not?',
    theirs: 'With the album’s palmarès',
    mine: 'With you',
    percent: (percent: number) => `${percent}%`,
    agreed: 'agreement',
    pairs: (same: number, pairs: number) =>
      `${same} of ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} of images ranked by both sides.`,
    differences: 'Biggest differences, among the shared images',
    here: 'here',
    you: 'you',
    all: 'palmarès',
    at: (who: string, rank: number) => `${who}: ${rank}${SUFFIXES[englishOrdinals().select(rank)] ?? 'th'}`,
  },
} as const;

/** Texts of the album's page only. */
export const OWN_TEXTS = {
  title: 'Et vous ?',
  none: 'Faites votre tier list, votre tournoi ou votre classement : vous verrez à quel point vous êtes d’accord.',
  compared: 'Comparé à votre contenu le plus récent :',
  incomparable: 'Pas assez d’images en commun pour comparer.',
  onlyHere: 'Il est privé : il n’est comparé qu’ici, dans votre navigateur, et ne compte pas.',
  voice: (contents: number | null) => {
    if (contents === null) return 'Tous vos contenus comptent pour une voix.';
    return contents === 1
      ? 'Votre contenu compte pour une voix.'
      : `Vos ${count(contents, 'contenu')} comptent pour une voix.`;
  },
  leftOut: 'Vos contenus ne comptent dans aucun palmarès : la modération a écarté votre voix.',
  hidden: 'Il est masqué par la modération : il ne compte pas.',
  soon: 'Votre dernière version sera comptée dans quelques secondes.',
} as const;
