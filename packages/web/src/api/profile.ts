// API calls for the own account: contents, name, address, password, export and deletion (AC-112, AC-113).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type {
  DeleteMeBody,
  DeletionPreview,
  MeReply,
  SessionUser,
  UpdateMeBody,
} from '@palmares/core/contract/types';
import { call, callWithMeta, download } from './client.ts';
import type { Reply } from './reply.ts';

export function getMe(signal?: AbortSignal): Promise<Reply<MeReply['data'], MeReply['meta']>> {
  return callWithMeta(ENDPOINTS.me, { signal });
}

/** A new password ends the account's other sessions; a new address takes effect after its confirmation link was opened. */
export function updateMe(body: UpdateMeBody): Promise<SessionUser & { email_pending: string | null }> {
  return call(ENDPOINTS.updateMe, { body });
}

/** Needs no session, because a person with the link can read the new mailbox. Throws ApiError `email_link_dead`. */
export async function confirmEmail(token: string): Promise<void> {
  await call(ENDPOINTS.confirmEmail, { body: { token } });
}

/** Returns all data of the account, as the text of a JSON file. */
export function exportMe(): Promise<string> {
  return download(ENDPOINTS.exportMe);
}

export function previewDeletion(signal?: AbortSignal): Promise<DeletionPreview> {
  return call(ENDPOINTS.previewDeletion, { signal });
}

/** Throws ApiError `wrong_current_password`, `second_factor_code_required`, `last_admin` or `self_target`. */
export async function deleteMe(body: DeleteMeBody): Promise<void> {
  await call(ENDPOINTS.deleteMe, { body });
}
