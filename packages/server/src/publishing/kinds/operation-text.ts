// Texts and facts about a call that its route does not declare.
import type { ContentKind } from '@palmares/core/content-kind';
import type { ErrorCode } from '@palmares/core/contract/error-codes';

export type Tag =
  | 'site'
  | 'session'
  | 'token'
  | 'album'
  | 'image'
  | 'category'
  | ContentKind
  | 'room'
  | 'report'
  | 'admin';

export type OperationText = {
  readonly tag: Tag;
  readonly summary: string;
  readonly errors?: readonly ErrorCode[];
  /** True if it compares `If-Match` with the version. */
  readonly matches?: true;
  /** True if it runs once per `Idempotency-Key`. */
  readonly once?: true;
  /** A body that the call accepts. */
  readonly example?: object;
};
