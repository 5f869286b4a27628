// Votes of the demo's simulated guests (SA-49): a shared taste with some individual variation, so that results look real.
// Invariant: the vote is always a valid choice of the step.
import type { Ballot } from '../palmares/ballot.ts';
import { createRngAt, type Rng, randomInt } from '../random.ts';
import type { RoomPlan } from './plan.ts';
import type { RoomChoice } from './votes.ts';

/** Share of the guests' opinion that is their own. */
const OWN = 0.35;

/** 0 is the best. `images` are those of the step; `rng` is the guest's. */
export function simulateChoice(
  { mode, seed, tiers }: Pick<RoomPlan, 'mode' | 'seed' | 'tiers'>,
  images: readonly number[],
  rng: Rng,
): RoomChoice {
  const opinions = images.map((image) => ({
    image,
    value: (1 - OWN) * createRngAt(seed, image)() + OWN * rng(),
  }));
  if (mode === 'tierlist' || mode === 'guess')
    return Math.min(tiers.length - 1, Math.floor((opinions[0]?.value ?? 0) * tiers.length));
  const ranked = opinions.toSorted((a, b) => a.value - b.value).map(({ image }) => image);
  if (mode === 'tournament') return ranked[0] ?? 0;
  return toBallot(ranked, rng);
}

/** The first ones alone, then all others that the guest has seen as one group. */
function toBallot(ranked: readonly number[], rng: Rng): Ballot {
  const single = Math.min(ranked.length, 3 + randomInt(rng, 5));
  const groups = [...ranked.slice(0, single).map((image) => [image]), ranked.slice(single)];
  return groups.filter((group) => group.length > 0);
}
