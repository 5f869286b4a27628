// French texts of the add-album screen. Those quoted from the specification keep its straight apostrophes.

import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { count, formatNumber } from './grammar.ts';

const images = (n: number): string => count(n, 'image');

export const SUBMISSION_TEXTS = {
  deleteByHand:
    "Aucune image n'a pu être ajoutée. L’album vide n’a pas pu être supprimé : supprimez-le vous-même, sinon il disparaîtra après un jour.", // (AL-53)
  openAlbum: 'Ouvrir l’album',
  cancelled: 'Envoi annulé. L’album n’a pas été créé.',
  abandoned: 'L’album a été supprimé. Vos images sont toujours ici.',
  expiredOnAlbum: 'Session expirée - Veuillez vous reconnecter pour créer l’album. Rien n’est perdu.', // (AL-58)
  expiredOnImages: 'Session expirée - Veuillez vous reconnecter pour ajouter les images. Rien n’est perdu.', // (AL-58)
  expiredOnDeletion: 'Session expirée - Veuillez vous reconnecter pour supprimer l’album vide.', // (AL-58)
  stopped: (added: number, total: number): string =>
    `Envoi arrêté : ${added} sur ${images(total)} ${added < 2 ? 'ajoutée' : 'ajoutées'}.`,
  interrupted: (added: number, total: number): string =>
    `L’envoi a été interrompu : ${added} sur ${images(total)} ${added < 2 ? 'ajoutée' : 'ajoutées'}.`,
  // (AL-54)
  partial: (added: number, failed: number): string =>
    `Album créé en partie : ${count(added, 'image ajoutée', 'images ajoutées')}, ${count(failed, 'échec', 'échecs')}.`,
  done: 'Album créé avec succès !', // (AL-56)
  doneInPart: (added: number, total: number): string =>
    `Album créé : ${added} sur ${images(total)} ${added < 2 ? 'ajoutée' : 'ajoutées'}.`,
};

export const FORM_TEXTS = {
  title: 'Créer un album',
  intro: 'Un nom, une catégorie, des images : tout le reste peut attendre.',
  name: 'Nom de l’album',
  namePlaceholder: 'Les meilleurs films de 2026',
  visibility: 'Album public',
  publicHint: 'Tout le monde peut le voir et s’en servir.',
  privateHint: 'Visible et utilisable par vous uniquement.',
  images: 'Images',
  added: (n: number): string => `${images(n)} ${n < 2 ? 'ajoutée' : 'ajoutées'}.`,
  duplicates: (n: number): string => `${count(n, 'image est', 'images sont')} déjà dans l’album.`,
  removeDuplicates: 'Retirer les doublons',
  cameraNamed: (n: number): string =>
    n < 2
      ? '1 image porte le nom donné par un appareil.'
      : `${images(n)} portent le nom donné par un appareil.`,
  number: (n: number): string => (n < 2 ? 'La numéroter' : 'Les numéroter'),
  refused: (n: number): string =>
    n < 2 ? '1 image refusée ne sera pas envoyée.' : `${images(n)} refusées ne seront pas envoyées.`,
  notKept:
    'Cet appareil n’a pas la place de garder tout cet album en attendant : ne quittez pas cette page avant de l’avoir créé.',
  removeRefused: 'Les retirer',
  issueCount: (n: number): string => count(n, 'point à corriger', 'points à corriger'),
};

export const FOOTER_TEXTS = {
  create: 'Créer l’album',
  empty: 'Aucune image pour l’instant',
  count: images,
  preparing: (done: number, total: number): string =>
    `Préparation ${formatNumber(done)} / ${formatNumber(total)}`,
  creating: 'Création de l’album…',
  attaching: 'Ajout des catégories…',
  cleaning: 'Suppression de l’album…',
  resume: (n: number): string => `Reprendre l’envoi (${formatNumber(n)})`,
  accept: 'Aller à mon profil',
  abandon: 'Supprimer l’album',
  abandonTitle: (name: string): string => `Supprimer « ${isolateBidi(name)} » ?`,
  abandonText: 'L’album et les images déjà envoyées sont supprimés. Votre saisie reste ici.',
  signIn: 'Se connecter',
  progress: 'Progression de l’envoi',
};

export const DRAFT_TEXTS = {
  title: 'Vous aviez un album en cours',
  summary: images,
  sent: (n: number): string => count(n, 'déjà envoyée', 'déjà envoyées'),
  resume: 'Reprendre',
  restart: 'Recommencer',
  restartTitle: 'Repartir d’un album vide ?',
  restartText: (name: string): string =>
    `« ${isolateBidi(name)} » et ses images seront effacés de cet appareil.`,
};

export const LEAVE_TEXTS = {
  title: 'Quitter sans créer l’album ?',
  kept: 'Votre saisie est gardée sur cet appareil : vous pourrez la reprendre en revenant ici.',
  lost: 'Ce que vous avez saisi sera perdu.',
  sending: 'L’envoi en cours sera arrêté. Vous pourrez le reprendre en revenant ici.',
  stay: 'Rester',
  leave: 'Quitter',
};
