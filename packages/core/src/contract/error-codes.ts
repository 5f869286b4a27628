// Error codes, each with its HTTP status. The server throws them and the client switches on them;
// AX-11 and following define the statuses. The catalogue (packages/texts) holds a text for each.

export const ERROR_STATUS = {
  // 400: malformed or refused input.
  invalid_request: 400,
  invalid_id: 400,
  validation_failed: 400,
  nothing_to_update: 400,
  image_not_in_album: 400,
  winner_not_in_tournament: 400,
  two_champions: 400,
  champion_lost: 400,
  duel_stranger: 400,
  duel_lost_twice: 400,
  duel_impossible: 400,
  too_many_points: 400,
  rank_too_low: 400,
  rank_taken: 400,
  rank_missing: 400,
  wrong_current_password: 400,
  wrong_second_factor: 400,
  second_factor_code_required: 400,
  sign_in_ticket_dead: 400,
  reset_link_dead: 400,
  email_link_dead: 400,
  email_domain_invalid: 400,
  // 401: no valid session.
  auth_required: 401,
  token_expired: 401,
  token_invalid: 401,
  session_revoked: 401,
  session_disabled: 401,
  personal_token_invalid: 401,
  personal_token_expired: 401,
  invalid_credentials: 401,
  // 403: valid session, not allowed.
  second_factor_required: 403,
  csrf_invalid: 403,
  forbidden: 403,
  forbidden_field: 403,
  token_not_allowed: 403,
  token_read_only: 403,
  album_private: 403,
  content_private: 403,
  account_disabled: 403,
  // 404: not found.
  not_found: 404,
  role_not_found: 404,
  // 409: a rule of state.
  nametag_taken: 409,
  registration_conflict: 409,
  second_factor_on: 409,
  second_factor_off: 409,
  second_factor_not_begun: 409,
  album_quarantined: 409,
  content_hidden: 409,
  already_reported: 409,
  report_own: 409,
  case_moved_on: 409,
  appeal_closed: 409,
  album_min_images: 409,
  album_full: 409,
  too_many_albums: 409,
  storage_quota_reached: 409,
  too_many_tokens: 409,
  too_many_categories: 409,
  category_exists: 409,
  too_many_tiers: 409,
  last_tier: 409,
  image_already_placed: 409,
  idempotency_conflict: 409,
  role_already_held: 409,
  self_target: 409,
  last_admin: 409,
  // 412: precondition failed.
  version_conflict: 412,
  // 413 to 422: refused uploads and bodies.
  file_too_large: 413,
  body_too_large: 413,
  image_too_large_after: 413,
  unsupported_content_type: 415,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  image_unreadable: 422,
  image_too_many_pixels: 422,
  inappropriate_content: 422,
  // 429 and 5xx.
  rate_limited: 429,
  internal_error: 500,
  format_unavailable: 501,
  unavailable: 503,
  moderation_unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A refused field. `field` is its name in the body, with dots and indexes for nested fields (`lines.2.label`). */
export type FieldIssue = { field: string; code: string; message: string };

export type ErrorReply = { status: 'error'; code: ErrorCode; message: string; issues?: FieldIssue[] };
