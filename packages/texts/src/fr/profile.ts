// The profile. Texts quoted by the specification are verbatim.
import type { ContentKind } from '@palmares/core/content-kind';
import type { CaseState } from '@palmares/core/report/case';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { albumCounts } from './album-counts.ts';
import { count } from './grammar.ts';

export const PROFILE_TEXTS = {
  page: 'Mon profil',
  loading: 'Chargement…',
  memberSince: 'Membre depuis', // (AC-92)
  changeUsername: 'Changer de nom d’utilisateur',
  changePassword: 'Changer le mot de passe',
  signOut: 'Se déconnecter', // (AC-75)
  error: 'Impossible de charger vos données. Veuillez réessayer plus tard.', // (AC-106)
  unnamed: 'Sans nom',
  unknownAlbum: 'Album inconnu', // (AX-53)
  /** Short label next to a section's title; the accessible name of the button is that of its section. */
  create: 'Créer',
  cancel: 'Annuler',
  save: 'Sauvegarder',
};

/** Facts about an album or a content. */
export const COUNT_TEXTS = {
  images: (n: number) => count(n, 'image'),
  uses: (n: number) => count(n, 'utilisation'),
  album: albumCounts,
};

type SectionTexts = {
  readonly title: string;
  readonly create: string;
  readonly none: string;
  readonly noneHint: string;
  /** « … supprimé(e) avec succès ! » (AC-102). */
  readonly deleted: string;
};

export const SECTION_TEXTS: Record<ContentKind | 'album', SectionTexts> = {
  album: {
    title: 'Mes albums',
    create: 'Créer un album',
    none: 'Vous n’avez pas encore d’album',
    noneHint: 'Quelques images suffisent pour commencer.',
    deleted: 'Album supprimé avec succès !', // (AC-102)
  },
  tierlist: {
    title: 'Mes tier lists',
    create: 'Créer une tier list',
    none: 'Vous n’avez pas encore de tier list',
    noneHint: 'Choisissez un album, glissez ses images, sauvegardez.',
    deleted: 'Tierlist supprimée avec succès !', // (AC-102)
  },
  tournament: {
    title: 'Mes tournois',
    create: 'Créer un tournoi',
    none: 'Vous n’avez pas encore de tournoi',
    noneHint: 'Des duels, un champion : choisissez l’album qui entre en lice.',
    deleted: 'Tournoi supprimé avec succès !', // (AC-102)
  },
  ranking: {
    title: 'Mes classements',
    create: 'Créer un classement',
    none: 'Vous n’avez pas encore de classement',
    noneHint: 'Choisissez vos préférées, le podium se forme tout seul.',
    deleted: 'Classement supprimé avec succès !', // (AC-102)
  },
};

export const INVITATION_TEXTS = {
  title: 'Votre palmarès commence ici',
  text: 'Choisissez un album : une tier list, un tournoi ou un classement en sort en quelques minutes.',
  choose: 'Choisir un album',
};

export const DECISION_TEXTS = {
  title: 'Décisions de la modération',
  error: 'Impossible de charger les décisions.',
  reason: 'Motif',
  appeal: 'Votre contestation',
  answer: 'Réponse de la modération',
  contest: 'Contester',
  contestNamed: (name: string) => `Contester la décision sur ${isolateBidi(name)}`,
  states: {
    open: '',
    escalated: '',
    dismissed: '',
    decided: 'Vous pouvez la contester une fois.',
    appealed: 'Contestée : la modération répondra.',
    upheld: 'Maintenue.',
    lifted: 'Levée.',
  } satisfies Record<CaseState, string>,
  appealTitle: 'Contester cette décision',
  once: 'Vous pouvez la contester une fois.',
  text: 'Pourquoi cette décision vous paraît-elle injuste ?',
  send: 'Envoyer la contestation',
  sent: 'Contestation envoyée.',
  failed: 'La contestation n’a pas pu être envoyée. Veuillez réessayer.',
};

export const VISIBILITY_TEXTS = {
  public: 'Public',
  publicNamed: (name: string) => `Public : ${name}`,
  private: 'Privé',
  quarantined: 'En quarantaine',
  frozen: 'Album en quarantaine',
  hidden: 'Masqué par la modération',
  failed: 'Une erreur est survenue lors de la modification de la visibilité.', // (AC-105)
  askTitle: (name: string) => `Passer « ${isolateBidi(name)} » en public ?`,
  askText: 'Son album n’est pas public : les images utilisées ici deviendront visibles par tout le monde.', // (AX-52)
  confirm: 'Passer en public',
};

export const CHOICE_TEXTS = {
  newSort: 'Créer un nouveau tri', // (AC-98, SU-12)
  editAlbum: "Modifier l'album", // (AC-98)
  view: 'Voir le résultat', // (AC-99)
  resume: 'Continuer/Recommencer le tri', // (AC-99)
  delete: 'Supprimer', // (AC-99)
  deleteAlbum: 'Supprimer l’album',
  quarantine: 'Cet album est en quarantaine : il n’est plus visible et ne peut être ni modifié ni utilisé.', // (AC-100)
  quarantineReason: 'Motif :',
  frozen:
    'Son album est en quarantaine : ce contenu n’est visible que de vous, sans ses images, et ne peut être ni modifié ni supprimé.',
};

export const DELETE_TEXTS = {
  title: (name: string) => `Supprimer « ${isolateBidi(name)} » ?`,
  final: 'Cette action ne peut pas être annulée.', // (AC-101)
  failed: 'Erreur lors de la suppression. Veuillez réessayer.', // (AC-102)
};

export const DRAFT_TEXTS = {
  title: 'Brouillons en cours', // (AC-107)
  hint: 'Gardés dans ce navigateur seulement, jusqu’à leur sauvegarde.',
  resume: 'Reprendre',
  resumeNamed: (name: string) => `Reprendre : ${name}`,
  discard: 'Effacer',
  discardNamed: (name: string) => `Effacer : ${name}`,
  discardTitle: (name: string) => `Effacer le brouillon « ${isolateBidi(name)} » ?`,
  discardNew: 'Il n’a jamais été sauvegardé : il sera perdu.',
  discardChanges: 'Les changements seront perdus ; ce qui a été sauvegardé reste.',
  discarded: 'Brouillon effacé.',
  discardAlbum: 'Il n’a jamais été créé : vos textes et vos images seront perdus ici.',
  discardBegun: 'Ce qui a déjà été envoyé reste parmi vos albums ; le reste sera perdu.',
  discardWaiting: 'L’album reste ; ce qui n’y est pas encore sera perdu ici.',
  album: 'Album',
  isNew: 'jamais sauvegardé',
  isChange: 'changements non sauvegardés',
  isNotMade: 'pas encore créé',
  isBegun: 'envoi interrompu',
  isWaiting: (n: number): string => (n < 2 ? 'pas encore ajoutée' : 'pas encore ajoutées'),
};

export const ACCOUNT_TEXTS = {
  title: 'Mon compte',
  email: 'Adresse email',
  changeEmail: 'Changer d’adresse email',
  export: 'Mes données',
  exportHint: 'Un fichier JSON avec votre compte, vos albums et vos contenus.',
  exportAction: 'Exporter mes données',
  exportFailed: 'L’export n’a pas abouti. Réessayez dans un instant.',
  exported: 'Vos données ont été téléchargées.',
  end: 'Supprimer mon compte',
  endHint: 'Vos albums et vos contenus seront supprimés avec lui.',
};

export const USERNAME_TEXTS = {
  title: 'Changer de nom d’utilisateur',
  label: 'Nom d’utilisateur',
  hint: 'Le nom que les autres voient. Votre nametag ne change pas.',
};

export const PASSWORD_TEXTS = {
  title: 'Changer le mot de passe',
  text: 'Vos autres appareils seront déconnectés, pas celui-ci. Vos jetons d’accès seront révoqués.',
};

export const EMAIL_TEXTS = {
  title: 'Changer d’adresse email',
  text: 'Nous envoyons un lien à la nouvelle adresse. Dès que vous l’ouvrirez, elle remplacera l’ancienne.', // (AC-57)
  label: 'Nouvelle adresse email',
  submit: 'Envoyer le lien',
  failed: 'La demande n’a pas abouti. Réessayez dans un instant.',
};

export const END_TEXTS = {
  title: 'Supprimer mon compte',
  goes: 'Seront supprimés :',
  nothing: 'Vous n’avez ni album ni contenu.',
  albums: (albums: number, images: number) => `${count(albums, 'album')} et ${count(images, 'image')}`,
  // (PR-3)
  dependents: (n: number) =>
    n === 1
      ? `${count(n, 'contenu')} d’autres personnes dépend de vos images et les garde ; vos images y porteront la mention « Compte supprimé ».`
      : `${count(n, 'contenu')} d’autres personnes dépendent de vos images et les gardent ; vos images y porteront la mention « Compte supprimé ».`,
  held: (n: number) =>
    `${count(n, 'album')} en quarantaine : conservation jusqu’à la décision de l’administration.`,
  nametag: 'Votre nametag reste réservé.',
  exportFirst: 'Vous pouvez d’abord exporter vos données.',
  continue: 'Continuer',
  sureTitle: (nametag: string) => `Supprimer définitivement @${nametag} ?`,
  sure: 'Supprimer définitivement',
  done: 'Votre compte a été supprimé.',
};
