// The ballot: the common form of people's opinions on the images of an album, for all kinds of content.
// Invariant of the output of `keepImages`: no duplicate image, no empty group, only live images.
// The ballot.ts of each kind converts contents to ballots.
import type { ImageId } from '../image-id.ts';
import type { SavedDuel } from '../tournament/saved-duels.ts';

/** Groups from best to worst. The order within a group is unknown, and absent images were not judged. */
export type Ballot = readonly (readonly ImageId[])[];

/** The vote of one content. `duels` are the saved duels of a tournament, including images that have since left the album. */
export type Vote = { readonly ballot: Ballot; readonly duels?: readonly SavedDuel[] };

/** All votes of one person on an album. Each of n votes has the weight 1/n. */
export type Voice = { readonly votes: readonly Vote[] };

export function removeEmptyGroups(groups: Ballot): Ballot {
  return groups.filter((group) => group.length > 0);
}

/** Returns whether a ballot orders at least one pair of images. */
export function hasPreference(ballot: Ballot): boolean {
  return ballot.length > 1;
}

/** Restricts a ballot to these images and keeps the first occurrence of each. */
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
