// Texts and facts about a call that its route does not declare.
import type { ErrorCode } from '@palmares/core/contract/error-codes';

export const TAGS = {
  site: 'Site',
  session: 'Session et compte',
  token: 'Jetons d’accès',
  album: 'Albums',
  image: 'Images',
  category: 'Catégories',
  tierlist: 'Tier lists',
  tournament: 'Tournois',
  ranking: 'Classements',
  report: 'Signalements et modération',
  admin: 'Administration',
} as const;

export type OperationText = {
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly errors?: readonly ErrorCode[];
  /** True if it compares `If-Match` with the version. */
  readonly matches?: true;
  /** True if it runs once per `Idempotency-Key`. */
  readonly once?: true;
  /** A body that the call accepts. */
  readonly example?: object;
};
