// The events of the audit trail and how they read. One that this page does not know shows its own name.

const TEXTS = {
  login: 'Connexion',
  register: 'Inscription',
  password_changed: 'Mot de passe changé',
  password_reset_asked: 'Réinitialisation demandée',
  password_reset: 'Mot de passe réinitialisé',
  email_change_asked: 'Changement d’adresse demandé',
  email_changed: 'Adresse changée',
  account_deleted: 'Compte supprimé par son titulaire',
  user_active: 'Compte réactivé',
  user_desactive: 'Compte désactivé',
  user_deleted: 'Compte supprimé par l’administration',
  role_added: 'Rôle ajouté',
  role_removed: 'Rôle retiré',
  album_quarantined: 'Album mis en quarantaine',
  album_released: 'Album sorti de quarantaine',
  flag_kept: 'Image signalée gardée',
  flag_removed: 'Image signalée retirée',
  category_created: 'Catégorie créée',
  category_renamed: 'Catégorie renommée',
  category_deleted: 'Catégorie supprimée',
  first_admin: 'Premier administrateur créé',
} as const;

export const AUDIT_EVENTS: readonly string[] = Object.keys(TEXTS);

export function eventText(event: string): string {
  return event in TEXTS ? TEXTS[event as keyof typeof TEXTS] : event;
}
