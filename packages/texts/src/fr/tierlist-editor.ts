// The tier list editor, in addition to the texts of the rules (tierlist.ts). Texts quoted by the specification are verbatim.
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type { Shortcut } from '../shortcut.ts';
import { count } from './grammar.ts';
import { colourName } from './tier-colours.ts';
import { TIERLIST_WORDS } from './tierlist-words.ts';

export const TEXTS = {
  editor: 'Éditeur de tier list',
  newTitle: 'Nouvelle tier list',
  editTitle: 'Modifier la tier list',
  nameLabel: 'Nom de la tier list',
  namePlaceholder: 'Donnez un nom à votre tier list',
  by: (author: string) => `par ${isolateBidi(author)}`,

  tierList: (label: string) => `Tier ${label}`, // (TL-70)
  tierControls: (label: string) => `Ordre et options du tier ${label}`,
  toImages: 'Aller aux images', // (LB-57)
  tierOptions: (label: string, images: number) => `Tier ${label}, ${count(images, 'image')} : modifier`,
  placeIn: (label: string) => `Placer la sélection dans ${label}`,
  up: 'Monter', // (TL-48)
  down: 'Descendre', // (TL-48)
  moveUp: (label: string) => `Monter le tier ${label}`,
  moveDown: (label: string) => `Descendre le tier ${label}`,
  tierMenu: (label: string) => `Autres actions du tier ${label}`,
  edit: 'Renommer ou changer la couleur',
  addAbove: 'Ajouter un tier au-dessus',
  addBelow: 'Ajouter un tier en dessous',
  emptyTier: 'Vider le tier',
  removeTier: 'Supprimer le tier',
  addTier: 'Ajouter un tier',
  presets: 'Modèles de tiers',
  editTiers: 'Modifier les tiers', // (TL-54)
  presetsText: 'Les images gardent leur place : le premier tier reste le premier. Tout peut être annulé.',

  tierDialog: (label: string) => `Tier ${label}`,
  tierName: 'Nom',
  tierColour: 'Couleur',
  otherColour: 'Autre couleur', // (TL-49)
  colour: colourName,
  apply: 'Appliquer',
  cancel: 'Annuler',

  poolCount: (rest: number, all: number) => `${rest} sur ${all}`, // (TL-47)
  allPlaced: 'Toutes classées', // (TL-62)
  noImages: 'Cette tier list n’a pas d’images.',
  poolHandle: 'Hauteur de la zone des images non classées',
  higherPool: 'Agrandir la zone des images non classées',
  lowerPool: 'Réduire la zone des images non classées',
  collapsePool: 'Replier les images non classées',
  expandPool: 'Déplier les images non classées',
  hintDigits: 'pour placer',
  hintMore: 'raccourcis',

  selected: (images: number) => count(images, 'image sélectionnée', 'images sélectionnées'),
  deselect: 'Désélectionner', // (TL-42)
  selectSeveral: 'En choisir plusieurs', // (TL-40)
  detailsOf: (name: string) => `Détails : ${name}`,
  skip: 'Passer', // (TL-42)
  backToPool: 'Retirer du tier',
  asMain: 'Choisir comme image principale',
  isMain: 'Image principale',
  /** Accessible name of the tile of the main image. */
  mainTile: (name: string) => `${name}, image principale`,
  addToSelection: 'Sélectionner',
  placeTitle: 'Placer dans',

  undo: 'Annuler',
  redo: 'Rétablir',
  undoWhat: (what: string) => `Annuler : ${what}`, // (TL-55)
  redoWhat: (what: string) => `Rétablir : ${what}`, // (TL-55)
  nothingToUndo: 'Rien à annuler',
  nothingToRedo: 'Rien à rétablir',

  settings: 'Paramètres',
  more: 'Autres actions',
  addImages: 'Ajouter des images de l’album', // (TL-60)
  addImagesText: 'Elles rejoignent les images non classées.',
  addChosen: (images: number) => (images === 0 ? 'Ajouter' : `Ajouter ${count(images, 'image')}`),
  chooseAll: 'Tout sélectionner',
  chooseNone: 'Tout désélectionner',
  view: 'Voir la tier list',
  reset: 'Vider tous les tiers', // (TL-52)
  resetTitle: 'Vider tous les tiers ?',
  resetText: 'Toutes les images quittent leur tier. Les tiers restent, et vous pourrez annuler.',
  resetConfirm: 'Vider les tiers',
  export: 'Exporter en image',
  showNames: 'Afficher les noms',
  hideNames: 'Masquer les noms',
  help: 'Comment ça marche', // (TL-32)

  description: 'Description',
  left: (left: number) => count(left, 'caractère restant', 'caractères restants'),
  public: 'Tier list publique', // (TL-22)
  publicText: 'Visible par tout le monde. Sinon, par vous uniquement.',
  mainImage: 'Image principale',
  mainImageText: 'Elle représente la tier list dans les listes et en tête de sa page.',
  display: 'Affichage',
  imageSize: 'Taille des images',
  sizes: { s: 'Petite', m: 'Moyenne', l: 'Grande' }, // (TL-58)

  serverSaved: 'Sauvegardée',
  draftWorth: (placed: number, all: number) =>
    `${count(placed, 'image classée', 'images classées')} sur ${all}`,
  draftTitle: 'Reprendre votre brouillon ?', // (BU-28)
  draftOtherSelection: (placed: number, name: string) =>
    `Vous avez un brouillon ${name === '' ? '' : `« ${name} » `}de cet album, avec une autre sélection d’images et ${count(placed, 'image classée', 'images classées')}.`,
  draftOtherVersion: (placed: number) =>
    `Cette tier list a été sauvegardée ailleurs depuis votre brouillon (${count(placed, 'image classée', 'images classées')}). Vous pouvez le reprendre, et choisir au moment de sauvegarder.`,
  startAgainWarning: 'Recommencer efface le brouillon.',

  save: 'Sauvegarder', // (TL-24)
  saving: 'Sauvegarde…', // (TL-24)
  savedNew: 'Tier list sauvegardée.', // (TL-25)
  savedAgain: 'Tier list mise à jour.', // (TL-25)
  saveFailed: 'La sauvegarde a échoué. Votre travail est intact : réessayez.', // (TL-26)
  saveFailedBecause: (why: string) => `La sauvegarde a échoué : ${why} Votre travail est intact.`,

  conflict:
    'Cette tier list a été sauvegardée depuis un autre onglet ou un autre appareil. Que faire de vos changements ?',
  goneTitle: 'Cette tier list n’existe plus', // (BU-18)
  goneText: 'Elle a été supprimée ailleurs. Votre travail est intact : vous pouvez en faire une nouvelle.',
  keepAnew: 'La garder comme nouvelle', // (BU-18)

  ...TIERLIST_WORDS.publish,

  delete: 'Supprimer la tier list', // (TL-24)
  deleteTitle: (name: string) => `Supprimer « ${name} » ?`,
  deleteText:
    'La tier list disparaît définitivement, pour vous et pour toutes les personnes qui en ont le lien.', // (TL-27)
  deleteConfirm: 'Supprimer',
  deleted: 'Tier list supprimée.',
  deleteFailed: 'La suppression a échoué. Réessayez.', // (TL-26)

  quit: 'Quitter l’éditeur', // (TL-24)
  leave: 'Abandonner les changements', // (TL-24)
  leaveTitle: 'Abandonner vos changements ?', // (TL-28)
  leaveText:
    'Le brouillon est effacé. Pour partir sans rien perdre, quittez simplement la page : le brouillon vous attendra.',
  leaveConfirm: 'Abandonner',
  leaveStay: 'Continuer à modifier',

  infoTitle: 'Votre tier list en trois gestes', // (TL-32)
  info: [
    'Glissez une image vers un tier.',
    'Ou cliquez sur une image, puis sur un tier : la suivante est choisie pour vous. Ctrl ou Maj pour en choisir plusieurs.',
    'Double-cliquez sur une image pour la retirer de son tier. Tout peut être annulé.',
  ],
  infoTouch: [
    'Touchez un tier : l’image choisie s’y place, et la suivante est prête.',
    'Ou maintenez le doigt sur une image, puis glissez-la.', // (TL-32)
    'Touchez deux fois une image pour la retirer de son tier. Tout peut être annulé.',
  ],
  infoDraft: 'Votre travail est gardé en brouillon sur cet appareil, jusqu’à ce que vous sauvegardiez.',
  infoClose: 'C’est parti',

  loading: 'Chargement de la tier list…',
  albumPrivate: 'Cet album est privé : seul son auteur peut en faire une tier list.',
  frozen: 'Son album est en quarantaine : cette tier list ne peut pas être modifiée pour le moment.', // (TL-31)
  notAuthor: 'Seul l’auteur de cette tier list peut la modifier.', // (TL-21)
};

/** Announcements of the live region. Core describes the actions themselves. */
export const ANNOUNCEMENTS = {
  undone: (what: string) => `Annulé : ${what}`,
  redone: (what: string) => `Rétabli : ${what}`,
  next: (name: string) => `À classer : « ${name} »`, // (TL-47)
  thenAllPlaced: (what: string) => `${what}. Toutes classées.`,
  thenNext: (what: string, name: string) => `${what}. À classer : « ${name} »`,
  lifted: (name: string) => `${name} : saisie. Flèches pour déplacer, Espace pour poser.`,
  liftCancelled: 'Déplacement annulé.',
  /** `tier`: null for the pool. */
  placed: (tier: string | null, place: number, of: number) =>
    `${tier ?? 'Non classées'}, place ${place} sur ${of}`,
};

/** For the digits, which come before the other shortcuts. */
export const DIGITS_SHORTCUT: string = 'Envoyer l’image dans un tier, et passer à la suivante';

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['←', '↑', '↓', '→'], does: 'Aller d’une image à l’autre' },
  { keys: ['Espace'], does: 'Saisir l’image, puis la poser' },
  { keys: ['Entrée'], does: 'Sélectionner ou désélectionner' },
  { keys: ['Maj', '+', 'clic'], does: 'Sélectionner une suite d’images' },
  { keys: ['Ctrl', '+', 'A'], does: 'Sélectionner toute la rangée' },
  { keys: ['Suppr'], does: 'Retirer du tier' },
  { keys: ['I'], does: 'Voir les détails de l’image' },
  { keys: ['Échap'], does: 'Annuler le déplacement, désélectionner' },
  { keys: ['Ctrl', '+', 'Z'], does: 'Annuler' },
  { keys: ['Ctrl', '+', 'Maj', '+', 'Z'], does: 'Rétablir' },
  { keys: ['?'], does: 'Cette liste' },
];
