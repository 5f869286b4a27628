import type { SecondFactor } from '@palmares/core/contract/types';

export function presentSecondFactor(state: {
  since: Date | null;
  recoveryCodesLeft: number;
  required: boolean;
}): SecondFactor {
  return {
    since: state.since?.toISOString() ?? null,
    recovery_codes_left: state.recoveryCodesLeft,
    required: state.required,
  };
}
