// Rankings. Texts quoted by the specification are verbatim.

import type { Action } from '@palmares/core/ranking/actions';
import type { SaveRefusal } from '@palmares/core/ranking/check-save';
import type { Effort } from '@palmares/core/ranking/effort';
import { RANKING } from '@palmares/core/ranking/limits';
import type { Status } from '@palmares/core/ranking/statistics';
import { formatNumber } from './grammar.ts';

export const RANKING_TEXTS = {
  createTitle: 'Éditeur de Classement', // (RK-28)
  editTitle: 'Modifier le Classement', // (RK-28)
  showSettings: 'Paramètres', // (RK-29)
  hideSettings: 'Masquer', // (RK-29)
  start: 'Commencer le Classement', // (RK-30, RK-47)
  resume: 'Continuer le Classement', // (RK-30)
  reset: 'Remettre à Zéro', // (RK-31)
  restart: 'Recommencer', // (RK-32)
  seeResult: 'Voir le Résultat', // (RK-33, RK-82)
  saveNew: 'Sauvegarder Progression', // (RK-34)
  update: 'Mettre à jour', // (RK-34)
  saving: 'Sauvegarde...', // (RK-34)
  isPublic: 'Classement public', // (RK-36, RK-54)
  qualification: 'Phase de Qualification', // (RK-41)
  validate: 'Valider la Sélection', // (RK-44)
  pass: 'Passer', // (RK-14)
  undo: 'Annuler', // (RK-17)
  stop: 'En rester là', // (RK-15, RK-83)
  keepOn: 'Continuer', // (RK-83)
  stopOffer: 'Vous avez vu toutes les images sans en choisir. Voulez-vous en rester là ?', // (RK-14)
  resetQuestion: 'Remettre ce classement à zéro ? Les scores, les vues et les rangs seront effacés.', // (RK-31)
  forbiddenEdit: "Vous n'êtes pas autorisé à modifier ce classement.", // (RK-22)
  loadFailed: 'Erreur lors du chargement du classement. Redirection vers la liste.', // (RK-24)
  rightsFailed: 'Erreur lors de la vérification des autorisations.', // (RK-23)
  saveFailed: 'Erreur lors de la sauvegarde du classement. Veuillez réessayer.', // (RK-57)
  updated: 'Classement mis à jour avec succès !', // (RK-56)
  created: 'Classement sauvegardé avec succès ! Vous pouvez maintenant continuer à le modifier.', // (RK-55)
};

/** The introduction shown on first use (RK-47); « Commencer le Classement » closes it. */
export const RANKING_INTRO = {
  title: 'Comment fonctionne le Classement', // (RK-47)
  steps: [
    'Choisissez vos images préférées parmi celles qui s’affichent.', // (RK-47)
    `Chaque choix donne ${RANKING.pointsPerSelection} point à l’image.`, // (RK-47)
    `À ${RANKING.pointsToRank} points, l’image est automatiquement classée.`,
    'Sauvegardez quand vous voulez et reprenez depuis votre profil.', // (RK-47)
  ],
  close: RANKING_TEXTS.start,
};

export const RANKING_VIEW_TEXTS = {
  missingId: 'ID du classement manquant', // (RK-71)
  notFound: 'Classement introuvable', // (RK-72)
  isPrivate: 'Ce classement est privé', // (RK-73)
  forbidden: 'Accès interdit à ce classement', // (RK-74)
  failed: 'Erreur lors du chargement du classement', // (RK-75)
  unknownAlbum: 'Album inconnu', // (AX-53)
  unknownAuthor: 'Auteur inconnu',
  edit: 'Éditer', // (BU-3, RK-69)
  restTitle: 'Reste du Classement', // (RK-65)
  inProgressTitle: 'Images en Progression', // (RK-66)
  inProgressHelp: `Ces images ont déjà été choisies mais n’ont pas encore leurs ${RANKING.pointsToRank} points : leur rang n’est pas fixé.`, // (RK-66)
  inProgress: 'En progression', // (RK-66)
};

const STATUS_TEXTS: Record<Status, string> = {
  running: 'Classement en cours', // (RK-38)
  ready: 'Prêt à classer', // (RK-38)
  finished: 'Classement terminé', // (RK-38)
};

const EMPTY_TEXTS: Record<'empty' | 'onlyInProgress', string> = {
  empty: 'Aucune image dans ce classement', // (RK-67)
  onlyInProgress: 'Classement en cours', // (RK-68)
};

const SAVE_TEXTS: Record<SaveRefusal, string> = {
  login_or_name_required: 'Veuillez vous connecter et donner un nom à votre classement.', // (RK-52)
  no_progress: "Aucune progression à sauvegarder. Sélectionnez au moins quelques images d'abord.", // (RK-53)
};

const UNDO_TEXTS: Record<Action['type'], string> = {
  start: 'Annuler le début du classement',
  stop: 'Annuler l’arrêt',
  validate: 'Annuler la dernière validation',
  complete: 'Annuler la dernière validation',
  pass: 'Annuler le dernier passage',
  moveRanked: 'Annuler le déplacement',
  reset: 'Annuler la remise à zéro',
};

export function statusText(status: Status): string {
  return STATUS_TEXTS[status];
}

export function emptyText(state: 'empty' | 'onlyInProgress'): string {
  return EMPTY_TEXTS[state];
}

export function saveText(refusal: SaveRefusal): string {
  return SAVE_TEXTS[refusal];
}

/** « Commencer » when nothing is ranked yet, « Continuer » afterwards (RK-30). */
export function startText(rankedCount: number): string {
  return rankedCount > 0 ? RANKING_TEXTS.resume : RANKING_TEXTS.start;
}

export function undoText(last: Action): string {
  return UNDO_TEXTS[last.type];
}

// (RK-40)
export function selectionText(selected: number, limit: number): string {
  return `Sélectionnez jusqu’à ${images(limit)} (${selected}/${limit})`;
}

// (RK-40)
export function roundText(round: number): string {
  return `Tour ${round}`;
}

export function shownText(count: number): string {
  return `${images(count)} à l’écran`;
}

export function remainingText(count: number): string {
  return `${images(count)} à voir encore dans ce tour`;
}

/** Banner of the edit mode (RK-39). */
export function unrankedText(count: number): string {
  return `${images(count)} ${count > 1 ? 'ne sont pas encore classées' : 'n’est pas encore classée'}`;
}

/** Shown before and during a run (RK-20). */
export function effortText({ least, most }: Effort): string {
  const short = shortEffortText({ least, most });
  return least === most ? short : `${short}, à votre rythme`;
}

/** The same in a narrow window. */
export function shortEffortText({ least, most }: Effort): string {
  if (most === 1) return 'Encore une réponse';
  const [low, high] = [formatNumber(least), formatNumber(most)];
  return least === most ? `Encore ${high} réponses` : `Encore ${low} à ${high} réponses`;
}

/** « 3/5 », shown on an image in progress (RK-66). */
export function scoreText(points: number): string {
  return `${points}/${RANKING.pointsToRank}`;
}

/** Text for the live region. */
export function rankedAnnouncement(name: string, rank: number): string {
  return `${name} entre au classement, rang ${rank}`;
}

function images(count: number): string {
  return `${count} image${count > 1 ? 's' : ''}`;
}
