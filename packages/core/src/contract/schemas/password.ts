// Wire schemas of passwords, of the own account and of its deletion (AC-113, AC-115, AC-116, AC-117).
import { type Static, Type } from 'typebox';
import { forEachList } from '../../content-kind.ts';
import { WIRE } from '../../limits.ts';
import { LanguageCode, SessionUser } from './account.ts';
import { Id, IsoTime, Nullable, OptionalCode, success } from './common.ts';

/** Kept verbatim as typed. The core checks the rules; this only limits the size. */
const Password = Type.String({ maxLength: WIRE.passwordMax });
const LinkToken = Type.String({ maxLength: WIRE.linkTokenMax });

export const ForgotPasswordBody = Type.Object({ email: Type.String({ maxLength: WIRE.lineMax }) });
export type ForgotPasswordBody = Static<typeof ForgotPasswordBody>;

/** The reply is the same for every address, so it does not reveal which have an account. */
export const ForgotPasswordReply = success(Type.Object({ message: Type.String() }));

export const ResetPasswordBody = Type.Object({ token: LinkToken, password: Password });
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;

export const NewPasswordBody = Type.Object({
  current_password: Password,
  new_password: Password,
  code: OptionalCode,
});
export type NewPasswordBody = Static<typeof NewPasswordBody>;

/** Any of: a new name, a new address and a new password, the last two with the current password. */
export const UpdateMeBody = Type.Object({
  username: Type.Optional(Type.String({ maxLength: WIRE.lineMax })),
  email: Type.Optional(Type.String({ maxLength: WIRE.lineMax })),
  currentPassword: Type.Optional(Password),
  newPassword: Type.Optional(Password),
  code: OptionalCode,
  language: Type.Optional(LanguageCode),
});
export type UpdateMeBody = Static<typeof UpdateMeBody>;

/** `email_pending` is the address to which this call has sent a confirmation link. */
export const UpdateMeReply = success(
  Type.Intersect([SessionUser, Type.Object({ email_pending: Nullable(Type.String()) })]),
);
export type UpdatedMe = Static<typeof UpdateMeReply>['data'];

export const ConfirmEmailBody = Type.Object({ token: LinkToken });
export type ConfirmEmailBody = Static<typeof ConfirmEmailBody>;

export const DeleteMeBody = Type.Object({ currentPassword: Password, code: OptionalCode });
export type DeleteMeBody = Static<typeof DeleteMeBody>;

/** Summary of what a deletion of the account removes, and of what remains (PR-2). */
export const DeletionPreviewReply = success(
  Type.Object({
    albums: Type.Integer(),
    images: Type.Integer(),
    ...forEachList(() => Type.Integer()),
    /** Contents of other people that show images of this account; they keep them. */
    dependent_contents: Type.Integer(),
    kept_images: Type.Integer(),
    /** Albums in quarantine, kept until an administrator decides. */
    held_albums: Type.Integer(),
  }),
);
export type DeletionPreview = Static<typeof DeletionPreviewReply>['data'];

/** The head of an export; the lists are streamed after it. */
export const ExportHead = Type.Object({
  format: Type.Literal('palmares-export'),
  version: Type.Literal(1),
  exported_at: IsoTime,
  note: Type.String(),
  account: Type.Object({
    id: Id,
    username: Type.String(),
    nametag: Type.String(),
    email: Nullable(Type.String()),
    createdAt: IsoTime,
    last_connection: Nullable(IsoTime),
    roles: Type.Array(Type.String()),
    /** An admin's decision to exclude this account from every palmarès. */
    language: Type.String(),
    voices_left_out: Type.Boolean(),
    /** Time of set-up. */
    second_factor: Nullable(IsoTime),
    recovery_codes_left: Type.Integer(),
  }),
});
export type ExportHead = Static<typeof ExportHead>;
