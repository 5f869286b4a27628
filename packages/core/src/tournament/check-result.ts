// Whether a result can be the outcome of a tournament (TO-45), whichever client sends it.
// Invariant: what `toSaved` gives has no issue; a result without an issue has one champion at most, who lost no duel.
// Leaves out: whether images and winner belong there (the server asks its tables), and disabled images, which nobody sees.
import { fromSaved, type StoredTournament } from './wire.ts';

export type ResultIssueCode = 'two_champions' | 'champion_lost';

/** `field` is a path in the body: `images.2.place`. */
export type ResultIssue = { field: string; code: ResultIssueCode };

export type ResultImage = StoredTournament['images'][number] & {
  readonly place: number;
  readonly lose?: boolean;
};

export type Result = Omit<StoredTournament, 'images'> & { readonly images: readonly ResultImage[] };

/** Without a named winner nobody has to be first: its image may have left the album. */
export function checkResult(result: Result): ResultIssue[] {
  const winner = result.images.find(({ id_image }) => id_image === result.winner_id);
  const claims = winner === undefined ? isFirst : rivalOf(winner, crownedIn(result));
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

/** Whether an image claims the title of the named winner: first itself, at least level with it, or shown among the champions. */
function rivalOf(winner: ResultImage, crowned: ReadonlySet<number>): (image: ResultImage) => boolean {
  return (image) =>
    isFirst(image) || (winner.disable !== true && image.place <= winner.place) || crowned.has(image.id_image);
}

/** Alone in front and never beaten: of a result, one image at most is so. */
export function isFirst({ place, lose, disable }: ResultImage): boolean {
  return place <= 1 && lose !== true && disable !== true;
}

/** Those that the viewer would show under « champion ». */
function crownedIn(result: Result): ReadonlySet<number> {
  const group = fromSaved(result).groups.find(({ kind }) => kind === 'champion');
  return new Set(group?.images);
}
