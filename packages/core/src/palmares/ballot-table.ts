// All ballots in flat arrays, so that a fit over millions of places reads memory sequentially.
// Invariant: a ballot has at least two groups; images are numbered from 0 to `imageCount` - 1.
// Only the weight of a ballot remains of the person who gave it.

/** A ballot whose images are numbered as in the table. */
export type WeightedBallot = {
  readonly groups: readonly (readonly number[])[];
  readonly weight: number;
};

export type BallotTable = {
  readonly imageCount: number;
  readonly weights: Float64Array;
  /** For each ballot, the index of its first group; one extra entry at the end. */
  readonly firstGroups: Int32Array;
  /** For each group, the index of its first place; one extra entry at the end. */
  readonly firstPlaces: Int32Array;
  /** For each place, its image. */
  readonly images: Int32Array;
};

/** A table under construction. */
export type BallotTableBuilder = {
  readonly imageCount: number;
  readonly weights: number[];
  readonly firstGroups: number[];
  readonly firstPlaces: number[];
  readonly images: number[];
};

export function createBallotTable(imageCount: number, ballots: readonly WeightedBallot[]): BallotTable {
  const open = createTableBuilder(imageCount);
  for (const ballot of ballots) addBallot(open, ballot);
  return buildTable(open);
}

export function createTableBuilder(imageCount: number): BallotTableBuilder {
  return { imageCount, weights: [], firstGroups: [0], firstPlaces: [0], images: [] };
}

/** Copies the ballot into the table. Ballots with fewer than two groups are skipped. */
export function addBallot(
  { weights, firstGroups, firstPlaces, images }: BallotTableBuilder,
  { groups, weight }: WeightedBallot,
): void {
  if (groups.length < 2) return;
  for (const group of groups) {
    for (const image of group) images.push(image);
    firstPlaces.push(images.length);
  }
  firstGroups.push(firstPlaces.length - 1);
  weights.push(weight);
}

export function buildTable({
  imageCount,
  weights,
  firstGroups,
  firstPlaces,
  images,
}: BallotTableBuilder): BallotTable {
  return {
    imageCount,
    weights: Float64Array.from(weights),
    firstGroups: Int32Array.from(firstGroups),
    firstPlaces: Int32Array.from(firstPlaces),
    images: Int32Array.from(images),
  };
}
