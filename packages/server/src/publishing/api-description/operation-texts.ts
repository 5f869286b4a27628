// The purpose of each API call, in French for the page of the API, and its errors beyond those of all calls of its form
// (describe-errors.ts). Its type requires every call, so a missing one does not compile.
import type { AnyEndpointName } from '@palmares/core/contract/all-endpoints';
import { LIST, REPORTED } from '../kinds/content-operations.ts';
import { CONTENT_OPERATIONS } from '../kinds/kinds.ts';
import type { OperationText } from '../kinds/operation-text.ts';
import { ROOM_OPERATIONS } from './room-operations.ts';

const READ_ALBUM = ['auth_required', 'album_private', 'not_found'] as const;
const WRITE_ALBUM = ['forbidden', 'forbidden_field', 'album_quarantined', 'not_found'] as const;
const STAFF = ['forbidden', 'second_factor_required', 'not_found'] as const;
/** Errors of actions that could take over an account or leave a backdoor. */
const OWNER = ['wrong_current_password', 'second_factor_code_required', 'wrong_second_factor'] as const;

const account = {
  csrfToken: { tag: 'session', summary: 'Donne le jeton CSRF que les écritures d’une session envoient.' },
  site: { tag: 'site', summary: 'Donne l’adresse publique du site et son contact.' },
  home: { tag: 'site', summary: 'Donne la page d’accueil : albums populaires, derniers contenus, sections.' },
  oembed: {
    tag: 'site',
    summary: 'Décrit le cadre d’un contenu public (oEmbed 1.0), sans enveloppe.',
    errors: ['not_found', 'format_unavailable'],
  },
  search: {
    tag: 'site',
    summary: 'Cherche des mots dans ce qui est public : albums, contenus, auteurs, images.',
  },
  getAuthor: { tag: 'site', summary: 'Donne un auteur par son nametag.', errors: ['not_found'] },
  login: {
    tag: 'session',
    summary: 'Ouvre une session.',
    errors: ['invalid_credentials', 'account_disabled'],
  },
  finishLogin: {
    tag: 'session',
    summary: 'Termine une connexion par un code de double authentification.',
    errors: ['sign_in_ticket_dead', 'wrong_second_factor', 'account_disabled'],
  },
  getSecondFactor: { tag: 'session', summary: 'Dit si la double authentification est activée.' },
  beginSecondFactor: {
    tag: 'session',
    summary: 'Commence l’activation de la double authentification. Sa clé n’est donnée qu’ici.',
    errors: ['wrong_current_password', 'second_factor_on'],
  },
  confirmSecondFactor: {
    tag: 'session',
    summary: 'Active la double authentification par un premier code, et termine les autres sessions.',
    errors: ['wrong_second_factor', 'second_factor_on', 'second_factor_not_begun'],
  },
  removeSecondFactor: {
    tag: 'session',
    summary: 'Désactive la double authentification.',
    errors: [...OWNER, 'second_factor_off'],
  },
  renewRecoveryCodes: {
    tag: 'session',
    summary: 'Renouvelle les codes de secours. Ils ne sont donnés qu’ici.',
    errors: [...OWNER, 'second_factor_off'],
  },
  register: {
    tag: 'session',
    summary: 'Crée un compte.',
    errors: ['nametag_taken', 'registration_conflict'],
  },
  me: { tag: 'session', summary: 'Donne votre compte et le début de vos listes.' },
  session: { tag: 'session', summary: 'Donne la session en cours et sa fin.' },
  revocation: { tag: 'session', summary: 'Termine la session.' },
  forgotPassword: {
    tag: 'session',
    summary: 'Envoie un lien de réinitialisation, si l’adresse a un compte.',
    errors: ['email_domain_invalid'],
  },
  resetPassword: {
    tag: 'session',
    summary: 'Choisit un nouveau mot de passe avec le lien reçu.',
    errors: ['reset_link_dead'],
  },
  newPassword: {
    tag: 'session',
    summary: 'Change le mot de passe et termine toutes les sessions.',
    errors: OWNER,
  },
  updateMe: {
    tag: 'session',
    summary: 'Change le nom, l’adresse email ou le mot de passe.',
    errors: ['nothing_to_update', ...OWNER],
  },
  confirmEmail: {
    tag: 'session',
    summary: 'Confirme une nouvelle adresse avec le lien reçu.',
    errors: ['email_link_dead'],
  },
  exportMe: { tag: 'session', summary: 'Exporte toutes vos données, en un fichier sans enveloppe.' },
  previewDeletion: { tag: 'session', summary: 'Compte ce que la suppression du compte emporterait.' },
  deleteMe: {
    tag: 'session',
    summary: 'Supprime le compte.',
    errors: [...OWNER, 'last_admin', 'self_target', 'not_found'],
  },
  listTokens: { tag: 'token', summary: 'Liste vos jetons d’accès, sans leur texte.' },
  createToken: {
    tag: 'token',
    summary: 'Crée un jeton d’accès. Son texte n’est donné qu’ici.',
    errors: [...OWNER, 'too_many_tokens'],
  },
  deleteToken: { tag: 'token', summary: 'Révoque un jeton d’accès.', errors: ['not_found'] },
} as const;

const albums = {
  listAlbums: { tag: 'album', summary: 'Liste des albums.', errors: LIST },
  getAlbum: { tag: 'album', summary: 'Donne un album et toutes ses images.', errors: READ_ALBUM },
  getPalmares: { tag: 'album', summary: 'Donne le palmarès d’un album.', errors: READ_ALBUM },
  createAlbum: {
    tag: 'album',
    summary: 'Crée un album.',
    errors: ['too_many_albums', 'too_many_categories', 'not_found'],
    once: true,
    example: { name: 'Mes jeux préférés', status: 'private', categories: [4] },
  },
  updateAlbum: {
    tag: 'album',
    summary: 'Change le nom, la visibilité, les catégories ou l’ordre des images.',
    errors: [...WRITE_ALBUM, 'nothing_to_update', 'too_many_categories', 'image_not_in_album'],
    matches: true,
    once: true,
    example: { status: 'public' },
  },
  deleteAlbum: { tag: 'album', summary: 'Supprime un album.', errors: WRITE_ALBUM, matches: true },
  previewAlbumDeletion: {
    tag: 'album',
    summary: 'Compte ce que la suppression d’un album emporterait.',
    errors: WRITE_ALBUM,
  },
  addAlbumCategory: {
    tag: 'album',
    summary: 'Ajoute une catégorie à un album.',
    errors: [...WRITE_ALBUM, 'too_many_categories'],
    matches: true,
    example: { id_category: 4 },
  },
  countAlbumView: {
    tag: 'album',
    summary: 'Compte une vue d’un album, une par visiteur et par jour.',
    errors: READ_ALBUM,
  },
  createImage: {
    tag: 'image',
    summary: 'Ajoute une image à un de vos albums.',
    errors: [
      ...WRITE_ALBUM,
      'album_full',
      'storage_quota_reached',
      'file_too_large',
      'image_too_large_after',
      'unsupported_media_type',
      'image_unreadable',
      'image_too_many_pixels',
      'inappropriate_content',
      'moderation_unavailable',
    ],
    once: true,
  },
  updateImage: {
    tag: 'image',
    summary: 'Change le nom, la description ou le lien d’une image.',
    errors: [...WRITE_ALBUM, 'nothing_to_update'],
    example: { name: 'Portal 2' },
  },
  deleteImage: {
    tag: 'image',
    summary: 'Retire une image de son album.',
    errors: [...WRITE_ALBUM, 'album_min_images'],
  },
  listImageUses: { tag: 'admin', summary: 'Dit où une image sert.', errors: STAFF },
  purgeImage: { tag: 'admin', summary: 'Retire une image de partout.', errors: STAFF },
  listCategories: { tag: 'category', summary: 'Liste les catégories.' },
} as const;

const staff = {
  reportAlbum: { tag: 'report', summary: 'Signale un album.', errors: [...READ_ALBUM, ...REPORTED] },
  reportImage: { tag: 'report', summary: 'Signale une image.', errors: REPORTED },
  reportAuthor: { tag: 'report', summary: 'Signale un auteur.', errors: REPORTED },
  listQueue: { tag: 'report', summary: 'Liste ce qui attend la modération.', errors: STAFF },
  getCase: { tag: 'report', summary: 'Donne un signalement.', errors: STAFF },
  decideCase: {
    tag: 'report',
    summary: 'Décide d’un signalement.',
    errors: [...STAFF, 'case_moved_on', 'self_target', 'last_admin'],
  },
  listDecisions: { tag: 'report', summary: 'Liste les décisions prises sur ce qui est à vous.' },
  contestDecision: {
    tag: 'report',
    summary: 'Conteste une décision, une fois.',
    errors: ['not_found', 'appeal_closed'],
  },
  listFlaggedImages: { tag: 'report', summary: 'Liste les images douteuses.', errors: STAFF },
  decideFlaggedImage: { tag: 'report', summary: 'Garde ou retire une image douteuse.', errors: STAFF },
  createCategory: {
    tag: 'category',
    summary: 'Crée une catégorie.',
    errors: ['forbidden', 'category_exists'],
    once: true,
  },
  renameCategory: {
    tag: 'category',
    summary: 'Renomme une catégorie.',
    errors: [...STAFF, 'category_exists'],
  },
  deleteCategory: { tag: 'category', summary: 'Supprime une catégorie.', errors: STAFF },
  listUsers: { tag: 'admin', summary: 'Liste les comptes.', errors: STAFF },
  updateUser: {
    tag: 'admin',
    summary: 'Désactive ou réactive un compte.',
    errors: [...STAFF, 'self_target', 'last_admin'],
  },
  deleteUser: {
    tag: 'admin',
    summary: 'Supprime un compte.',
    errors: [...STAFF, 'self_target', 'last_admin'],
  },
  listRoles: { tag: 'admin', summary: 'Liste les rôles.', errors: STAFF },
  addUserRole: {
    tag: 'admin',
    summary: 'Donne un rôle.',
    errors: [...STAFF, 'role_not_found', 'role_already_held'],
  },
  removeUserRole: {
    tag: 'admin',
    summary: 'Retire un rôle.',
    errors: [...STAFF, 'role_not_found', 'self_target', 'last_admin'],
  },
  countUserVoices: {
    tag: 'admin',
    summary: 'Écarte les voix d’un compte des palmarès, ou les reprend.',
    errors: [...STAFF, 'self_target'],
  },
  listVoiceWaves: {
    tag: 'admin',
    summary: 'Liste les albums où votent beaucoup de comptes neufs.',
    errors: STAFF,
  },
  listRemovals: {
    tag: 'admin',
    summary: 'Liste les comptes et les images dont la suppression se termine.',
    errors: STAFF,
  },
  listAuditEvents: { tag: 'admin', summary: 'Liste le journal de sécurité.', errors: STAFF },
} as const;

export const OPERATION_TEXTS: Readonly<Record<AnyEndpointName, OperationText>> = {
  ...account,
  ...albums,
  ...CONTENT_OPERATIONS,
  ...ROOM_OPERATIONS,
  ...staff,
};
