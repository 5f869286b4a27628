// Choosing images of the batch on screen (RK-4, RK-43), in an order that is kept: it decides between images that are ranked
// together.
// Invariant: never more than the limit, never an image off screen; what does not fit gives back the very same ranking.
// Leaves out: what a selection gives (reduce.ts).
import { type Ranking, selectionLimit } from './ranking.ts';

/** The images selected, in order; none when no round is running. */
export function selectionOf({ run }: Ranking): readonly number[] {
  return run?.selection ?? [];
}

/**
 * Selects an image, or takes it back. Beyond the limit it is refused, except where the limit is one: there the new
 * image takes the place of the old one, as anybody who changes their mind between two expects.
 */
export function toggleSelection(ranking: Ranking, image: number): Ranking {
  const { run } = ranking;
  if (!run?.batch.includes(image)) return ranking;
  if (run.selection.includes(image))
    return withSelection(
      ranking,
      run.selection.filter((id) => id !== image),
    );
  const limit = selectionLimit(run);
  if (limit === 1) return withSelection(ranking, [image]);
  return run.selection.length < limit ? withSelection(ranking, [...run.selection, image]) : ranking;
}

export function withSelection(ranking: Ranking, selection: readonly number[]): Ranking {
  const { run } = ranking;
  if (!run || (run.selection.length === 0 && selection.length === 0)) return ranking;
  return { ...ranking, run: { ...run, selection } };
}
