// What the server says of each error code, unless it knows more.
import type { ErrorCode } from '@palmares/core/contract/error-codes';

export const ERROR_TEXTS: Readonly<Record<ErrorCode, string>> = {
  invalid_request: 'La demande est mal formée.',
  invalid_id: 'Cet identifiant n’est pas valide.',
  validation_failed: 'Certains champs sont à corriger.',
  nothing_to_update: 'Aucune modification à sauvegarder.',
  image_not_in_album: 'Une image ne fait pas partie de cet album.',
  winner_not_in_tournament: 'Le vainqueur doit faire partie du tournoi.',
  two_champions: 'Un tournoi n’a qu’un seul vainqueur.',
  champion_lost: 'Le vainqueur d’un tournoi ne peut pas avoir perdu.',
  duel_stranger: 'Un duel ne peut opposer que des images du tournoi.',
  duel_lost_twice: 'Une image ne peut perdre qu’un seul duel.',
  duel_impossible: 'Un duel contredit le résultat du tournoi.',
  too_many_points: 'Une image ne peut pas avoir plus de 5 points.',
  rank_too_low: 'Ce rang dépasse le nombre d’images qu’un classement peut contenir.',
  rank_taken: 'Deux images ne peuvent pas avoir le même rang.',
  rank_missing: 'Les rangs doivent se suivre à partir du premier.',
  wrong_current_password: 'Le mot de passe actuel est incorrect.', // (AC-53)
  wrong_second_factor: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  second_factor_code_required:
    'Saisissez aussi un code de votre application d’authentification, ou un code de secours.',
  sign_in_ticket_dead: 'La connexion a expiré. Saisissez à nouveau votre mot de passe.', // (AC-80)
  reset_link_dead: 'Lien de réinitialisation invalide ou expiré. Veuillez demander un nouveau lien.', // (AC-37)
  email_link_dead: 'Lien de confirmation invalide ou expiré.',
  // The client looks for the word « domain » (AC-31).
  email_domain_invalid: "L'adresse email est invalide ou le domaine ne peut pas recevoir d'emails.",
  room_choice_invalid: 'Ce choix n’existe pas dans ce salon.',
  room_plan_invalid: 'Ce salon ne peut pas être ouvert ainsi.',
  auth_required: 'Connectez-vous pour continuer.',
  token_expired: 'Votre session a expiré. Veuillez vous reconnecter.', // (AC-67)
  token_invalid: 'Votre session n’est plus valide. Veuillez vous reconnecter.',
  session_revoked: 'Votre session est terminée. Veuillez vous reconnecter.',
  session_disabled: 'Votre session est terminée : ce compte est désactivé.', // (AC-74)
  personal_token_invalid: 'Ce jeton d’accès n’est pas valide, ou a été révoqué.',
  personal_token_expired: 'Ce jeton d’accès a expiré.',
  invalid_credentials: 'Identifiants incorrects.',
  room_seat_required: 'Entrez d’abord dans ce salon.',
  second_factor_required: 'Activez d’abord la double authentification : ce site la demande à son équipe.', // (AD-6)
  csrf_invalid: 'Jeton csrf invalide ou expiré.',
  forbidden: 'Vous n’avez pas les permissions nécessaires.',
  forbidden_field: 'Vous n’avez pas la permission de modifier ce champ.',
  token_not_allowed: 'Un jeton d’accès ne permet pas cet appel.',
  token_read_only: 'Ce jeton d’accès ne permet que de lire.',
  album_private: 'Accès refusé: album privé', // (AX-36)
  content_private: 'Ce contenu est privé.',
  account_disabled: 'Ce compte est désactivé.', // (AC-24)
  room_removed: 'Vous ne faites plus partie de ce salon. L’hôte peut vous y laisser revenir.',
  room_not_host: 'L’hôte seul peut faire cela.',
  not_found: 'Élément introuvable.',
  role_not_found: 'Rôle non trouvé.', // (AD-19)
  nametag_taken: 'Ce nametag est déjà pris.', // (AC-19)
  registration_conflict: 'Inscription impossible avec ces informations.', // (AC-19)
  second_factor_on: 'La double authentification est déjà activée.',
  second_factor_off: 'La double authentification n’est pas activée.',
  second_factor_not_begun: 'L’activation a expiré. Recommencez.', // (AC-80)
  album_quarantined: 'Cet album est en quarantaine : il ne peut être ni modifié ni utilisé.',
  content_hidden: 'Ce contenu a été masqué par la modération : sa visibilité ne peut pas être changée.',
  already_reported: 'Vous avez déjà signalé ceci. La modération va le regarder.', // (AD-39)
  report_own: 'Vous ne pouvez pas signaler ce qui est à vous.',
  case_moved_on: 'Ce signalement a reçu une autre réponse entre-temps.',
  appeal_closed: 'Cette décision ne peut plus être contestée.',
  album_min_images: 'Impossible de supprimer cette image. Un album doit contenir au minimum 3 images.', // (AL-69)
  album_full: 'Cet album contient déjà le nombre maximal d’images.', // (AL-40)
  too_many_albums: 'Vous avez atteint le nombre maximal d’albums.', // (AL-40)
  storage_quota_reached: 'Vous avez atteint votre espace de stockage maximal.', // (AL-40)
  too_many_tokens: 'Vous avez atteint le nombre maximal de jetons d’accès : révoquez-en un.',
  too_many_categories: 'Vous ne pouvez sélectionner que 3 catégories maximum.', // (AL-4)
  category_exists: 'Cette catégorie existe déjà.',
  too_many_tiers: 'Vous avez atteint la limite maximale de 15 tiers.',
  last_tier: 'Vous devez conserver au moins un tier.',
  image_already_placed: 'Une image ne peut être placée qu’une fois.',
  idempotency_conflict: 'Cette demande a déjà été envoyée avec un autre contenu.',
  role_already_held: "L'utilisateur possède déjà ce rôle.", // (AD-19)
  self_target: 'Vous ne pouvez pas faire cela à votre propre compte.',
  last_admin: 'L’administration doit garder au moins une personne.',
  room_locked: 'Ce salon est fermé aux nouvelles personnes.',
  room_full: 'Ce salon est complet.',
  room_ended: 'Ce salon est terminé.',
  room_moved_on: 'Le salon a déjà avancé.',
  room_step_closed: 'Trop tard : ce vote est clos.',
  room_paused: 'Le salon est en pause.',
  room_no_result: 'Ce salon n’a pas encore de résultat.',
  room_too_early: 'L’hôte est encore là.',
  too_many_rooms: 'Vous avez atteint le nombre maximal de salons ouverts : terminez-en un.',
  version_conflict: 'Ce contenu a été modifié entre-temps.', // (PR-15)
  file_too_large: 'Image trop volumineuse (max 10 Mo avant compression).', // (AL-24)
  body_too_large: 'La demande est trop volumineuse.',
  image_too_large_after: "L'image reste trop volumineuse après compression (max 2 Mo).", // (AL-29)
  unsupported_content_type: 'Ce type de contenu n’est pas accepté ici.',
  unsupported_media_type: 'Type de fichier non pris en charge. Utilisez des images JPG, PNG, GIF ou WebP.', // (AL-22)
  range_not_satisfiable: 'Cette partie du fichier n’existe pas.',
  image_unreadable: 'Cette image ne peut pas être lue.',
  image_too_many_pixels: 'Cette image a une définition trop élevée.',
  // The client looks for the words « inappropriate content » (AL-36).
  inappropriate_content: "inappropriate content: Contenu inapproprié détecté dans l'image.", // (AL-36)
  rate_limited: 'Trop de demandes. Réessayez dans un moment.',
  internal_error: 'Une erreur inattendue est survenue.',
  format_unavailable: 'Ce format n’est pas proposé : demandez du JSON.',
  unavailable: 'Service momentanément indisponible. Réessayez dans un moment.',
  moderation_unavailable: 'La vérification des images est momentanément indisponible.', // (AL-38)
};
