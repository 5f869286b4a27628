// The conversion of a content to another kind.
import type { ContentKind } from '@palmares/core/content-kind';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { countDuels } from '@palmares/core/tournament/duels';
import { count } from './grammar.ts';

export const TEXTS = {
  title: 'Continuer autrement', // (BU-48)
  keeps: (title: string) =>
    `« ${isolateBidi(title)} » reste tel quel : ce que vous commencez ici est un nouveau brouillon.`,
  loading: 'Chargement…',
  loadFailed: 'Ce contenu n’a pas pu être chargé.',
  notKept: 'Ce navigateur refuse de garder le brouillon. Libérez de la place, puis réessayez.',
  // (BU-52)
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
  blanks: { tierlist: 'Tier list', ranking: 'Classement', tournament: 'Tournoi' } satisfies Readonly<
    Record<ContentKind, string>
  >,

  tiersTitle: 'Où couper les tiers ?', // (BU-49)
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
  tierSize: (label: string, images: number) => `${label} : ${images}`,
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
  left: (duels: number) => `Encore ${count(duels, 'duel')} au plus`, // (BU-50)
  pick: (name: string, position: number) => `Choisir ${name}, numéro ${position}`,
  versus: (names: readonly string[]) => names.join(' contre '),
  progress: 'Duels tranchés', // (BU-50)
  undo: 'Annuler',
  stop: 'S’arrêter là',
  stopEffect:
    'Vos réponses restent ici jusqu’à la fermeture de l’onglet. Arrêter garde, pour la suite, l’ordre affiché.',
  doneTitle: 'Tout est départagé',
  done: (duels: number) => `${count(duels, 'duel a suffi', 'duels ont suffi')}.`,
};

/** The editor of the new kind says where the draft comes from. */
export const ARRIVAL_MESSAGES: Readonly<Record<ContentKind, (title: string) => string>> = {
  tierlist: (title) => `Tiers tirés de « ${isolateBidi(title)} ». Rien n’est encore sauvegardé.`,
  ranking: (title) => `Ordre tiré de « ${isolateBidi(title)} ». Rien n’est encore sauvegardé.`,
  tournament: (title) => `Tournoi tiré de « ${isolateBidi(title)} » : ses favoris se rencontrent tard.`,
};
