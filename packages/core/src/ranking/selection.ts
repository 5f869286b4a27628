// Selection of images in the batch on screen (RK-4, RK-43). The order is kept,
// because it breaks ties between images that become ranked together.
// Invariant: the selection stays within the limit and holds only images on screen; an invalid toggle returns the same ranking.
// reduce.ts defines what a selection gives.
import { type Ranking, selectionLimit } from './ranking.ts';

/** The selected images in order; empty when no run is active. */
export function getSelectedImages({ run }: Ranking): readonly number[] {
  return run?.selection ?? [];
}

/**
 * Selects or deselects an image. A selection beyond the limit is refused, except when the limit is one: the new image then replaces the old
 * one, so that changing one's mind in a pair takes one tap.
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
