// French texts of the admin panel. Those of the specification are verbatim, straight apostrophes included.

import { forEachList } from '@palmares/core/content-kind';
import { endSentence } from '@palmares/core/text/end-sentence';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { count, joined } from '@palmares/texts/page/grammar';
import type { FailureTexts } from '../../api/failure-text.ts';
import { listFailedText } from '../../kinds/kind-facts.ts';
import { KINDS } from '../../kinds/kinds.ts';
import type { AdminSort, AdminTab, UserFilter } from './admin-state.ts';

export const TAB_LABELS: Record<AdminTab, string> = {
  users: 'Utilisateurs',
  categories: 'Catégories',
  ...forEachList((kind) => KINDS[kind].title),
  albums: 'Albums',
  flags: 'Images signalées',
  audit: 'Journal',
};

export const SORT_LABELS: Record<AdminSort, string> = {
  newest: 'Les plus récents',
  oldest: 'Les plus anciens',
  alphabetical: 'Ordre alphabétique',
  last_connection: 'Dernière connexion',
};

export const FILTER_LABELS: Record<UserFilter, string> = {
  all: 'Tous les statuts',
  active: 'Actifs',
  desactive: 'Désactivés',
};

const ROLE_LABELS: Record<string, string> = { admin: 'Administrateur', modo: 'Modérateur' };
export const roleName = (libelle: string): string => ROLE_LABELS[libelle.toLowerCase()] ?? libelle;

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
  by: (name: string): string => `par ${isolateBidi(name)}`,
} as const;

const NAMED_MAX = 8;

/** Returns a list such as « A », « B » et 12 autres. */
export function namesText(all: readonly string[]): string {
  const named = all.slice(0, NAMED_MAX).map((name) => `« ${isolateBidi(name)} »`);
  const others = all.length - named.length;
  return joined(others > 0 ? [...named, count(others, 'autre')] : named);
}

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
  deactivateText: 'Toutes les sessions sont fermées ; la connexion devient impossible.',
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
} as const;

export const ROLE_TEXTS = {
  held: 'Rôles actuels',
  none: 'Aucun rôle particulier.',
  add: 'Ajouter un rôle',
  choose: 'Choisir un rôle',
  submit: 'Ajouter',
  remove: (role: string): string => `Retirer le rôle ${role}`,
  notChosen: 'Veuillez sélectionner un rôle.',
  notFound: 'Rôle non trouvé.',
  alreadyHeld: "L'utilisateur possède déjà ce rôle.",
  added: 'Rôle ajouté.',
  removed: 'Rôle retiré.',
} as const;

export const CATEGORY_TEXTS = {
  search: 'Rechercher une catégorie',
  new: 'Nouvelle catégorie',
  create: 'Créer',
  created: 'Catégorie créée.',
  rename: 'Renommer',
  renameTitle: (name: string): string => `Renommer « ${isolateBidi(name)} »`,
  renamed: 'Catégorie renommée.',
  name: 'Nom de la catégorie',
  save: 'Sauvegarder',
  deleteText: 'Les albums de cette catégorie la perdent, rien d’autre ne change.',
} as const;

export const CONTENT_TEXTS = {
  search: 'Rechercher un titre',
  visibility: (name: string): string => `Public : ${name}`,
  onAlbum: (name: string): string => `sur ${isolateBidi(name)}`,
  unknownAlbum: 'Album inconnu',
} as const;

/** Texts for albums and contents. */
export const ITEM_TEXTS = {
  public: 'Public',
  makePublic: 'Passer en public',
  makePrivate: 'Passer en privé',
} as const;

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
} as const;

export const AUDIT_TEXTS = {
  event: 'Événement',
  all: 'Tous les événements',
  system: 'Système',
  // The actor of a failed sign-in is unknown.
  nobody: 'Inconnu',
  // The first admin has no network address, but comes from the server's configuration.
  from: (ip: string): string => (ip === 'configuration' ? 'par la configuration' : `depuis ${ip}`),
} as const;

/** The message of a 400 or 409 is more precise than the general text: last admin, own account, existing category. */
const failed = (what: string): FailureTexts => ({
  failed: `Une erreur est survenue lors de ${what}.`,
  quoted: [400, 409],
});

export const FAILURES = {
  status: failed('la modification du statut'),
  voices: failed('la modification des voix'),
  deletion: failed('la suppression'),
  addRole: failed('l’ajout du rôle'),
  removeRole: failed('la suppression du rôle'),
  createCategory: failed('la création de la catégorie'),
  renameCategory: failed('la modification de la catégorie'),
  deleteCategory: failed('la suppression de la catégorie'),
  visibility: failed('la modification de la visibilité'),
} as const;

/** For albums, the server's message is shown if there is one (AD-30). */
export const ALBUM_FAILURES = {
  status: { ...FAILURES.status, quoted: 'any-reply' },
  deletion: { ...FAILURES.deletion, quoted: 'any-reply' },
} as const;

export const LOAD_FAILURES: Record<Exclude<AdminTab, 'flags'>, string> = {
  users: 'Impossible de charger les utilisateurs. Veuillez réessayer plus tard.',
  categories: 'Impossible de charger les catégories. Veuillez réessayer plus tard.',
  ...forEachList(listFailedText),
  albums: 'Impossible de charger les albums. Veuillez réessayer plus tard.',
  audit: 'Impossible de charger les données. Veuillez réessayer plus tard.',
};
