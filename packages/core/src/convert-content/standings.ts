// The standing: what a saved content of any kind says about its images, as groups from best to worst with equal images in each. Every
// conversion from one kind to another starts from it. Each kind's folder computes it (standings.ts).
// Invariant: no group is empty, and each image occurs once, in a group or among the unknown.
// tier-cuts.ts, tie-breaks.ts and seeded-draw.ts make new contents from it.
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

/** Drops images that can no longer be used. */
export function keepKnownImages({ groups, unknown }: Standings, known: ReadonlySet<number>): Standings {
  const keep = (images: readonly number[]) => images.filter((image) => known.has(image));
  return {
    groups: groups
      .map(({ label, images }) => ({ label, images: keep(images) }))
      .filter(({ images }) => images.length > 0),
    unknown: keep(unknown),
  };
}

/** All images, best first, then the unknown ones. */
export function listStandingsImages({ groups, unknown }: Standings): number[] {
  return [...groups.flatMap(({ images }) => images), ...unknown];
}
