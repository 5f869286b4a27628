// Error codes, each with an HTTP status and a default French text. The server throws them and the
// client switches on them; AX-11 and following define the statuses.

export const ERRORS = {
  // 400: malformed or refused input.
  invalid_request: [400, 'La demande est mal formée.'],
  invalid_id: [400, 'Cet identifiant n’est pas valide.'],
  validation_failed: [400, 'Certains champs sont à corriger.'],
  nothing_to_update: [400, 'Aucune modification à sauvegarder.'],
  image_not_in_album: [400, 'Une image ne fait pas partie de cet album.'],
  winner_not_in_tournament: [400, 'Le vainqueur doit faire partie du tournoi.'],
  two_champions: [400, 'Un tournoi n’a qu’un seul vainqueur.'],
  champion_lost: [400, 'Le vainqueur d’un tournoi ne peut pas avoir perdu.'],
  duel_stranger: [400, 'Un duel ne peut opposer que des images du tournoi.'],
  duel_lost_twice: [400, 'Une image ne peut perdre qu’un seul duel.'],
  duel_impossible: [400, 'Un duel contredit le résultat du tournoi.'],
  too_many_points: [400, 'Une image ne peut pas avoir plus de 5 points.'],
  rank_too_low: [400, 'Ce rang dépasse le nombre d’images qu’un classement peut contenir.'],
  rank_taken: [400, 'Deux images ne peuvent pas avoir le même rang.'],
  rank_missing: [400, 'Les rangs doivent se suivre à partir du premier.'],
  wrong_current_password: [400, 'Le mot de passe actuel est incorrect.'],
  wrong_second_factor: [400, 'Ce code est incorrect ou a déjà servi. Attendez le suivant.'],
  second_factor_code_required: [
    400,
    'Saisissez aussi un code de votre application d’authentification, ou un code de secours.',
  ],
  sign_in_ticket_dead: [400, 'La connexion a expiré. Saisissez à nouveau votre mot de passe.'],
  reset_link_dead: [400, 'Lien de réinitialisation invalide ou expiré. Veuillez demander un nouveau lien.'],
  email_link_dead: [400, 'Lien de confirmation invalide ou expiré.'],
  // The client looks for the word « domain » (AC-31).
  email_domain_invalid: [400, "L'adresse email est invalide ou le domaine ne peut pas recevoir d'emails."],
  // 401: no valid session.
  auth_required: [401, 'Connectez-vous pour continuer.'],
  token_expired: [401, 'Votre session a expiré. Veuillez vous reconnecter.'],
  token_invalid: [401, 'Votre session n’est plus valide. Veuillez vous reconnecter.'],
  session_revoked: [401, 'Votre session est terminée. Veuillez vous reconnecter.'],
  session_disabled: [401, 'Votre session est terminée : ce compte est désactivé.'],
  personal_token_invalid: [401, 'Ce jeton d’accès n’est pas valide, ou a été révoqué.'],
  personal_token_expired: [401, 'Ce jeton d’accès a expiré.'],
  invalid_credentials: [401, 'Identifiants incorrects.'],
  // 403: valid session, not allowed.
  second_factor_required: [
    403,
    'Activez d’abord la double authentification : ce site la demande à son équipe.',
  ],
  csrf_invalid: [403, 'Jeton csrf invalide ou expiré.'],
  forbidden: [403, 'Vous n’avez pas les permissions nécessaires.'],
  forbidden_field: [403, 'Vous n’avez pas la permission de modifier ce champ.'],
  token_not_allowed: [403, 'Un jeton d’accès ne permet pas cet appel.'],
  token_read_only: [403, 'Ce jeton d’accès ne permet que de lire.'],
  album_private: [403, 'Accès refusé: album privé'],
  content_private: [403, 'Ce contenu est privé.'],
  account_disabled: [403, 'Ce compte est désactivé.'],
  // 404: not found.
  not_found: [404, 'Élément introuvable.'],
  role_not_found: [404, 'Rôle non trouvé.'],
  // 409: a rule of state.
  nametag_taken: [409, 'Ce nametag est déjà pris.'],
  registration_conflict: [409, 'Inscription impossible avec ces informations.'],
  second_factor_on: [409, 'La double authentification est déjà activée.'],
  second_factor_off: [409, 'La double authentification n’est pas activée.'],
  second_factor_not_begun: [409, 'L’activation a expiré. Recommencez.'],
  album_quarantined: [409, 'Cet album est en quarantaine : il ne peut être ni modifié ni utilisé.'],
  content_hidden: [
    409,
    'Ce contenu a été masqué par la modération : sa visibilité ne peut pas être changée.',
  ],
  already_reported: [409, 'Vous avez déjà signalé ceci. La modération va le regarder.'],
  report_own: [409, 'Vous ne pouvez pas signaler ce qui est à vous.'],
  case_moved_on: [409, 'Ce signalement a reçu une autre réponse entre-temps.'],
  appeal_closed: [409, 'Cette décision ne peut plus être contestée.'],
  album_min_images: [409, 'Impossible de supprimer cette image. Un album doit contenir au minimum 3 images.'],
  album_full: [409, 'Cet album contient déjà le nombre maximal d’images.'],
  too_many_albums: [409, 'Vous avez atteint le nombre maximal d’albums.'],
  storage_quota_reached: [409, 'Vous avez atteint votre espace de stockage maximal.'],
  too_many_tokens: [409, 'Vous avez atteint le nombre maximal de jetons d’accès : révoquez-en un.'],
  too_many_categories: [409, 'Vous ne pouvez sélectionner que 3 catégories maximum.'],
  category_exists: [409, 'Cette catégorie existe déjà.'],
  too_many_tiers: [409, 'Vous avez atteint la limite maximale de 15 tiers.'],
  last_tier: [409, 'Vous devez conserver au moins un tier.'],
  image_already_placed: [409, 'Une image ne peut être placée qu’une fois.'],
  idempotency_conflict: [409, 'Cette demande a déjà été envoyée avec un autre contenu.'],
  role_already_held: [409, "L'utilisateur possède déjà ce rôle."],
  self_target: [409, 'Vous ne pouvez pas faire cela à votre propre compte.'],
  last_admin: [409, 'L’administration doit garder au moins une personne.'],
  // 412: precondition failed.
  version_conflict: [412, 'Ce contenu a été modifié entre-temps.'],
  // 413 to 422: refused uploads and bodies.
  file_too_large: [413, 'Image trop volumineuse (max 10 Mo avant compression).'],
  body_too_large: [413, 'La demande est trop volumineuse.'],
  image_too_large_after: [413, "L'image reste trop volumineuse après compression (max 2 Mo)."],
  unsupported_content_type: [415, 'Ce type de contenu n’est pas accepté ici.'],
  unsupported_media_type: [
    415,
    'Type de fichier non pris en charge. Utilisez des images JPG, PNG, GIF ou WebP.',
  ],
  range_not_satisfiable: [416, 'Cette partie du fichier n’existe pas.'],
  image_unreadable: [422, 'Cette image ne peut pas être lue.'],
  image_too_many_pixels: [422, 'Cette image a une définition trop élevée.'],
  // The client looks for the words « inappropriate content » (AL-36).
  inappropriate_content: [422, "inappropriate content: Contenu inapproprié détecté dans l'image."],
  // 429 and 5xx.
  rate_limited: [429, 'Trop de demandes. Réessayez dans un moment.'],
  internal_error: [500, 'Une erreur inattendue est survenue.'],
  format_unavailable: [501, 'Ce format n’est pas proposé : demandez du JSON.'],
  unavailable: [503, 'Service momentanément indisponible. Réessayez dans un moment.'],
  moderation_unavailable: [503, 'La vérification des images est momentanément indisponible.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

/** A refused field. `field` is its name in the body, with dots and indexes for nested fields (`lines.2.label`). */
export type FieldIssue = { field: string; code: string; message: string };

export type ErrorReply = { status: 'error'; code: ErrorCode; message: string; issues?: FieldIssue[] };
