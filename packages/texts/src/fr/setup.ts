// French texts of the setup page; those of the specification are verbatim, straight apostrophes included.
import { count } from './grammar.ts';

/** The beginning of both reasons why a private album is denied (SU-20). */
const DENIED = 'Accès refusé à cet album.';

export const SETUP_TEXTS = {
  title: 'Choisir les images',
  missingParams: "Paramètres manquants dans l'URL", // (SU-19)
  notFound: 'Album introuvable', // (SU-23)
  error: 'Une erreur est survenue lors du chargement des données', // (SU-24)
  deniedToVisitors: `${DENIED} Accès refusé: vous devez être connecté pour accéder à cet album privé`, // (SU-20, SU-21)
  deniedPrivate: `${DENIED} Accès refusé: album privé`, // (SU-20, SU-21)
  quoted: (name: string) => `« ${name} »`,
  /** Around the name of the content, of the album and of its author, which the page isolates. */
  about: { beforeName: '« ', beforeAlbum: ' » · ', beforeAuthor: ', par ' },
  selected: (images: number, total: number) =>
    `${count(images, 'image sélectionnée', 'images sélectionnées')} sur ${total}`,
  none: 'Vous devez sélectionner au moins une image !', // (SU-16)
  all: 'Tout sélectionner',
  clear: 'Tout désélectionner',
  range: 'Une suite d’images',
  rangeHelp: 'Touchez la première image d’une suite, puis la dernière.',
  arrowsHelp: 'Les flèches vont d’une image à l’autre.',
  continue: 'Continuer', // (SU-17)
  signIn: 'Connexion', // (SU-21)
  gallery: 'Voir les albums',
  redirecting: 'Redirection vers les albums…',
  shiftHint: 'Maj + clic sélectionne une suite d’images.',
  mainHint: 'L’étoile choisit l’image principale, celle qui représentera la tier list.', // (SU-18)
  main: (name: string) => `Image principale : ${name}`,
};
