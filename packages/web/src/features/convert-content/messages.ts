// Texts of the conversion to another kind: French, and English from a tournament (LB-1).
import type { ContentKind } from '@palmares/core/content-kind';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { countDuels } from '@palmares/core/tournament/duels';
import { count as formatCount } from '@palmares/texts/game/grammar';
import { count } from '@palmares/texts/page/grammar';

const FRENCH = {
  title: 'Continuer autrement',
  keeps: (title: string) =>
    `« ${isolateBidi(title)} » reste tel quel : ce que vous commencez ici est un nouveau brouillon.`,
  loading: 'Chargement…',
  loadFailed: 'Ce contenu n’a pas pu être chargé.',
  notKept: 'Ce navigateur refuse de garder le brouillon. Libérez de la place, puis réessayez.',
  lost: (images: number) =>
    `${count(images, 'image n’est plus dans l’album', 'images ne sont plus dans l’album')} : vous continuez sans ${images < 2 ? 'elle' : 'elles'}.`,
  back: 'Retour',

  toTiers: 'En tier list',
  toTiersEffect: 'Les places deviennent des tiers. Vous ajustez les coupures avant d’ouvrir l’éditeur.',
  toRanking: 'En classement, par duels',
  toRankingEffect: (duels: number) =>
    `Les ex æquo se départagent deux à deux : ${count(duels, 'duel')} au plus, ou moins si vous choisissez lesquels.`,
  toRankingAtOnce: 'En classement',
  toRankingAtOnceEffect: 'Rien n’est ex æquo : l’ordre est repris tel quel.',
  toTournament: 'En tournoi, favoris séparés',
  toTournamentEffect: (images: number) =>
    `Les mieux placées ne se rencontrent que tard. ${count(images, 'image')}, exactement ${count(countDuels(images), 'duel')}.`,
  blank: 'Faire le mien, de zéro, avec les mêmes images',
  blanks: { tierlist: 'Tier list', ranking: 'Classement', tournament: 'Tournoi' },

  tiersTitle: 'Où couper les tiers ?',
  tiersText:
    'Les coupures proposées réunissent les places les plus proches. Déplacez-les ici, ou les images ensuite.',
  tiedStay: 'Ce qui est ex æquo reste ensemble.',
  tierCount: 'Nombre de tiers',
  fewer: 'Un tier de moins',
  more: 'Un tier de plus',
  natural: 'Coupures proposées',
  lower: (what: string, from: string, to: string) => `Descendre ${what} de ${from} en ${to}`,
  raise: (what: string, from: string, to: string) => `Monter ${what} de ${from} en ${to}`,
  images: (images: number) => count(images, 'image'),
  unplaced: (images: number) =>
    `${count(images, 'image sans place attendra', 'images sans place attendront')} hors des tiers.`,
  openTierlist: 'Ouvrir la tier list',

  tiesTitle: 'Quels ex æquo départager ?',
  tiesText:
    'Chaque image est comparée à celles de son groupe jusqu’à trouver sa place. Ce que vous laissez garde l’ordre affiché.',
  tie: (images: number, duels: number) => `${count(images, 'image')}, ${count(duels, 'duel')} au plus`,
  start: (duels: number) => `Commencer : ${count(duels, 'duel')} au plus`,
  openRanking: 'Ouvrir le classement',

  duelTitle: 'Laquelle préférez-vous ?',
  left: (duels: number) => `Encore ${count(duels, 'duel')} au plus`,
  pick: (name: string, position: number) => `Choisir ${name}, numéro ${position}`,
  versus: (names: readonly string[]) => names.join(' contre '),
  progress: 'Duels tranchés',
  undo: 'Annuler',
  stop: 'S’arrêter là',
  stopEffect:
    'Vos réponses restent ici jusqu’à la fermeture de l’onglet. Arrêter garde, pour la suite, l’ordre affiché.',
  doneTitle: 'Tout est départagé',
  done: (duels: number) => `${count(duels, 'duel a suffi', 'duels ont suffi')}.`,
} as const;

type Texts = { readonly [K in keyof typeof FRENCH]: Loose<(typeof FRENCH)[K]> };
type Loose<T> = T extends (...given: infer A) => string
  ? (...given: A) => string
  : T extends string
    ? string
    : { readonly [K in keyof T]: string };

const ENGLISH: Texts = {
  title: 'Continue another way',
  keeps: (title) => `“${isolateBidi(title)}” stays as it is: what you begin here is a new draft.`,
  loading: 'Loading…',
  loadFailed: 'This content could not be loaded.',
  notKept: 'Your browser can’t store the draft. Free some space and try again.',
  lost: (images) =>
    `${formatCount(images, 'image')} left the album; you’ll continue without ${images === 1 ? 'it' : 'them'}.`,
  back: 'Back',

  toTiers: 'As a tier list',
  toTiersEffect: 'Rounds become tiers. You adjust the cuts before the editor opens.',
  toRanking: 'As a ranking, by duels',
  toRankingEffect: (duels) =>
    `Ties are settled two by two: ${formatCount(duels, 'duel')} at most, or fewer if you choose which.`,
  toRankingAtOnce: 'As a ranking',
  toRankingAtOnceEffect: 'Nothing is tied: the order is taken as it is.',
  toTournament: 'As a tournament, favourites kept apart',
  toTournamentEffect: (images) =>
    `Top-placed images meet late. ${formatCount(images, 'image')}, exactly ${formatCount(countDuels(images), 'duel')}.`,
  blank: 'Make my own, from scratch, with the same images',
  blanks: { tierlist: 'Tier list', ranking: 'Ranking', tournament: 'Tournament' },

  tiersTitle: 'Where should the tiers be cut?',
  tiersText: 'The cuts proposed bring the closest places together. Move them here, or the images later.',
  tiedStay: 'What is tied stays together.',
  tierCount: 'Number of tiers',
  fewer: 'One fewer tier',
  more: 'One tier more',
  natural: 'Proposed cuts',
  lower: (what, from, to) => `Lower ${what} from ${from} to ${to}`,
  raise: (what, from, to) => `Raise ${what} from ${from} to ${to}`,
  images: (images) => formatCount(images, 'image'),
  unplaced: (images) => `${formatCount(images, 'image')} without a place will wait outside the tiers.`,
  openTierlist: 'Open the tier list',

  tiesTitle: 'Which ties do you want to settle?',
  tiesText:
    'Each image is compared with those of its group until its place is found. What you leave keeps the order shown.',
  tie: (images, duels) => `${formatCount(images, 'image')}, ${formatCount(duels, 'duel')} at most`,
  start: (duels) => `Start: ${formatCount(duels, 'duel')} at most`,
  openRanking: 'Open the ranking',

  duelTitle: 'Which one do you prefer?',
  left: (duels) => `${formatCount(duels, 'duel')} left at most`,
  pick: (name, position) => `Pick ${name}, number ${position}`,
  versus: (names) => names.join(' versus '),
  progress: 'Duels answered',
  undo: 'Undo',
  stop: 'Stop here',
  stopEffect: 'Your answers stay here until the tab is closed. Stopping keeps the order shown for the rest.',
  doneTitle: 'Everything is settled',
  done: (duels) => `It took ${formatCount(duels, 'duel')}.`,
};

export type ConversionTexts = Texts;

export const TEXTS: Record<'fr' | 'en', Texts> = { fr: FRENCH, en: ENGLISH };

/** The text is in the language of the target editor. */
export const ARRIVAL_MESSAGES: Record<ContentKind, (title: string) => string> = {
  tierlist: (title) => `Tiers tirés de « ${isolateBidi(title)} ». Rien n’est encore sauvegardé.`,
  ranking: (title) => `Ordre tiré de « ${isolateBidi(title)} ». Rien n’est encore sauvegardé.`,
  tournament: (title) => `Drawn from “${isolateBidi(title)}”: its favourites meet late.`,
};
