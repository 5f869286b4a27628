// Checks that saved duels are consistent with the saved result (TO-44), whichever client sends them.
// Invariant: the output of `toSavedDuels` has no issue with that of `toSaved`. Duels without an issue name only shown images, follow an
// order of play in which no loser returns, and each winner placed at least as high as the images it beat.
// Completeness is not checked, because the duels of images that left the album are missing.
import type { ResultImage } from './check-result.ts';
import type { SavedDuel } from './saved-duels.ts';

export type DuelIssueCode = 'duel_stranger' | 'duel_lost_twice' | 'duel_impossible';

/** `field` is a path in the request body, such as `duels.2.loser_ids.0`. */
export type DuelIssue = { field: string; code: DuelIssueCode };

type Fault = { part: 'winner_id' | `loser_ids.${number}`; code: DuelIssueCode };

/** State accumulated from the duels read so far. */
type Told = {
  /** The round of the last duel, which is the score that its losers keep. */
  round: number;
  readonly lost: Set<number>;
  /** The round of the last duel that each image won. */
  readonly won: Map<number, number>;
};

/** Returns the first issue only, because later ones may be its consequences. */
export function checkDuels(duels: readonly SavedDuel[], images: readonly ResultImage[]): DuelIssue | null {
  const shown = new Map(
    images.filter(({ disable }) => disable !== true).map((image) => [image.id_image, image]),
  );
  const told: Told = { round: 0, lost: new Set(), won: new Map() };
  for (const [index, duel] of duels.entries()) {
    const fault = strangerIn(duel, shown) ?? faultIn(duel, shown, told);
    if (fault !== null) return { field: `duels.${index}.${fault.part}`, code: fault.code };
    told.round = getRound(duel, shown);
    told.won.set(duel.winner_id, told.round);
    for (const loser of duel.loser_ids) told.lost.add(loser);
  }
  return null;
}

type Shown = ReadonlyMap<number, ResultImage>;

function strangerIn({ winner_id, loser_ids }: SavedDuel, shown: Shown): Fault | null {
  if (!shown.has(winner_id)) return { part: 'winner_id', code: 'duel_stranger' };
  const index = loser_ids.findIndex((loser) => !shown.has(loser));
  return index === -1 ? null : { part: `loser_ids.${index}`, code: 'duel_stranger' };
}

function faultIn(duel: SavedDuel, shown: Shown, told: Told): Fault | null {
  const round = getRound(duel, shown);
  for (const [index, loser] of duel.loser_ids.entries()) {
    const part = `loser_ids.${index}` as const;
    if (told.lost.has(loser) || duel.loser_ids.indexOf(loser) < index)
      return { part, code: 'duel_lost_twice' };
    const { lose, turn } = shown.get(loser) ?? {};
    if (lose !== true || (turn ?? 0) !== round || round < told.round)
      return { part, code: 'duel_impossible' };
  }
  const winner = shown.get(duel.winner_id);
  const wentFurther =
    (winner?.turn ?? 0) > round && duel.loser_ids.every((loser) => isLevel(winner, shown.get(loser)));
  const wonAlready = told.won.get(duel.winner_id) === round;
  return wentFurther && !wonAlready ? null : { part: 'winner_id', code: 'duel_impossible' };
}

/** The round of a duel, read from the score of its loser: the number of rounds that the loser won before. */
function getRound({ loser_ids }: SavedDuel, shown: Shown): number {
  return shown.get(loser_ids[0] ?? 0)?.turn ?? 0;
}

/** Equal places are accepted: purging an image moves up the images behind it. */
function isLevel(winner: ResultImage | undefined, loser: ResultImage | undefined): boolean {
  return winner !== undefined && loser !== undefined && winner.place <= loser.place;
}
