// Sample answers about the second factor.
import type { BegunSecondFactor, SecondFactor } from '@palmares/core/contract/types';

export const NO_SECOND_FACTOR: SecondFactor = { since: null, recovery_codes_left: 0, required: false };

export const WITH_SECOND_FACTOR: SecondFactor = {
  since: '2026-11-20T12:00:00.000Z',
  recovery_codes_left: 10,
  required: false,
};

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const BEGUN: BegunSecondFactor = {
  totp_key: KEY,
  uri: `otpauth://totp/Palmar%C3%A8s:lina%40palmares.example?issuer=Palmar%C3%A8s&secret=${KEY}&algorithm=SHA1&digits=6&period=30`,
};

export const RECOVERY_CODES = Array.from({ length: 10 }, (_, index) => `0000-0000-0000-000${index}`);
