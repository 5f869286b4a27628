// The ranking that a guest plays alone in a room: the ordinary engine, and the ballot that is sent after each batch (SA-12).
// Invariant: what `store` wrote, `restore` reads back; anything else gives a new ranking of the same images.
import type { Ballot } from '@palmares/core/palmares/ballot';
import { parseRecord } from '@palmares/core/parse-untrusted';
import { ballotFromRanking } from '@palmares/core/ranking/ballot';
import { createRanking, type Ranking } from '@palmares/core/ranking/ranking';
import { reduce } from '@palmares/core/ranking/reduce';
import { parseNatural, parseSnapshot, toSnapshot } from '@palmares/core/ranking/snapshot';
import { toSaved } from '@palmares/core/ranking/wire';
import { isSameRow } from '@palmares/core/tierlist/board';

export type OwnRanking = {
  readonly ranking: Ranking;
  /** Batches that were answered. */
  readonly answered: number;
};

export function startOwnRanking(images: readonly number[], seed: number): OwnRanking {
  return { ranking: reduce(createRanking(images, seed), { type: 'start' }), answered: 0 };
}

/** The selection may be empty: then the batch is passed. */
export function answerBatch({ ranking, answered }: OwnRanking, selection: readonly number[]): OwnRanking {
  const next = reduce(ranking, selection.length === 0 ? { type: 'pass' } : { type: 'validate', selection });
  return next === ranking ? { ranking, answered } : { ranking: next, answered: answered + 1 };
}

export function isComplete({ ranking, answered }: OwnRanking, batches: number | null): boolean {
  return ranking.run === null || (batches !== null && answered >= batches);
}

/** Empty until something is known of an image. */
export function toBallot({ ranking }: OwnRanking): Ballot {
  return ballotFromRanking(toSaved(ranking));
}

export const toStoredRanking = ({ ranking, answered }: OwnRanking): string =>
  JSON.stringify({ ranking: toSnapshot(ranking), answered });

/** Null unless it ranks exactly these images: one may have left the album since. */
export function restoreOwnRanking(stored: unknown, images: readonly number[]): OwnRanking | null {
  const record = parseRecord(stored);
  const ranking = parseSnapshot(record?.['ranking']);
  if (ranking === null) return null;
  const own = ranking.images.map(({ id }) => id).toSorted((a, b) => a - b);
  if (
    !isSameRow(
      own,
      images.toSorted((a, b) => a - b),
    )
  )
    return null;
  return { ranking, answered: parseNatural(record?.['answered']) };
}
