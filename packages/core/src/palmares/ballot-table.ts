// All ballots in three flat arrays, so that a fit over millions of places walks through memory in order.
// Invariant: a ballot has at least two groups; images are numbered from 0 to `imageCount` - 1.
// Leaves out: whose ballots they are; only their weights are left of that.

/** A ballot whose images are numbers of the table. */
export type WeightedBallot = {
  readonly groups: readonly (readonly number[])[];
  readonly weight: number;
};

export type BallotTable = {
  readonly imageCount: number;
  readonly weights: Float64Array;
  /** By ballot, its first group; one more at the end. */
  readonly firstGroups: Int32Array;
  /** By group, its first place; one more at the end. */
  readonly firstPlaces: Int32Array;
  /** By place, its image. */
  readonly images: Int32Array;
};

/** A table that ballots are still added to. */
export type OpenTable = {
  readonly imageCount: number;
  readonly weights: number[];
  readonly firstGroups: number[];
  readonly firstPlaces: number[];
  readonly images: number[];
};

export function createBallotTable(imageCount: number, ballots: readonly WeightedBallot[]): BallotTable {
  const open = openTable(imageCount);
  for (const ballot of ballots) addBallot(open, ballot);
  return closeTable(open);
}

export function openTable(imageCount: number): OpenTable {
  return { imageCount, weights: [], firstGroups: [0], firstPlaces: [0], images: [] };
}

/** Nothing of the ballot itself is kept. One of less than two groups is left out. */
export function addBallot(
  { weights, firstGroups, firstPlaces, images }: OpenTable,
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

export function closeTable({
  imageCount,
  weights,
  firstGroups,
  firstPlaces,
  images,
}: OpenTable): BallotTable {
  return {
    imageCount,
    weights: Float64Array.from(weights),
    firstGroups: Int32Array.from(firstGroups),
    firstPlaces: Int32Array.from(firstPlaces),
    images: Int32Array.from(images),
  };
}
