// The path of an image through a finished tournament, from its saved duels: the images it beat, round by round, and its loss.
// Invariant: a champion has no loss. Unknown images are omitted, and so are steps without any known image.
// Tournaments without saved duels have no paths.
import type { Group } from './result.ts';
import type { PathStep, SavedDuel } from './saved-duels.ts';

export type ImagePath = {
  readonly wins: readonly PathStep[];
  readonly loss: {
    readonly round: number;
    readonly isFinal: boolean;
    readonly winner: number;
    /** In a duel of three, the other loser. */
    readonly beside: readonly number[];
  } | null;
};

/** `groups` are those of the result, best first. */
export function findImagePath(
  image: number,
  duels: readonly SavedDuel[],
  groups: readonly Group[],
): ImagePath {
  const rounds = new Map(groups.flatMap(({ round, images }) => images.map((id) => [id, round] as const)));
  const final = (groups[0]?.round ?? 1) - 1;
  const shown = (images: readonly number[]) => images.filter((id) => rounds.has(id));
  const wins = duels
    .filter(({ winner_id }) => winner_id === image)
    .flatMap(({ loser_ids }) => {
      const beaten = shown(loser_ids);
      const round = rounds.get(beaten[0] ?? 0);
      return round === undefined ? [] : [{ round, isFinal: round === final, beaten }];
    });
  const lost = duels.find(({ loser_ids }) => loser_ids.includes(image));
  const round = rounds.get(image);
  if (lost === undefined || round === undefined || !rounds.has(lost.winner_id)) return { wins, loss: null };
  const beside = shown(lost.loser_ids.filter((id) => id !== image));
  return { wins, loss: { round, isFinal: round === final, winner: lost.winner_id, beside } };
}
