// The rules of tournaments.
import type { SaveRefusal } from '@palmares/core/tournament/check-save';
import { countDuels } from '@palmares/core/tournament/duels';
import type { Progress } from '@palmares/core/tournament/progress';
import type { Group } from '@palmares/core/tournament/result';
import { count } from './grammar.ts';

export const TOURNAMENT_TEXTS = {
  next: 'Suivant',
  nextRound: 'Tour suivant',
  final: 'FINALE',
  undo: 'Annuler',
  restart: 'Recommencer',
  champion: 'Champion',
  finalRankings: 'Classement final',
  singleImage: 'Il n’y a qu’une seule image : elle remporte le tournoi.',
  loadImagesFailed: 'Erreur lors du chargement des images. Redirection vers la page de l’album.',
  saveFailed: 'Erreur lors de la sauvegarde du tournoi. Veuillez réessayer.',
  viewFailed:
    'Impossible de charger le tournoi. Il n’existe pas ou vous n’avez pas les permissions nécessaires.',
  notFound: 'Tournoi introuvable',
};

const SAVE_TEXTS: Record<SaveRefusal, string> = {
  not_finished: 'Terminez le tournoi avant de le sauvegarder.',
  already_saved: 'Ce tournoi est déjà sauvegardé. Recommencez-le pour le sauvegarder à nouveau.',
  login_required: 'Connectez-vous pour sauvegarder un tournoi.',
  name_required: 'Veuillez donner un nom à votre tournoi.',
};

export function saveText(refusal: SaveRefusal): string {
  return SAVE_TEXTS[refusal];
}

/** Headers of the groups (TO-33, TO-51). The names of the best three groups are shared; the others differ between editor and viewer. */
export function groupTitle(
  { kind, round }: Pick<Group, 'kind' | 'round'>,
  screen: 'editor' | 'viewer',
): string {
  switch (kind) {
    case 'champion':
      return 'Champion';
    case 'finalists':
      return 'Finalistes';
    case 'semiFinalists':
      return 'Demi-finalistes';
    case 'round':
      return screen === 'editor' ? `Éliminées au tour ${round}` : `Tour ${round}`;
  }
}

export function groupCount(imageCount: number): string {
  return count(imageCount, 'image');
}

/** Shown before the first pick. */
export function effortText(imageCount: number): string {
  if (imageCount === 1) return TOURNAMENT_TEXTS.singleImage;
  return `${count(imageCount, 'image')}, exactement ${count(countDuels(imageCount), 'duel')}`;
}

export function roundText({ round, rounds }: Progress): string {
  return `Tour ${round} sur ${rounds}`;
}

export function duelText({ duel, duels, picks, total }: Progress): string {
  return `Duel ${duel} sur ${duels} · ${picks} choix sur ${total}`;
}

/** Text for the live region. */
export function pickAnnouncement(name: string, { picks, total }: Progress): string {
  return `${name} : choix ${picks} sur ${total}`;
}

export function championAnnouncement(name: string): string {
  return `${name} remporte le tournoi`;
}
