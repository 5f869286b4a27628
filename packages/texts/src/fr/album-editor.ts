// French texts of the album editor. Those of the specification are verbatim, straight apostrophes included.

import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { count } from './grammar.ts';

export const EDITOR_TEXTS = {
  title: "Modifier l'album",
  back: 'Retour au profil',
  backToAdmin: 'Retour à l’administration',
  name: 'Nom de l’album',
  visibility: 'Album public',
  publicHint: 'Tout le monde peut le voir et s’en servir.',
  privateHint: 'Visible et utilisable par vous uniquement.',
  privateHintAdmin: 'Seul son auteur peut s’en servir.',
  heldHint: 'En quarantaine : seule l’administration peut en changer.',
  heldHintAdmin: 'En quarantaine : le statut se change dans le panneau d’administration.',
  save: 'Sauvegarder',
  saved: 'Album mis à jour.',
  resumed: 'Vos changements, pas encore sauvegardés, sont toujours là.',
  reset: 'Revenir à l’album sauvegardé',
  isPublic: 'L’album est public.',
  isPrivate: 'L’album est privé.',
  images: 'Images',
  count: (n: number): string => count(n, 'image'),
  orderHint: 'Glissez une image pour changer sa place. La première est la couverture.',
  orderHintTouch: 'Le crayon d’une image ouvre ses textes et sa place. La première est la couverture.',
  byAuthor: (name: string): string => `Album de ${isolateBidi(name)}`,
  conflict: 'Cet album a été modifié ailleurs depuis que vous l’avez ouvert.', // (AL-75)
  imageSaved: 'Image mise à jour.',
  imageRemoved: 'Image retirée.',
  removeTitle: (name: string): string => `Retirer « ${isolateBidi(name)} » ?`,
  removeText: 'L’image quitte l’album. Les contenus qui la montrent déjà la gardent.',
  removeConfirm: 'Retirer',
  quarantined: 'Cet album est en quarantaine : il n’est plus visible et ne peut être ni modifié ni supprimé.',
  quarantinedAdmin: 'Cet album est en quarantaine : personne d’autre que la modération ne le voit.',
  reason: (reason: string): string => `Motif : ${reason}`,
  contest: 'Pour contester cette décision, écrivez-nous à ',
};

export const DELETE_TEXTS = {
  action: 'Supprimer l’album',
  title: (name: string): string => `Supprimer « ${isolateBidi(name)} » ?`,
  final: 'Cette action ne peut pas être annulée.',
  confirm: 'Supprimer',
  done: 'Album supprimé avec succès !',
};

export const NEW_IMAGES_TEXTS = {
  title: 'Ajouter des images',
  submit: (n: number): string => `Ajouter ${count(n, 'image')} à l’album`,
  clear: 'Tout retirer',
  done: (n: number): string => `${count(n, 'image ajoutée', 'images ajoutées')}.`,
  partial: (n: number, failed: number): string =>
    `${count(n, 'image ajoutée', 'images ajoutées')}, ${count(failed, 'échec')}.`,
  resumed: 'Vos images, pas encore ajoutées, sont toujours là.',
  notKept:
    'Cet appareil n’a pas la place de garder toutes ces images en attendant : ne quittez pas cette page avant de les avoir ajoutées.',
  elsewhere:
    'Cet album est ouvert dans un autre onglet : les images choisies ici seront oubliées si vous quittez cette page.',
  unnamed: 'Chaque image doit avoir un nom.',
};

export const LEAVE_TEXTS = {
  imagesTitle: 'Quitter sans ajouter ces images ?',
  imagesKept:
    'Les images qui ne sont pas encore dans l’album sont gardées sur cet appareil : vous les retrouverez en revenant ici.',
  imagesLost: 'Les images qui ne sont pas encore dans l’album seront oubliées.',
  detailsTitle: 'Quitter sans sauvegarder ?',
  details: 'Le nom et les catégories que vous avez changés seront perdus.',
  leave: 'Quitter',
  stay: 'Rester',
};

export const FAILURES = {
  name: "Erreur lors de la mise à jour du nom de l'album", // (AL-73)
  categories: 'Erreur lors de la mise à jour des catégories',
  visibility: 'Erreur lors de la mise à jour de la visibilité', // (AL-73)
  order: 'Erreur lors de la mise à jour de l’ordre des images',
  image: "Erreur lors de la mise à jour de l'image", // (AL-73)
  removeImage: "Erreur lors de la suppression de l'image", // (AL-73)
  removeAlbum: "Erreur lors de la suppression de l'album", // (AL-73)
  expiredOnImages: 'Session expirée - Veuillez vous reconnecter pour ajouter les images.', // (AL-74)
  expiredOnDeletion: 'Session expirée - Veuillez vous reconnecter pour supprimer l’album.', // (AL-74)
};

export const LOADING_TEXTS = {
  notFound: "Album introuvable ou vous n'avez pas les permissions nécessaires.", // (AL-72)
  forbidden: "Vous n'avez pas les permissions pour éditer cet album.", // (AL-72)
  signedOut: 'Vous devez être connecté pour accéder à cette page.', // (AL-72)
  failed: "Erreur lors du chargement de l'album. Veuillez réessayer plus tard.", // (AL-72)
  toGallery: 'Voir les albums',
};
