// What people say of the images of an album, in one form for all kinds of content.
// Invariant of what `keepImages` gives: no image twice, no empty group, no image that is not live.
// Leaves out: how a ballot is read from a content (ballot.ts of each kind).
import type { ImageId } from '../image-id.ts';
import type { SavedDuel } from '../tournament/saved-duels.ts';

/** Groups from best to worst; the images of one group are in an unknown order. Images that are absent were not judged. */
export type Ballot = readonly (readonly ImageId[])[];

/** What one content says. `duels`: those of a tournament, where they were saved, with images that have left the album since. */
export type Vote = { readonly ballot: Ballot; readonly duels?: readonly SavedDuel[] };

/** All that one person said of an album: each vote weighs 1/n of the person's one voice. */
export type Voice = { readonly votes: readonly Vote[] };

export function withoutEmpty(groups: Ballot): Ballot {
  return groups.filter((group) => group.length > 0);
}

/** Whether a ballot prefers anything to anything. */
export function compares(ballot: Ballot): boolean {
  return ballot.length > 1;
}

/** The ballot as far as it speaks of these images. The first place of an image counts. */
export function keepImages(
  ballot: Ballot,
  live: ReadonlySet<ImageId> | ReadonlyMap<ImageId, unknown>,
): Ballot {
  const seen = new Set<ImageId>();
  return ballot
    .map((group) =>
      group.filter((image) => {
        if (!live.has(image) || seen.has(image)) return false;
        seen.add(image);
        return true;
      }),
    )
    .filter((group) => group.length > 0);
}
