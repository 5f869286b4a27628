// French texts of the add-album screen. Those quoted by the spec (P1 §4, §5, §8) come from the core or keep its
// straight apostrophes; the others are ours.
import { ALBUM_TEXTS, UPLOAD_TEXTS } from '@palmares/core/album/messages';

const number = new Intl.NumberFormat('fr-FR');

/** « 1 image », « 3 images »: French counts 0 and 1 as singular. */
export function plural(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count < 2 ? one : many}`;
}

const images = (count: number): string => plural(count, 'image', 'images');

export const SUBMISSION_TEXTS = {
  creationFailed: (failure: { text: string; status: number | null } | null): string => {
    // A rule of state (too many albums…) says more than the general text.
    return failure?.status === 409 ? failure.text : ALBUM_TEXTS.createFailed;
  },
  noImageAdded: ALBUM_TEXTS.noImageAdded,
  deleteByHand:
    "Aucune image n'a pu être ajoutée. L'album vide n'a pas pu être supprimé : veuillez le supprimer manuellement depuis votre profil.",
  cancelled: 'Envoi annulé. L’album n’a pas été créé.',
  abandoned: 'L’album a été supprimé. Vos images sont toujours ici.',
  expiredOnAlbum: 'Session expirée - Veuillez vous reconnecter pour créer l’album. Rien n’est perdu.',
  expiredOnImages: 'Session expirée - Veuillez vous reconnecter pour ajouter les images. Rien n’est perdu.',
  expiredOnDeletion: 'Session expirée - Veuillez vous reconnecter pour supprimer l’album vide.',
  stopped: (added: number, total: number): string =>
    `Envoi arrêté : ${added} sur ${images(total)} ${added < 2 ? 'ajoutée' : 'ajoutées'}.`,
  interrupted: (added: number, total: number): string =>
    `L’envoi a été interrompu : ${added} sur ${images(total)} ${added < 2 ? 'ajoutée' : 'ajoutées'}.`,
  partial: (added: number, failed: number): string =>
    `Album créé en partie : ${plural(added, 'image ajoutée', 'images ajoutées')}, ${plural(failed, 'échec', 'échecs')}.`,
  done: 'Album créé avec succès !',
  doneInPart: (added: number, total: number): string =>
    `Album créé : ${added} sur ${images(total)} ${added < 2 ? 'ajoutée' : 'ajoutées'}.`,
  timeout: 'Délai dépassé (60 s). Réessayez.',
  offline: 'Connexion impossible. Vérifiez votre réseau, puis réessayez.',
  unexpected: UPLOAD_TEXTS.unexpected,
} as const;
