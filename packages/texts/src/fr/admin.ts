// The admin panel. Texts quoted by the specification are verbatim, straight apostrophes included.
import type { ADMIN } from '@palmares/core/staff-limits';
import { endSentence } from '@palmares/core/text/end-sentence';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { joined } from './formats.ts';
import { count } from './grammar.ts';

/** The tabs of contents have the names of their kinds. */
export const TAB_LABELS = {
  users: 'Utilisateurs',
  categories: 'Catégories',
  albums: 'Albums',
  flags: 'Images signalées',
  audit: 'Journal',
};

export const SORT_LABELS: Readonly<Record<(typeof ADMIN.sorts)[number], string>> = {
  newest: 'Les plus récents',
  oldest: 'Les plus anciens',
  alphabetical: 'Ordre alphabétique',
  last_connection: 'Dernière connexion',
};

export const FILTER_LABELS: Readonly<Record<(typeof ADMIN.userFilters)[number], string>> = {
  all: 'Tous les statuts',
  active: 'Actifs',
  desactive: 'Désactivés',
};

/** The roles by their names in lower case. */
export const ROLE_LABELS: Readonly<Record<string, string>> = { admin: 'Administrateur', modo: 'Modérateur' };

export const PANEL_TEXTS = {
  title: 'Administration',
  tabs: 'Rubriques',
  sort: 'Trier',
  select: (name: string): string => `Sélectionner ${name}`,
  selected: (n: number): string => count(n, 'élément sélectionné', 'éléments sélectionnés'),
  selectAll: (n: number): string => `Tout sélectionner (${n})`,
  clear: 'Tout désélectionner',
  unit: 'résultat',
  none: 'Rien ne correspond à votre recherche',
  empty: 'Rien ici pour l’instant',
  clearFilters: 'Effacer les filtres',
  delete: 'Supprimer',
  deleteNamed: (name: string): string => `Supprimer ${name}`,
  deleteTitle: (name: string): string => `Supprimer « ${isolateBidi(name)} » ?`,
  deleteMany: (n: number): string => `Supprimer ${count(n, 'élément')} ?`,
  final: 'Cette action ne peut pas être annulée.',
  deleted: (name: string): string => `Suppression de « ${isolateBidi(name)} » effectuée.`,
  bulkDone: (n: number): string => count(n, 'modification faite', 'modifications faites') + '.',
  bulkPartial: (done: number, failed: number, reason: string): string =>
    `${count(done, 'modification faite', 'modifications faites')}, ${count(failed, 'échec')}. ${reason}`.trim(),
  edit: 'Modifier',
  editNamed: (name: string): string => `Modifier ${name}`,
  by: (name: string): string => `par ${isolateBidi(name)}`,
  /** Example: « A », « B » et 12 autres. */
  names: (names: readonly string[], others: number): string => {
    const quoted = names.map((name) => `« ${isolateBidi(name)} »`);
    return joined(others > 0 ? [...quoted, count(others, 'autre')] : quoted);
  },
};

export const USER_TEXTS = {
  search: 'Nom, nametag ou adresse email',
  filter: 'Statut',
  you: 'Vous',
  inactive: 'Compte désactivé',
  joined: (date: string): string => `Inscription : ${date}`,
  seen: (date: string): string => `Dernière connexion : ${date}`,
  neverSeen: 'Aucune connexion',
  deactivate: 'Désactiver',
  deactivateNamed: (name: string): string => `Désactiver ${isolateBidi(name)}`,
  deactivateMany: (n: number): string => `Désactiver ${count(n, 'personne')} ?`,
  deactivateText: 'Toutes les sessions sont fermées ; la connexion devient impossible.', // (AD-15)
  reactivate: 'Réactiver',
  reactivateNamed: (name: string): string => `Réactiver ${isolateBidi(name)}`,
  deactivated: (name: string): string => endSentence(`Compte désactivé : ${isolateBidi(name)}`),
  reactivated: (name: string): string => endSentence(`Compte réactivé : ${isolateBidi(name)}`),
  roles: 'Rôles',
  rolesOf: (name: string): string => `Rôles de ${isolateBidi(name)}`,
  deleteText:
    'Tout ce que cette personne a créé disparaît, sauf les images que d’autres contenus montrent. Son nametag reste réservé.',
  deleteNext: 'Continuer',
  deleteConfirm: 'Supprimer définitivement',
};

export const ROLE_TEXTS = {
  held: 'Rôles actuels',
  none: 'Aucun rôle particulier.',
  add: 'Ajouter un rôle',
  choose: 'Choisir un rôle',
  submit: 'Ajouter',
  remove: (role: string): string => `Retirer le rôle ${role}`,
  notChosen: 'Veuillez sélectionner un rôle.', // (AD-19)
  notFound: 'Rôle non trouvé.', // (AD-19)
  alreadyHeld: "L'utilisateur possède déjà ce rôle.", // (AD-19)
  added: 'Rôle ajouté.',
  removed: 'Rôle retiré.',
};

export const CATEGORY_TEXTS = {
  search: 'Rechercher une catégorie',
  new: 'Nouvelle catégorie',
  create: 'Créer',
  created: 'Catégorie créée.',
  rename: 'Renommer',
  renameTitle: (name: string): string => `Renommer « ${isolateBidi(name)} »`,
  renamed: 'Catégorie renommée.',
  name: 'Nom de la catégorie',
  nameEn: 'Nom en anglais (facultatif)', // (AD-51)
  inEnglish: (name: string): string => `En anglais : ${isolateBidi(name)}`,
  save: 'Sauvegarder',
  deleteText: 'Les albums de cette catégorie la perdent, rien d’autre ne change.',
};

export const CONTENT_TEXTS = {
  search: 'Rechercher un titre',
  visibility: (name: string): string => `Public : ${name}`,
  onAlbum: (name: string): string => `sur ${isolateBidi(name)}`,
  unknownAlbum: 'Album inconnu',
};

/** Texts for albums and contents. */
export const ITEM_TEXTS = {
  public: 'Public',
  makePublic: 'Passer en public',
  makePrivate: 'Passer en privé',
};

export const ALBUM_TEXTS = {
  search: 'Rechercher un album',
  status: (name: string): string => `Statut de ${name}`,
  statuses: { public: 'Public', private: 'Privé', quarantined: 'En quarantaine' },
  quarantineTitle: (name: string): string => `Mettre « ${isolateBidi(name)} » en quarantaine ?`,
  quarantineText:
    'L’album n’est plus visible que de la modération. Son auteur reçoit un message avec le motif et ne peut plus rien y changer.',
  reason: 'Motif',
  reasonHint: 'Envoyé à l’auteur.',
  quarantine: 'Mettre en quarantaine',
  changed: 'Statut modifié.',
  dependents: (n: number): string =>
    n === 0
      ? 'Aucun contenu n’en dépend.'
      : `${count(n, 'contenu')} ${n === 1 ? 'en dépend et garde ses images.' : 'en dépendent et gardent leurs images.'}`,
  dependentsUnknown: 'Impossible d’afficher ce qui dépend de ces albums.',
  liftTitle: (n: number): string => `Lever la quarantaine de ${count(n, 'album')} ?`,
  liftText: 'Changer de statut lève la quarantaine, que quelqu’un avait décidée.',
  lift: 'Lever la quarantaine',
  images: (n: number): string => count(n, 'image'),
  uses: (n: number): string => count(n, 'utilisation'),
};

const failed = (what: string): string => `Une erreur est survenue lors de ${what}.`;

export const FAILURE_TEXTS = {
  status: failed('la modification du statut'), // (AD-21)
  voices: failed('la modification des voix'),
  deletion: failed('la suppression'), // (AD-22)
  addRole: failed('l’ajout du rôle'), // (AD-22)
  removeRole: failed('la suppression du rôle'), // (AD-22)
  createCategory: failed('la création de la catégorie'), // (AD-26)
  renameCategory: failed('la modification de la catégorie'), // (AD-26)
  deleteCategory: failed('la suppression de la catégorie'), // (AD-26)
  visibility: failed('la modification de la visibilité'),
};

/** Those of contents come from their kinds. */
export const LOAD_FAILURES = {
  users: 'Impossible de charger les utilisateurs. Veuillez réessayer plus tard.',
  categories: 'Impossible de charger les catégories. Veuillez réessayer plus tard.', // (SH-52)
  albums: 'Impossible de charger les albums. Veuillez réessayer plus tard.', // (SH-52)
  audit: 'Impossible de charger les données. Veuillez réessayer plus tard.', // (SH-52)
};
