// The standing: what a saved content of any kind says about its images, as groups from best to worst with equal images in each. Every
// conversion from one kind to another starts from it.
// Invariant: no group is empty, and each image occurs once, in a group or among the unknown.
// tier-cuts.ts, tie-breaks.ts and seeded-draw.ts make new contents from it.
import { groupBy } from '../group-by.ts';
import { scoreText } from '../ranking/messages.ts';
import { listUnranked } from '../ranking/ranking.ts';
import { type StoredRankingImage, fromSaved as toRanking } from '../ranking/wire.ts';
import { fromLines, type StoredLine } from '../tierlist/wire.ts';
import { groupTitle } from '../tournament/messages.ts';
import { type StoredTournament, fromSaved as toTournamentView } from '../tournament/wire.ts';

export type StandingsGroup = {
  /** The content's label for the group; empty for a single image at its rank. */
  readonly label: string;
  readonly images: readonly number[];
};

export type Standings = {
  readonly groups: readonly StandingsGroup[];
  /** Images never placed or picked. */
  readonly unknown: readonly number[];
};

/** Tiers become groups in order; the pool is unknown. */
export function standingsFromTierlist(lines: readonly StoredLine[]): Standings {
  const { tiers, pool } = fromLines(lines);
  return { groups: tiers.filter(isFilled).map(({ label, images }) => ({ label, images })), unknown: pool };
}

/** Each ranked image is a group of one, followed by those in progress, grouped by points. */
export function standingsFromRanking(rows: readonly StoredRankingImage[]): Standings {
  const ranking = toRanking(rows, 0);
  const byPoints = groupBy(listUnranked(ranking), ({ points }) => points);
  const inProgress = [...byPoints]
    .filter(([points]) => points > 0)
    .toSorted(([a], [b]) => b - a)
    .map(([points, images]) => ({ label: scoreText(points), images: images.map(({ id }) => id) }));
  return {
    groups: [...ranking.ranked.map((image) => ({ label: '', images: [image] })), ...inProgress],
    unknown: (byPoints.get(0) ?? []).map(({ id }) => id),
  };
}

/** Images that lost in the same round are equal. */
export function standingsFromTournament(saved: StoredTournament): Standings {
  const { groups } = toTournamentView(saved);
  return {
    groups: groups.map((group) => ({ label: groupTitle(group, 'viewer'), images: group.images })),
    unknown: [],
  };
}

/** Drops images that can no longer be used. */
export function keepKnownImages({ groups, unknown }: Standings, known: ReadonlySet<number>): Standings {
  const keep = (images: readonly number[]) => images.filter((image) => known.has(image));
  return {
    groups: groups.map(({ label, images }) => ({ label, images: keep(images) })).filter(isFilled),
    unknown: keep(unknown),
  };
}

/** All images, best first, then the unknown ones. */
export function listStandingsImages({ groups, unknown }: Standings): number[] {
  return [...groups.flatMap(({ images }) => images), ...unknown];
}

function isFilled({ images }: { readonly images: readonly number[] }): boolean {
  return images.length > 0;
}
