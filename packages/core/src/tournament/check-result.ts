// Checks that a result can be the outcome of a tournament (TO-45), whichever client sends it.
// Invariant: the output of `toSaved` has no issue. A result without an issue has at most one champion, which lost no duel.
// The server checks that images and winner belong to the album. Disabled images are ignored, because they are never shown.
import { fromSaved, type StoredTournament } from './wire.ts';

export type ResultIssueCode = 'two_champions' | 'champion_lost';

/** `field` is a path in the request body, such as `images.2.place`. */
export type ResultIssue = { field: string; code: ResultIssueCode };

export type ResultImage = StoredTournament['images'][number] & {
  readonly place: number;
  readonly lose?: boolean;
};

export type Result = Omit<StoredTournament, 'images'> & { readonly images: readonly ResultImage[] };

/** A result without a named winner needs no image in first place: the winner may have left the album. */
export function checkResult(result: Result): ResultIssue[] {
  const winner = result.images.find(({ id_image }) => id_image === result.winner_id);
  const claims = winner === undefined ? isFirst : getRival(winner, crownedIn(result));
  const issues: ResultIssue[] = [];
  let champion = winner;
  for (const [index, image] of result.images.entries()) {
    if (image === winner) {
      if (image.lose === true) issues.push({ field: `images.${index}.lose`, code: 'champion_lost' });
    } else if (image.disable !== true && claims(image)) {
      if (champion !== undefined) issues.push({ field: `images.${index}.place`, code: 'two_champions' });
      champion ??= image;
    }
  }
  return issues;
}

/**
 * Returns a test for images that compete with the named winner: in first
 * place, placed at least as high as the winner, or shown as champion.
 */
function getRival(winner: ResultImage, crowned: ReadonlySet<number>): (image: ResultImage) => boolean {
  return (image) =>
    isFirst(image) || (winner.disable !== true && image.place <= winner.place) || crowned.has(image.id_image);
}

/** Returns whether the image is in first place and never beaten. At most one image of a valid result is. */
export function isFirst({ place, lose, disable }: ResultImage): boolean {
  return place <= 1 && lose !== true && disable !== true;
}

/** The images that the viewer would show under « champion ». */
function crownedIn(result: Result): ReadonlySet<number> {
  const group = fromSaved(result).groups.find(({ kind }) => kind === 'champion');
  return new Set(group?.images);
}
