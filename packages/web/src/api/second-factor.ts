// API calls for the second factor of the own account (decision 0069).
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type {
  BegunSecondFactor,
  RemoveSecondFactorBody,
  RenewRecoveryCodesBody,
  SecondFactor,
} from '@palmares/core/contract/types';
import { call } from './client.ts';

export function getSecondFactor(signal?: AbortSignal): Promise<SecondFactor> {
  return call(ENDPOINTS.getSecondFactor, { signal });
}

/** Starts the setup; nothing is enabled yet. Throws ApiError `wrong_current_password` or `second_factor_on`. */
export function beginSecondFactor(currentPassword: string): Promise<BegunSecondFactor> {
  return call(ENDPOINTS.beginSecondFactor, { body: { currentPassword } });
}

/** Returns the recovery codes, which are shown only once. Throws ApiError `wrong_second_factor` or `second_factor_not_begun`. */
export async function confirmSecondFactor(code: string): Promise<readonly string[]> {
  return (await call(ENDPOINTS.confirmSecondFactor, { body: { code } })).recovery_codes;
}

/** Throws ApiError `wrong_current_password` or `wrong_second_factor`. */
export async function removeSecondFactor(body: RemoveSecondFactorBody): Promise<void> {
  await call(ENDPOINTS.removeSecondFactor, { body });
}

/**
 * Returns new recovery codes, which are shown only once; the older ones stop working. Throws ApiError `wrong_current_password` or
 * `wrong_second_factor`.
 */
export async function renewRecoveryCodes(body: RenewRecoveryCodesBody): Promise<readonly string[]> {
  return (await call(ENDPOINTS.renewRecoveryCodes, { body })).recovery_codes;
}
