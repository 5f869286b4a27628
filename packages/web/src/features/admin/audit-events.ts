// The texts of audit events. An unknown event shows its own name.

import { forEachKind } from '@palmares/core/content-kind';
import type { AuditEventName } from '@palmares/core/contract/audit-events';
import { kindNoun } from '../../kinds/kind-facts.ts';

const TEXTS: Record<AuditEventName, string> = {
  login: 'Connexion',
  login_refused: 'Connexion refusée',
  logout: 'Déconnexion',
  register: 'Inscription',
  password_changed: 'Mot de passe changé',
  password_reset_asked: 'Réinitialisation demandée',
  password_reset: 'Mot de passe réinitialisé',
  email_change_asked: 'Changement d’adresse email demandé',
  email_changed: 'Adresse email changée',
  second_factor_added: 'Double authentification activée',
  second_factor_removed: 'Double authentification désactivée',
  second_factor_refused: 'Code de double authentification refusé',
  recovery_code_used: 'Code de secours utilisé',
  recovery_codes_renewed: 'Codes de secours renouvelés',
  token_created: 'Jeton d’accès créé',
  token_revoked: 'Jeton d’accès révoqué',
  account_deleted: 'Compte supprimé par son titulaire',
  user_active: 'Compte réactivé',
  user_desactive: 'Compte désactivé',
  user_deleted: 'Compte supprimé par l’administration',
  voices_left_out: 'Voix écartées des palmarès',
  voices_taken_in: 'Voix reprises dans les palmarès',
  role_added: 'Rôle ajouté',
  role_removed: 'Rôle retiré',
  album_updated: 'Album modifié par l’administration',
  album_made_public: 'Album rendu public par l’administration',
  album_made_private: 'Album rendu privé par l’administration',
  album_deleted: 'Album supprimé par l’administration',
  album_quarantined: 'Album mis en quarantaine',
  album_released: 'Album sorti de quarantaine',
  image_updated: 'Image modifiée par l’administration',
  image_deleted: 'Image retirée de son album par l’administration',
  image_purged: 'Image retirée partout',
  flag_kept: 'Image signalée gardée',
  flag_removed: 'Image signalée retirée partout',
  content_made_public: 'Contenu rendu public par l’administration',
  content_made_private: 'Contenu rendu privé par l’administration',
  content_deleted: 'Contenu supprimé par l’administration',
  report_dismissed: 'Signalement classé sans suite',
  report_escalated: 'Signalement transmis à l’administration',
  report_decided: 'Décision sur un signalement',
  decision_contested: 'Décision contestée par son auteur',
  decision_upheld: 'Décision maintenue',
  decision_lifted: 'Décision levée',
  decided_by_party: 'Tranché par la personne concernée, faute d’autre admin',
  content_hidden: 'Contenu masqué par la modération',
  content_shown: 'Contenu de nouveau visible',
  category_created: 'Catégorie créée',
  category_renamed: 'Catégorie renommée',
  category_deleted: 'Catégorie supprimée',
  first_admin: 'Premier compte de l’administration créé',
};

export const AUDIT_EVENTS: readonly string[] = Object.keys(TEXTS);

export function eventText(event: string): string {
  const texts: Readonly<Record<string, string>> = TEXTS;
  return Object.hasOwn(texts, event) ? (texts[event] ?? event) : event;
}

/** Events whose actor is unknown, because they follow a failed authentication. */
const OF_STRANGERS: ReadonlySet<string> = new Set<AuditEventName>(['login_refused', 'second_factor_refused']);

export const isOfStranger = (event: string): boolean => OF_STRANGERS.has(event);

const THINGS: Record<string, string> = {
  account: 'compte',
  case: 'signalement',
  unknown: 'compte inconnu, empreinte',
  token: 'jeton',
  ...forEachKind(kindNoun),
};

/** Returns the target as text: « compte 5 », « image 12, album 3 ». A category keeps its name. */
export function targetText(event: string, target: string): string {
  if (event.startsWith('category_')) return target;
  return target.replace(/^[a-z]+(?= )/, (thing) => THINGS[thing] ?? thing);
}
