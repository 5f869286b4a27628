// Forgotten, reset and changed passwords (AC-115, AC-116, AC-117).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { ForgotPasswordBody, NewPasswordBody, ResetPasswordBody } from '@palmares/core/contract/types';
import { call } from './client.ts';

/** Answers the same whether the address has an account or not. */
export async function askForResetLink(body: ForgotPasswordBody): Promise<void> {
  await call(ENDPOINTS.forgotPassword, { body });
}

/** Throws ApiError `reset_link_dead`; a refused password (`validation_failed`) leaves the link alive. */
export async function resetPassword(body: ResetPasswordBody): Promise<void> {
  await call(ENDPOINTS.resetPassword, { body });
}

/** Ends every session of the account, this one too. */
export async function changePassword(body: NewPasswordBody): Promise<void> {
  await call(ENDPOINTS.newPassword, { body });
}
