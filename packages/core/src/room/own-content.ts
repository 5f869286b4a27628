// A guest's own ballot as the start of an ordinary content (SA-44).
// Invariant: every image of the room is in it once. Null for a tournament, whose duels follow the votes of the group, and without a vote.

import type { Ballot } from '../palmares/ballot.ts';
import { RANKING } from '../ranking/limits.ts';
import type { Ranking } from '../ranking/ranking.ts';
import { fromSaved } from '../ranking/wire.ts';
import { type Board, createTier } from '../tierlist/board.ts';
import type { PresetTier } from '../tierlist/presets.ts';
import type { RoomMode } from './plan.ts';
import type { RoomChoice } from './votes.ts';

export type OwnContent =
  | { readonly kind: 'tierlist'; readonly board: Board }
  | { readonly kind: 'ranking'; readonly ranking: Ranking };

type Played = {
  readonly mode: RoomMode;
  readonly tiers: readonly PresetTier[];
  /** All images of the room. */
  readonly images: readonly number[];
};

type OwnVote = { readonly images: readonly number[]; readonly choice: RoomChoice };

export function getOwnContent(
  { mode, tiers, images }: Played,
  votes: readonly OwnVote[],
  seed: number,
): OwnContent | null {
  if (mode === 'tournament' || votes.length === 0) return null;
  if (mode !== 'ranking') return { kind: 'tierlist', board: toBoard(tiers, images, votes) };
  const ballot = votes.flatMap(({ choice }) => (typeof choice === 'number' ? [] : [choice])).at(-1);
  return ballot === undefined ? null : { kind: 'ranking', ranking: toRanking(ballot, images, seed) };
}

/** Images without a vote stay in the pool. */
function toBoard(tiers: readonly PresetTier[], images: readonly number[], votes: readonly OwnVote[]): Board {
  const tierOf = new Map(votes.map((vote) => [vote.images[0], vote.choice]));
  return {
    tiers: tiers.map((look, tier) => ({
      ...createTier(`t${tier + 1}`, look),
      images: images.filter((image) => tierOf.get(image) === tier),
    })),
    pool: images.filter((image) => tierOf.get(image) === undefined),
    hidden: [],
    mainImage: null,
  };
}

/** Images of one group follow each other; those that were never shown have no rank. */
function toRanking(ballot: Ballot, images: readonly number[], seed: number): Ranking {
  const ranks = new Map(ballot.flat().map((image, index) => [image, index + 1]));
  const rows = images.map((id_image) => {
    const rank = ranks.get(id_image);
    return rank === undefined
      ? { id_image, points: 0, viewed: 0 }
      : { id_image, points: -rank, viewed: RANKING.pointsToRank };
  });
  return fromSaved(rows, seed);
}
