// French texts of the album dialog; those of the spec (P1 §2, §6 and §8) are to the letter.
import type { ContentType } from '../../lib/paths.ts';

export const DIALOG_TEXTS = {
  name: 'Nom',
  nameLater: 'Choisissez d’abord un type',
  type: 'Que voulez-vous créer ?',
  continue: 'Continuer',
  cancel: 'Annuler',
  visitor: 'Vous pouvez créer, mais pas sauvegarder : il faut un compte pour cela.',
  signIn: 'Se connecter',
  close: 'Fermer',
  failed: 'Album',
  notFound: 'Album introuvable',
  private: 'Accès refusé: album privé',
  privateToVisitors: 'Accès refusé: vous devez être connecté pour accéder à cet album privé',
  error: 'Une erreur est survenue lors du chargement des données',
} as const;

/** `label` is the {Type} of the prefilled name « {Type} {album name} ». */
export const TYPE_TEXTS: Record<ContentType, { label: string; hint: string }> = {
  tierlists: { label: 'Tierlist', hint: 'Rangez les images en tiers, de S à D.' },
  tournois: { label: 'Tournoi', hint: 'Des duels, jusqu’au champion.' },
  classements: { label: 'Classement', hint: 'Choix après choix, jusqu’au podium.' },
};
