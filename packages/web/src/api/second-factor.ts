// The second factor of one's own account (decision 0069).
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

/** Nothing is on yet. Throws ApiError `wrong_current_password` or `second_factor_on`. */
export function beginSecondFactor(currentPassword: string): Promise<BegunSecondFactor> {
  return call(ENDPOINTS.beginSecondFactor, { body: { currentPassword } });
}

/** The recovery codes, told once. Throws ApiError `wrong_second_factor` or `second_factor_not_begun`. */
export async function confirmSecondFactor(code: string): Promise<readonly string[]> {
  return (await call(ENDPOINTS.confirmSecondFactor, { body: { code } })).recovery_codes;
}

/** Throws ApiError `wrong_current_password` or `wrong_second_factor`. */
export async function removeSecondFactor(body: RemoveSecondFactorBody): Promise<void> {
  await call(ENDPOINTS.removeSecondFactor, { body });
}

/** New recovery codes, told once; the older ones stop working. Throws ApiError `wrong_current_password` or `wrong_second_factor`. */
export async function renewRecoveryCodes(body: RenewRecoveryCodesBody): Promise<readonly string[]> {
  return (await call(ENDPOINTS.renewRecoveryCodes, { body })).recovery_codes;
}
