// Converts the duels of a knock-out to ballots. An image that was never beaten
// ranks above all that it beat, and above all that those had beaten.
// The duels of a consistent person form a forest. Under the Plackett–Luce model its probability is the product, over the images that won,
// of the chance to be the best of itself and all images below it (docs/PALMARES.md). So each winner gives one ballot.
// Invariant: each ballot has two groups, the first with one image.
// Contradictory duels (a loser that returns) cannot come from play; only the first of them counts.
import type { ImageId } from '../image-id.ts';
import type { SavedDuel } from '../tournament/saved-duels.ts';
import type { Ballot } from './ballot.ts';

/** A departed image is left out, but the image that beat it still ranks above those that it had beaten. */
export function ballotsFromDuels(duels: readonly SavedDuel[], isLive: (image: ImageId) => boolean): Ballot[] {
  const below = new Map<ImageId, ImageId[]>();
  const lost = new Set<ImageId>();
  for (const { winner_id, loser_ids } of duels) {
    if (lost.has(winner_id)) continue;
    const beaten = below.get(winner_id) ?? [];
    for (const loser of loser_ids) {
      if (loser === winner_id || lost.has(loser)) continue;
      lost.add(loser);
      // Duels are in order of play, so all images that the loser ever beat are known here.
      beaten.push(loser);
      for (const image of below.get(loser) ?? []) beaten.push(image);
    }
    below.set(winner_id, beaten);
  }
  return [...below].flatMap(([winner, images]) => {
    const beaten = images.filter(isLive);
    return isLive(winner) && beaten.length > 0 ? [[[winner], beaten]] : [];
  });
}
