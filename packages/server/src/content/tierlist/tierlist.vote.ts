import type { Vote } from '@palmares/core/palmares/ballot';
import { ballotFromTierlist } from '@palmares/core/tierlist/ballot';

type Line = [label: string, placement: number, images: number[]];

/** `said` is the JSON built by the repository's SQL. */
export function parseVote(said: unknown): Vote {
  const stored = (said as Line[]).map(([label, placement, images]) => ({
    label,
    placement,
    images: images.map((id_image, index) => ({ id_image, placement: index + 1 })),
  }));
  return { ballot: ballotFromTierlist(stored) };
}
