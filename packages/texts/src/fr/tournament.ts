// The screens of tournaments. The texts of the game are in tournament-rules.ts.
import type { ErrorCode } from '@palmares/core/contract/error-codes';
import type { Tournament } from '@palmares/core/contract/types';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import type { Shortcut } from '../shortcut.ts';
import { count, formatNumber } from './grammar.ts';
import { TOURNAMENT_WORDS } from './tournament-words.ts';

export const TEXTS = {
  length: 'Nombre d’images',
  lengthAll: (total: number) => `Toutes (${total})`,
  drawn: (drawn: number, total: number) => `${drawn} des ${total} images, tirées au sort`,
  newTitle: 'Nouveau tournoi',
  editTitle: 'Modifier le tournoi',
  viewTitle: 'Tournoi',
  loading: 'Chargement du tournoi…',
  untitled: 'Tournoi sans nom',
  unknownAlbum: 'Album inconnu',

  start: 'Commencer le tournoi',
  rounds: (rounds: number) => `${count(rounds, 'tour')} jusqu’à la finale`,
  crown: 'Couronner le champion',
  cancel: 'Annuler',
  seeChampion: 'Voir le champion',
  versus: 'vs',
  pick: (name: string, position: number) => `Choisir ${name}, numéro ${position}`,
  duelAnnouncement: (names: readonly string[]) => names.join(' contre '),
  overall: 'Progression de tout le tournoi',
  undoHint: 'Annuler le dernier choix',
  keysHint: 'pour choisir',
  /** Between the keys that pick an image. */
  or: 'ou',
  started: 'Le tournoi commence.',
  undone: 'Dernier choix annulé.',

  settings: 'Paramètres',
  name: 'Nom',
  description: 'Description',
  left: (left: number) => count(left, 'caractère restant', 'caractères restants'),
  public: 'Tournoi public',
  publicText: 'Visible par tout le monde. Sinon, par vous uniquement.',
  autoNext: 'Passer au duel suivant automatiquement',
  autoNextText: 'Une demi-seconde après un choix. Sinon, appuyez sur Suivant.',

  save: 'Sauvegarder le tournoi',
  saveChanges: 'Sauvegarder les changements',
  saving: 'Sauvegarde…',
  saved: 'Tournoi sauvegardé.',
  savedTitle: 'Sauvegardé',
  savedText: 'Pour rejouer et sauvegarder à nouveau, recommencez.',
  keptHere: 'Vos choix sont gardés dans ce navigateur : revenez quand vous voulez.',
  saveTitle: 'Sauvegarder votre résultat',
  detailsTitle: 'Détails',
  sessionLost: 'Votre session est terminée. Reconnectez-vous : votre tournoi vous attend ici.',

  restartTitle: (name: string) => (name === '' ? 'Recommencer le tournoi ?' : `Recommencer « ${name} » ?`),
  restartText: 'Tous vos choix seront perdus, et les images seront tirées à nouveau.',
  replayText:
    'Vous le rejouez depuis le premier tour. Le résultat sauvegardé reste jusqu’à ce que vous sauvegardiez le nouveau.',
  keepPlaying: 'Continuer à jouer',

  draftTitle: 'Reprendre votre tournoi ?',
  draftOther: (name: string, picks: string) =>
    `Vous avez un tournoi inachevé ${name === '' ? '' : `« ${name} » `}de cet album, avec une autre sélection d’images (${picks}). Recommencer l’efface.`,
  draftOlder: (picks: string) =>
    `Ce tournoi a été sauvegardé ailleurs depuis que vous l’avez laissé ici (${picks}). Vous pouvez le reprendre, et choisir au moment de sauvegarder. Recommencer efface ce que vous aviez ici.`,
  unfinished: (picks: string) => `Vous avez ici une nouvelle partie inachevée : ${picks}.`,
  picks: (picks: number, total: number) => `${count(picks, 'choix', 'choix')} sur ${formatNumber(total)}`,
  draftFailed:
    'Votre navigateur ne peut pas garder votre progression. Terminez et sauvegardez avant de partir.',

  conflict:
    'Ce tournoi a été sauvegardé depuis un autre onglet ou un autre appareil. Que faire de vos changements ?',
  goneTitle: 'Ce tournoi n’existe plus',
  goneText: 'Il a été supprimé ailleurs. Votre travail est intact : vous pouvez en faire un nouveau.',
  keepAnew: 'Le garder comme nouveau',
  lostChampion: (name: string | null, duels: number) =>
    `${name === null ? 'Le champion' : `« ${name} », le champion,`} n’est plus dans l’album. Pour en désigner un autre, rejouez ${duels === 1 ? 'un de ses duels' : `${duels} de ses duels`}. Tous vos autres choix restent.`,
  championGone: 'Son champion en fait partie : recommencez pour jouer sans.',

  ...TOURNAMENT_WORDS.publish,

  infoTitle: 'Comment fonctionne un tournoi',
  info: [
    'Deux images s’affrontent, parfois trois. Choisissez celle que vous préférez.',
    'La gagnante passe au tour suivant, les autres sont éliminées.',
    'Après la finale, il y a un champion et un classement complet.',
  ],
  infoNote: 'Chaque choix est gardé dans ce navigateur : partez et revenez quand vous voulez.',
  infoClose: 'C’est parti',
  help: 'Comment ça marche',
  more: 'Autres actions',

  albumPrivate: 'Cet album est privé : seul son auteur peut l’utiliser.',
  frozenAlbum: 'Cet album est en quarantaine : il ne peut pas être utilisé.',
  frozen: 'Son album est en quarantaine : ce tournoi n’est visible que de vous et ne peut pas être modifié.',
  notAuthor: 'Seul son auteur peut modifier ce tournoi.',
  toAlbums: 'Voir les albums',
  view: 'Voir le tournoi',
  by: (author: string) => `par ${isolateBidi(author)}`,

  back: 'Retour',
  export: 'Exporter',
  /** The line below the title of the picture. */
  origin: ({ author, album }: Pick<Tournament, 'author' | 'album'>) =>
    `par ${isolateBidi(author.username || TOURNAMENT_WORDS.unknownAuthor)} · ${isolateBidi(album?.name ?? TOURNAMENT_WORDS.unknownAlbum)}`,
  delete: 'Supprimer',
  deleteTitle: (name: string) => `Supprimer « ${name} » ?`,
  deleteText:
    'Le tournoi disparaît définitivement, pour vous et pour toutes les personnes qui en ont le lien.',
  deleted: 'Tournoi supprimé.',
  deleteFailed: 'La suppression a échoué. Réessayez.',
  noImagesLeft: 'Il n’y a pas d’image à départager',
  noImagesLeftText: 'L’album n’a aucune des images choisies. Choisissez-en d’autres, ou un autre album.',
  path: 'Parcours jusqu’au titre',
  pathRound: (round: number, isFinal: boolean) => (isFinal ? 'Finale' : `Tour ${round}`),
  beat: 'a battu',
  beaten: (name: string, round: string) => `Victoire contre ${name}, ${round} : voir l’image`,
  noImages: 'Ce tournoi n’a pas encore d’images.',
  details: (name: string, group: string) => `${name}, ${group} : voir l’image`,
  /** Tells both numbers where the album has more images than the tournament. */
  facts: (images: number, ofAlbum?: number) =>
    ofAlbum !== undefined && ofAlbum > images
      ? `${formatNumber(images)} des ${count(ofAlbum, 'image')}`
      : count(images, 'image'),
};

/** Reasons of the server's refusals, by code, because the server's own texts may be in another language. */
export const SAVE_REASONS: Readonly<Partial<Record<ErrorCode, string>>> = {
  validation_failed: 'Certains champs sont à corriger.',
  image_not_in_album: 'Une image n’est plus dans l’album.',
  winner_not_in_tournament: 'Le champion ne fait pas partie des images.',
  two_champions: 'Il y a plus d’un champion.',
  champion_lost: 'Le champion ne peut pas avoir perdu.',
  duel_stranger: 'Un duel nomme une image qui ne participe pas.',
  duel_lost_twice: 'Une image a perdu deux duels.',
  duel_impossible: 'Un duel contredit le résultat.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  album_private: TEXTS.albumPrivate,
  album_quarantined: TEXTS.frozenAlbum,
  account_disabled: 'Ce compte est désactivé.',
  not_found: 'Il n’existe plus.',
  image_already_placed: 'Une image apparaît deux fois.',
  idempotency_conflict: 'Il a déjà été envoyé avec un autre contenu.',
  body_too_large: 'La demande est trop grande.',
  rate_limited: 'Trop de demandes : réessayez plus tard.',
  unavailable: 'Le serveur est momentanément indisponible.',
};

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['1', '2', '3'], does: 'Choisir cette image' },
  { keys: ['←', '→'], does: 'Choisir la première ou la dernière image' },
  { keys: ['↓'], does: 'Choisir celle du milieu sur trois' },
  { keys: ['N'], does: 'Suivant, sans attendre' },
  { keys: ['U'], does: 'Annuler le dernier choix' },
  { keys: ['Ctrl', '+', 'Z'], does: 'Annuler le dernier choix' },
  { keys: ['?'], does: 'Cette liste' },
];
