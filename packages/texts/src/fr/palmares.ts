// An album's palmarès. agreement.ts has the texts about the agreement of two opinions.
import { PALMARES } from '@palmares/core/palmares/limits';
import { count, formatNumber } from './grammar.ts';
import { ordinal } from './ordinal.ts';

/** The fifth in which a voice places an image, from best to worst. */
const LEVEL_WORDS: readonly string[] = [
  'tout en haut',
  'plutôt haut',
  'au milieu',
  'plutôt bas',
  'tout en bas',
];

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns « de S », « de S ni de D », « de S, de A ni de D ». */
function listed(tiers: readonly string[]): string {
  const each = tiers.map((tier) => `de ${tier}`);
  const last = each.at(-1) ?? '';
  return each.length < 2 ? last : `${each.slice(0, -1).join(', ')} ni ${last}`;
}

export const PALMARES_TEXTS = {
  title: 'Le palmarès', // (PA-24)
  /** Above the first images, in the header of the album's page. */
  best: 'En tête du palmarès',
  whole: 'Voir le palmarès', // (PA-42)
  about:
    'L’avis commun : tous les contenus publics de cet album, réunis en un seul ordre, de la meilleure image à la moins bonne.',
  loading: 'Chargement du palmarès…',
  error: 'Le palmarès n’a pas pu être chargé. Vérifiez votre connexion.', // (PA-28)
  voices: (voices: number, contents: number) =>
    `${count(voices, 'voix', 'voix')} · ${count(contents, 'contenu')}`,
  oneVoiceEach: 'Une personne, une voix, quel que soit le nombre de ses contenus.', // (PA-24)

  none: 'Personne n’a encore départagé ces images', // (PA-25)
  noneHint: 'Une tier list, un tournoi ou un classement public, et la première voix est la vôtre.',
  // (PA-26)
  few: (voices: number) =>
    voices === 1 ? 'Une seule voix pour le moment' : `${formatNumber(voices)} voix pour le moment`,
  fewHint: `C’est trop peu pour un palmarès : il en faut au moins ${PALMARES.voicesMin}. La vôtre, peut-être ?`, // (PA-26)
  computing: 'Palmarès en cours de calcul', // (PA-27)
  computed: 'Le palmarès est à jour.', // (PA-27)
  computingHint: 'Il sera là dans quelques secondes.',

  shownAs: 'Affichage du palmarès',
  asTiers: 'En tiers', // (PA-29)
  asOrder: 'Dans l’ordre', // (PA-29)
  tier: (label: string) => `Tier ${label}`,
  unknown: 'Encore inconnues', // (PA-29)
  unknownHint: 'Trop peu de voix les ont départagées.',
  // (PA-43)
  emptyTiers: (tiers: readonly string[]) =>
    `Pas encore ${listed(tiers)} : les voix ne séparent pas assez nettement ces images pour remplir cinq tiers.`,
  /** What the places of a line mean, told by the first line that has two. */
  orderExample: (best: number, worst: number) =>
    `« ${formatNumber(best)} à ${formatNumber(worst)} » : les voix situent l’image entre la ${ordinal(best)} et la ${ordinal(worst)} place. Plus il y en a, plus l’écart se réduit.`,
  orderHint: 'La barre va de la meilleure à la moins bonne place que les voix permettent.',
  rank: 'Rang',
  image: 'Image',
  name: 'Nom',
  interval: 'Places possibles', // (PA-30)
  // (PA-43)
  between: (best: number, worst: number) =>
    best === worst ? formatNumber(best) : `${formatNumber(best)} à ${formatNumber(worst)}`,
  open: (name: string, rank: number) => `${name}, ${rank === 1 ? '1re' : `${rank}e`} place : voir le détail`,
  openUnknown: (name: string) => `${name}, place encore inconnue : voir le détail`,
  all: (images: number) => `Voir les ${count(images, 'image')}`,

  divisive: 'Les plus clivantes', // (PA-32)
  consensual: 'Les consensuelles', // (PA-32)
  surprise: 'La surprise', // (PA-32)
  // (PA-32)
  halves: (high: number, low: number) =>
    `Haut pour ${count(high, 'voix', 'voix')}, bas pour ${formatNumber(low)}`,
  together: (hands: number, judged: number, level: number) =>
    `${sentence(LEVEL_WORDS[level] ?? '')} pour ${formatNumber(hands)} voix sur ${formatNumber(judged)}`,
  // (PA-32)
  unexpected: (rank: number) =>
    `${ordinal(rank)} du palmarès, mieux placée que sa moyenne ne le laissait prévoir`,

  place: (rank: number) => `${ordinal(rank)} place`,
  placeUnknown: 'Place encore inconnue',
  certain: (rank: number, images: number) => `${ordinal(rank)} sur ${formatNumber(images)}, sans hésitation.`,
  uncertain: (rank: number, images: number, best: number, worst: number) =>
    `${ordinal(rank)} sur ${formatNumber(images)}, et sans doute entre la ${ordinal(best)} et la ${ordinal(worst)} place.`,
  notKnown: 'Trop peu de voix l’ont départagée pour lui donner une place.',
  hands: (judged: number) => `Où la ${judged < 2 ? 'place' : 'placent'} ${count(judged, 'personne')}`,
  level: (level: number) => sentence(LEVEL_WORDS[level] ?? ''),
  duels: (won: number, played: number) =>
    `${count(won, 'duel gagné', 'duels gagnés')} sur ${formatNumber(played)}`,
};
