// Every line that the audit trail may hold, as data: the server writes no other, the panel has a text for each (access.md rule 15).

/** What staff do to albums, images and contents of others. */
export type StaffEventName =
  | 'album_updated'
  | 'album_made_public'
  | 'album_made_private'
  | 'album_deleted'
  | 'image_updated'
  | 'image_deleted'
  | 'content_made_public'
  | 'content_made_private'
  | 'content_deleted';

export type AuditEventName =
  | StaffEventName
  | 'login'
  | 'login_refused'
  | 'logout'
  | 'register'
  | 'password_changed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'email_change_asked'
  | 'email_changed'
  | 'account_deleted'
  | 'user_active'
  | 'user_desactive'
  | 'user_deleted'
  | 'role_added'
  | 'role_removed'
  | 'album_quarantined'
  | 'album_released'
  | 'image_purged'
  | 'flag_kept'
  | 'flag_removed'
  | 'report_dismissed'
  | 'report_escalated'
  | 'report_decided'
  | 'decision_contested'
  | 'decision_upheld'
  | 'decision_lifted'
  | 'content_hidden'
  | 'content_shown'
  | 'category_created'
  | 'category_renamed'
  | 'category_deleted'
  | 'first_admin';
