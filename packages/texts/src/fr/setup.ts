// French texts of the setup page; those of the specification are verbatim, straight apostrophes included.
import { count } from './grammar.ts';

/** The beginning of both reasons why a private album is denied (SU-21). */
const DENIED = 'Accès refusé à cet album.';

export const SETUP_TEXTS = {
  title: 'Choisir les images',
  missingParams: "Paramètres manquants dans l'URL",
  notFound: 'Album introuvable',
  error: 'Une erreur est survenue lors du chargement des données',
  deniedToVisitors: `${DENIED} Accès refusé: vous devez être connecté pour accéder à cet album privé`,
  deniedPrivate: `${DENIED} Accès refusé: album privé`,
  quoted: (name: string) => `« ${name} »`,
  /** Around the name of the content, of the album and of its author, which the page isolates. */
  about: { beforeName: '« ', beforeAlbum: ' » · ', beforeAuthor: ', par ' },
  selected: (images: number, total: number) =>
    `${count(images, 'image sélectionnée', 'images sélectionnées')} sur ${total}`,
  none: 'Vous devez sélectionner au moins une image !',
  all: 'Tout sélectionner',
  clear: 'Tout désélectionner',
  range: 'Une suite d’images',
  rangeHelp: 'Touchez la première image d’une suite, puis la dernière.',
  arrowsHelp: 'Les flèches vont d’une image à l’autre.',
  continue: 'Continuer',
  signIn: 'Connexion',
  gallery: 'Voir les albums',
  redirecting: 'Redirection vers les albums…',
  shiftHint: 'Maj + clic sélectionne une suite d’images.',
  mainHint: 'L’étoile choisit l’image principale, celle qui représentera la tier list.',
  main: (name: string) => `Image principale : ${name}`,
};
