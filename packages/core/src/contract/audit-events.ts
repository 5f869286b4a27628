// All event names of the audit trail. The server writes no others, and the panel has a text for each (AD-45).

/** Staff actions on albums, images and contents of other people. */
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
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'second_factor_refused'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'token_created'
  | 'token_revoked'
  | 'account_deleted'
  | 'user_active'
  | 'user_desactive'
  | 'user_deleted'
  | 'voices_left_out'
  | 'voices_taken_in'
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
  | 'decided_by_party'
  | 'content_hidden'
  | 'content_shown'
  | 'category_created'
  | 'category_renamed'
  | 'category_deleted'
  | 'first_admin';

/** Changes of a second factor, which its owner is also told by mail. */
export type SecondFactorChange = Extract<
  AuditEventName,
  'second_factor_added' | 'second_factor_removed' | 'recovery_codes_renewed'
>;
