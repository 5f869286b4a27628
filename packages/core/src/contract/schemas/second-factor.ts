// Wire schemas of the second factor: second step of a sign-in, set-up, recovery codes, removal (docs/decisions/0069).
import { type Static, Type } from 'typebox';
import { WIRE } from '../../limits.ts';
import { IsoTime, Nullable, success, TypedCode } from './common.ts';

const Password = Type.String({ maxLength: WIRE.passwordMax });

export const FinishLoginBody = Type.Object({
  ticket: Type.String({ maxLength: WIRE.linkTokenMax }),
  code: TypedCode,
});
export type FinishLoginBody = Static<typeof FinishLoginBody>;

export const SecondFactorReply = success(
  Type.Object({
    /** Time of set-up; null without a second factor. */
    since: Nullable(IsoTime),
    recovery_codes_left: Type.Integer(),
    /** True if the site requires a second factor of this account; without it, its roles have no effect. */
    required: Type.Boolean(),
  }),
);
export type SecondFactor = Static<typeof SecondFactorReply>['data'];

export const BeginSecondFactorBody = Type.Object({ currentPassword: Password });
export type BeginSecondFactorBody = Static<typeof BeginSecondFactorBody>;

/**
 * The key in Base32 for authenticator apps, and the address for their QR scanner. The second factor is active only after its first code.
 */
export const BegunSecondFactorReply = success(Type.Object({ totp_key: Type.String(), uri: Type.String() }));
export type BegunSecondFactor = Static<typeof BegunSecondFactorReply>['data'];

export const ConfirmSecondFactorBody = Type.Object({ code: TypedCode });
export type ConfirmSecondFactorBody = Static<typeof ConfirmSecondFactorBody>;

/** Shown once, because only the hashes are stored. */
export const RecoveryCodesReply = success(Type.Object({ recovery_codes: Type.Array(Type.String()) }));
export type RecoveryCodes = Static<typeof RecoveryCodesReply>['data'];

export const RemoveSecondFactorBody = Type.Object({ currentPassword: Password, code: TypedCode });
export type RemoveSecondFactorBody = Static<typeof RemoveSecondFactorBody>;

export const RenewRecoveryCodesBody = Type.Object({ currentPassword: Password, code: TypedCode });
export type RenewRecoveryCodesBody = Static<typeof RenewRecoveryCodesBody>;
