// The ballots of the three kinds of content, from their saved forms.
// Invariant: whatever a client has saved gives a ballot; what nobody sees in the content (hidden, unclassified and unseen images) is not in it.
// Leaves out: which images are still in the album (ballot.ts), and the duels of a tournament (duel-ballots.ts).

import { groupBy } from '../group-by.ts';
import { unrankedOf } from '../ranking/ranking.ts';
import { fromSaved as readRanking, type StoredRankingImage } from '../ranking/wire.ts';
import { fromLines, type StoredLine } from '../tierlist/wire.ts';
import { fromSaved as readTournament, type StoredTournament } from '../tournament/wire.ts';
import type { Ballot } from './ballot.ts';

/** Tiers from best to worst. */
export function ballotOfTierlist(lines: readonly StoredLine[]): Ballot {
  return filled(fromLines(lines).tiers.map(({ images }) => images));
}

/** The champion, then those who lost in the final, the round before and so on down. */
export function ballotOfTournament(saved: StoredTournament): Ballot {
  const { champion, groups } = readTournament(saved);
  const rounds = groups.map(({ images }) => images.filter((image) => image !== champion));
  return filled(champion === null ? rounds : [[champion], ...rounds]);
}

/**
 * The ranked images in their order, then those in progress, the most points first, then those that were shown and never picked. Without
 * the last, whoever was let go would seem not to have been compared, and the order that is found is poor (docs/PALMARES.md).
 */
export function ballotOfRanking(rows: readonly StoredRankingImage[]): Ballot {
  const ranking = readRanking(rows, 0);
  const shown = unrankedOf(ranking).filter(({ points, viewed }) => points > 0 || viewed > 0);
  const byPoints = [...groupBy(shown, ({ points }) => points)]
    .toSorted(([a], [b]) => b - a)
    .map(([, images]) => images.map(({ id }) => id));
  return filled([...ranking.ranked.map((image) => [image]), ...byPoints]);
}

function filled(groups: Ballot): Ballot {
  return groups.filter((group) => group.length > 0);
}
