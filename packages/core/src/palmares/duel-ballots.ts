// What the duels of a knock-out say, exactly: whoever was never beaten stands above all that it beat, and all that those had beaten.
// Somebody who prefers consistently has an order of which the duels show a forest. Under the Plackett–Luce model its probability is the
// product, over the images that won, of the chance to be the best of itself and all below it (docs/PALMARES.md): a ballot for each of them.
// Invariant: two groups a ballot, the first of one image.
// Leaves out: duels that contradict one another (somebody who lost comes back), which no play makes: only the first of them counts.
import type { ImageId } from '../image-id.ts';
import type { SavedDuel } from '../tournament/saved-duels.ts';
import type { Ballot } from './ballot.ts';

/** An image that has left takes no place, but whoever beat it stands above those that it had beaten. */
export function ballotsOfDuels(duels: readonly SavedDuel[], isLive: (image: ImageId) => boolean): Ballot[] {
  const below = new Map<ImageId, ImageId[]>();
  const lost = new Set<ImageId>();
  for (const { winner_id, loser_ids } of duels) {
    if (lost.has(winner_id)) continue;
    const beaten = below.get(winner_id) ?? [];
    for (const loser of loser_ids) {
      if (loser === winner_id || lost.has(loser)) continue;
      lost.add(loser);
      // In the order of play all that the loser will ever have beaten is known.
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
