// Rankings. Texts quoted by the specification are verbatim.

import { RANKING } from '@palmares/core/limits';
import type { Action } from '@palmares/core/ranking/actions';
import type { SaveRefusal } from '@palmares/core/ranking/check-save';
import type { Effort } from '@palmares/core/ranking/effort';
import type { Status } from '@palmares/core/ranking/statistics';
import { formatNumber } from './grammar.ts';

export const RANKING_TEXTS = {
  createTitle: 'Éditeur de Classement',
  editTitle: 'Modifier le Classement',
  showSettings: 'Paramètres',
  hideSettings: 'Masquer',
  start: 'Commencer le Classement',
  resume: 'Continuer le Classement',
  reset: 'Remettre à Zéro',
  restart: 'Recommencer',
  seeResult: 'Voir le Résultat',
  saveNew: 'Sauvegarder Progression',
  update: 'Mettre à jour',
  saving: 'Sauvegarde...',
  isPublic: 'Classement public',
  qualification: 'Phase de Qualification',
  validate: 'Valider la Sélection',
  pass: 'Passer',
  undo: 'Annuler',
  stop: 'En rester là',
  keepOn: 'Continuer',
  stopOffer: 'Vous avez vu toutes les images sans en choisir. Voulez-vous en rester là ?',
  resetQuestion: 'Remettre ce classement à zéro ? Les scores, les vues et les rangs seront effacés.',
  forbiddenEdit: "Vous n'êtes pas autorisé à modifier ce classement.",
  loadFailed: 'Erreur lors du chargement du classement. Redirection vers la liste.',
  rightsFailed: 'Erreur lors de la vérification des autorisations.',
  saveFailed: 'Erreur lors de la sauvegarde du classement. Veuillez réessayer.',
  updated: 'Classement mis à jour avec succès !',
  created: 'Classement sauvegardé avec succès ! Vous pouvez maintenant continuer à le modifier.',
};

/** The introduction shown on first use (RK-47); « Commencer le Classement » closes it. */
export const RANKING_INTRO = {
  title: 'Comment fonctionne le Classement',
  steps: [
    'Choisissez vos images préférées parmi celles qui s’affichent.',
    `Chaque choix donne ${RANKING.pointsPerSelection} point à l’image.`,
    `À ${RANKING.pointsToRank} points, l’image est automatiquement classée.`,
    'Sauvegardez quand vous voulez et reprenez depuis votre profil.',
  ],
  close: RANKING_TEXTS.start,
};

export const RANKING_VIEW_TEXTS = {
  missingId: 'ID du classement manquant',
  notFound: 'Classement introuvable',
  isPrivate: 'Ce classement est privé',
  forbidden: 'Accès interdit à ce classement',
  failed: 'Erreur lors du chargement du classement',
  unknownAlbum: 'Album inconnu',
  unknownAuthor: 'Auteur inconnu',
  edit: 'Éditer',
  restTitle: 'Reste du Classement',
  inProgressTitle: 'Images en Progression',
  inProgressHelp: `Ces images ont déjà été choisies mais n’ont pas encore leurs ${RANKING.pointsToRank} points : leur rang n’est pas fixé.`,
  inProgress: 'En progression',
};

const STATUS_TEXTS: Record<Status, string> = {
  running: 'Classement en cours',
  ready: 'Prêt à classer',
  finished: 'Classement terminé',
};

const EMPTY_TEXTS: Record<'empty' | 'onlyInProgress', string> = {
  empty: 'Aucune image dans ce classement',
  onlyInProgress: 'Classement en cours',
};

const SAVE_TEXTS: Record<SaveRefusal, string> = {
  login_or_name_required: 'Veuillez vous connecter et donner un nom à votre classement.',
  no_progress: "Aucune progression à sauvegarder. Sélectionnez au moins quelques images d'abord.",
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

export function selectionText(selected: number, limit: number): string {
  return `Sélectionnez jusqu’à ${images(limit)} (${selected}/${limit})`;
}

export function roundText(round: number): string {
  return `Tour ${round}`;
}

export function shownText(count: number): string {
  return `${images(count)} à l’écran`;
}

export function remainingText(count: number): string {
  return `${images(count)} à voir encore dans ce tour`;
}

/** Banner of the edit mode. */
export function unrankedText(count: number): string {
  return `${images(count)} ${count > 1 ? 'ne sont pas encore classées' : 'n’est pas encore classée'}`;
}

/** Shown before and during a run. */
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

/** « 3/5 », shown on an image in progress. */
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
