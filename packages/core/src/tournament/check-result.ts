// Whether a result can be the outcome of a tournament (P2 §4), whichever client sends it.
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
  const { images, winner_id } = result;
  const winner = images.find(({ id_image }) => id_image === winner_id);
  const crowned = crownedIn(result);
  const issues: ResultIssue[] = [];
  let champion = winner?.id_image ?? null;
  for (const [index, image] of images.entries()) {
    if (image === winner && image.lose === true)
      issues.push({ field: `images.${index}.lose`, code: 'champion_lost' });
    if (image === winner || image.disable === true) continue;
    const isAhead = winner !== undefined && winner.disable !== true && image.place <= winner.place;
    if (!isFirst(image) && !isAhead && !(winner && crowned.has(image.id_image))) continue;
    if (champion !== null) issues.push({ field: `images.${index}.place`, code: 'two_champions' });
    champion ??= image.id_image;
  }
  return issues;
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
