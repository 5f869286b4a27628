// Wire shapes of the second factor: the second step of a sign-in, its set-up, its recovery codes, its end (docs/decisions/0069).
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
    /** When it was set up; null without one. */
    since: Nullable(IsoTime),
    recovery_codes_left: Type.Integer(),
    /** The site asks this account for one: without it its roles open nothing. */
    required: Type.Boolean(),
  }),
);
export type SecondFactor = Static<typeof SecondFactorReply>['data'];

export const BeginSecondFactorBody = Type.Object({ currentPassword: Password });
export type BeginSecondFactorBody = Static<typeof BeginSecondFactorBody>;

/** The key in the Base32 that apps take, and the address that holds it for their cameras. Nothing is on before a code of it has come. */
export const BegunSecondFactorReply = success(Type.Object({ totp_key: Type.String(), uri: Type.String() }));
export type BegunSecondFactor = Static<typeof BegunSecondFactorReply>['data'];

export const ConfirmSecondFactorBody = Type.Object({ code: TypedCode });
export type ConfirmSecondFactorBody = Static<typeof ConfirmSecondFactorBody>;

/** Told once: only their hashes are kept. */
export const RecoveryCodesReply = success(Type.Object({ recovery_codes: Type.Array(Type.String()) }));
export type RecoveryCodes = Static<typeof RecoveryCodesReply>['data'];

export const RemoveSecondFactorBody = Type.Object({ currentPassword: Password, code: TypedCode });
export type RemoveSecondFactorBody = Static<typeof RemoveSecondFactorBody>;

export const RenewRecoveryCodesBody = Type.Object({ currentPassword: Password, code: TypedCode });
export type RenewRecoveryCodesBody = Static<typeof RenewRecoveryCodesBody>;
