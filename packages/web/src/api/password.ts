// API calls for forgotten, reset and changed passwords (AC-115, AC-116, AC-117).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { ForgotPasswordBody, NewPasswordBody, ResetPasswordBody } from '@palmares/core/contract/types';
import { call } from './client.ts';

/** The answer does not reveal whether the address has an account. */
export async function askForResetLink(body: ForgotPasswordBody): Promise<void> {
  await call(ENDPOINTS.forgotPassword, { body });
}

/** Throws ApiError `reset_link_dead`; after a refused password (`validation_failed`) the link remains valid. */
export async function resetPassword(body: ResetPasswordBody): Promise<void> {
  await call(ENDPOINTS.resetPassword, { body });
}

/** Ends all sessions of the account, including this one. */
export async function changePassword(body: NewPasswordBody): Promise<void> {
  await call(ENDPOINTS.newPassword, { body });
}
