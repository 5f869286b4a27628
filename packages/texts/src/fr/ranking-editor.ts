// The ranking editor, in addition to the texts of the rules (ranking.ts, which quotes the specification).
import { endSentence } from '@palmares/core/text/end-sentence';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type { Shortcut } from '../shortcut.ts';
import { count } from './grammar.ts';
import { RANKING_WORDS } from './ranking-words.ts';

// (RK-18)
function completeText(points: number): string {
  return points === 1 ? 'Lui donner son point' : `Lui donner ses ${points} points`;
}

export const TEXTS = {
  name: 'Nom du classement',
  namePlaceholder: 'Donnez un nom à votre classement',
  description: 'Description',
  left: (left: number) => count(left, 'caractère restant', 'caractères restants'),
  publicText: 'Visible par tout le monde. Sinon, par vous uniquement.',
  ...RANKING_WORDS.publish,
  album: 'Album',
  total: 'Images',
  ranked: 'Classées',
  unranked: 'Non classées',
  status: 'Statut',
  untitled: 'Sans nom',
  by: (author: string) => `par ${isolateBidi(author)}`,

  round: 'Choix des images',
  selected: (place: number) => `choisie en ${place === 1 ? '1re' : `${place}e`}`,
  views: (viewed: number) => (viewed === 0 ? 'jamais vue' : `vue ${viewed} fois`),
  info: (name: string) => `Détails : ${name}`,
  quick: 'Validation rapide', // (RK-19)
  quickText:
    'Jusqu’à quatre images à l’écran, toucher votre préférée la valide aussitôt. « Annuler » revient en arrière.',
  alone: 'Seule à l’écran : rien à comparer.',
  complete: completeText,
  offer: (points: number) => `Seule à l’écran : « ${completeText(points)} » la classe aussitôt.`,
  /** The only instruction on a phone. `limit`: how many images may be chosen. */
  // (RK-81)
  instruction: (limit: number, isTouch: boolean) => {
    const verb = isTouch ? 'Touchez' : 'Cliquez sur';
    return limit === 1 ? `${verb} votre préférée` : `${verb} vos préférées, ${limit} au plus`;
  },
  toSee: (left: number) => `${left} à voir`,
  // (RK-83)
  topSettled: (top: number) => `Votre top ${top} est fixé : plus aucune réponse ne le changera.`,
  full: (limit: number) => `Pas plus de ${count(limit, 'image')} à la fois.`,
  progress: (ranked: number, total: number) =>
    `${count(ranked, 'image classée', 'images classées')} sur ${total}`,
  nextBatch: (shown: number) => `${count(shown, 'nouvelle image', 'nouvelles images')}.`,
  /** The number of an image is the key that chooses it. */
  nextImages: (names: readonly string[]) =>
    endSentence(
      `${count(names.length, 'nouvelle image', 'nouvelles images')} : ${names.map((name, index) => `${index + 1}, ${name}`).join(' ; ')}`,
    ),
  undone: 'Annulé.',

  shelf: 'Images classées', // (RK-45)
  shelfEmpty: 'Une image arrive ici dès qu’elle a ses 5 points.',
  shelfHint: 'Glissez pour changer l’ordre.',
  rank: (rank: number) => `Rang ${rank}`,
  open: (name: string, rank: number) => `${name}, rang ${rank} : voir l’image`,
  up: (name: string) => `Monter ${name} d’un rang`,
  down: (name: string) => `Descendre ${name} d’un rang`,
  moved: (name: string, rank: number) => `${name} : rang ${rank}.`,

  pausedTitle: 'Le classement est en pause', // (RK-51)
  pausedText: 'Ce qui est classé est déjà un vrai classement. Continuez quand vous voulez.',
  readyTitle: 'Tout est prêt', // (RK-51)
  readyText: 'Les images vont s’afficher par groupes. Choisissez vos préférées, le podium se forme.',
  emptyTitle: 'Aucune image à classer', // (RK-27)
  emptyText: 'L’album n’a plus aucune des images de ce classement.',
  finishedTitle: 'Classement terminé', // (RK-51)
  finishedText: 'Toutes les images ont leur rang. Vous pouvez encore changer l’ordre à la main.',

  help: 'Comment ça marche',
  more: 'Autres actions',
  resetConfirm: 'Remettre à zéro',
  serverSaved: 'Sauvegardé',
  goneTitle: 'Ce classement n’existe plus',
  goneText: 'Il a été supprimé ailleurs. Votre travail est intact : vous pouvez en faire un nouveau.',
  keepAnew: 'Le garder comme nouveau',
  conflict:
    'Ce classement a été sauvegardé depuis un autre onglet ou un autre appareil. Que faire de vos changements ?',

  draftTitle: 'Reprendre votre brouillon ?',
  draftOtherSelection: (ranked: number, name: string) =>
    `Vous avez un brouillon ${name === '' ? '' : `« ${name} » `}de cet album, avec une autre sélection d’images et ${count(ranked, 'image classée', 'images classées')}. Recommencer l’efface.`,
  draftOtherVersion: (ranked: number) =>
    `Ce classement a été sauvegardé ailleurs depuis votre brouillon (${count(ranked, 'image classée', 'images classées')}). Vous pouvez le reprendre, et choisir au moment de sauvegarder. Recommencer l’efface.`,

  loading: 'Chargement du classement…',
  albumPrivate: 'Cet album est privé : seul son auteur peut en faire un classement.',
  frozen: 'Son album est en quarantaine : ce classement ne peut pas être modifié pour le moment.', // (RK-25)
};

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['1', '…', '9'], does: 'Choisir une image, ou l’enlever du choix' },
  { keys: ['←', '↑', '↓', '→'], does: 'Aller d’une image à l’autre' },
  { keys: ['Espace'], does: 'Choisir l’image, ou l’enlever du choix (ou Entrée)' },
  { keys: ['Ctrl', '+', 'Entrée'], does: 'Valider la sélection' },
  { keys: ['P'], does: 'Passer : aucune de celles-ci' },
  { keys: ['U'], does: 'Annuler (ou Ctrl\u00A0+\u00A0Z)' },
  { keys: ['I'], does: 'Voir les détails de l’image' },
  { keys: ['Alt', '↑', '↓'], does: 'Déplacer une image classée' },
  { keys: ['Ctrl', 'S'], does: 'Sauvegarder' },
  { keys: ['?'], does: 'Cette liste' },
];
