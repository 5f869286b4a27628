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

export function createBallotTable(imageCount: number, ballots: readonly WeightedBallot[]): BallotTable {
  const comparing = ballots.filter(({ groups }) => groups.length > 1);
  const groupCount = comparing.reduce((sum, { groups }) => sum + groups.length, 0);
  const placeCount = comparing.reduce(
    (sum, { groups }) => sum + groups.reduce((places, { length }) => places + length, 0),
    0,
  );
  const table = {
    imageCount,
    weights: Float64Array.from(comparing, ({ weight }) => weight),
    firstGroups: new Int32Array(comparing.length + 1),
    firstPlaces: new Int32Array(groupCount + 1),
    images: new Int32Array(placeCount),
  };
  let group = 0;
  let place = 0;
  for (const [ballot, { groups }] of comparing.entries()) {
    for (const images of groups) {
      table.images.set(images, place);
      place += images.length;
      table.firstPlaces[++group] = place;
    }
    table.firstGroups[ballot + 1] = group;
  }
  return table;
}
