// What is said of a call beyond what its route says of itself.
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
  /** Compares `If-Match` with the version. */
  readonly matches?: true;
  /** Done once for each `Idempotency-Key`. */
  readonly once?: true;
  /** A body that the call takes. */
  readonly example?: object;
};
