// The saved form of a tournament in the API (TO-41, TO-42).
// Invariant: a saved tournament reads back with the same champion, groups and path.
// Fields such as name and visibility are not included.

import { isImageId } from '../image-id.ts';
import { TOURNAMENT } from './limits.ts';
import { computeTournamentResult, type Group, groupByRound } from './result.ts';
import { findChampionPath, type PathStep, type SavedDuel, toSavedDuels } from './saved-duels.ts';
import { countWins, type Tournament } from './tournament.ts';

/** `place`: 1 + the number of images with a higher score. `turn`: the score. */
export type SavedTournamentImage = { id_image: number; place: number; turn: number; lose: boolean };

/** `turn`: the highest score + 1. `images` go from best to worst. */
export type SavedTournament = {
  turn: number;
  winner_id: number;
  images: SavedTournamentImage[];
  duels: SavedDuel[];
};

/** A tournament as it is read. Other fields (names, paths) are ignored. */
export type StoredTournament = {
  readonly turn?: number | null;
  readonly winner_id?: number | null;
  readonly images: readonly {
    readonly id_image: number;
    readonly turn?: number | null;
    readonly disable?: boolean;
  }[];
  /** Absent when a client saved only the result. */
  readonly duels?: readonly SavedDuel[];
};

/** The tournament as the viewer shows it. `champion` is null when the data of another client does not determine it. */
export type TournamentView = {
  readonly turn: number;
  readonly champion: number | null;
  readonly groups: readonly Group[];
  /** Empty when the duels are unknown. */
  readonly path: readonly PathStep[];
};

/** Null until the tournament is finished: an unfinished one is not saved (TO-37). */
export function toSaved(tournament: Tournament): SavedTournament | null {
  const result = computeTournamentResult(tournament);
  if (!result) return null;
  const scores = countWins(tournament);
  const images: SavedTournamentImage[] = [];
  for (const group of result.groups) {
    const place = images.length + 1;
    for (const id_image of group.images)
      images.push({ id_image, place, turn: scores.get(id_image) ?? 0, lose: id_image !== result.champion });
  }
  const turn = (scores.get(result.champion) ?? 0) + 1;
  return { turn, winner_id: result.champion, images, duels: toSavedDuels(tournament) };
}

/** Reads what any client may have saved. Disabled, duplicate and invalid images are dropped. */
export function fromSaved(saved: StoredTournament): TournamentView {
  const rounds = new Map<number, number>();
  for (const { id_image, turn, disable } of saved.images) {
    if (disable === true || !isImageId(id_image) || rounds.has(id_image)) continue;
    rounds.set(id_image, getNatural(turn) + 1);
  }
  // Clients that never set `turn` leave its default of 1. Without this maximum, every image beaten in round 1 would be champion.
  const highest = [...rounds.values()].reduce((max, round) => Math.max(max, round), TOURNAMENT.defaultTurn);
  const turn = Math.max(getNatural(saved.turn), highest);
  const groups = groupByRound(rounds, turn);
  const champion = findChampion(saved.winner_id, groups, rounds);
  return { turn, champion, groups, path: findChampionPath(champion, saved.duels ?? [], rounds) };
}

/** The named winner, else the only image of the champion's group. */
function findChampion(
  named: number | null | undefined,
  groups: readonly Group[],
  shown: ReadonlyMap<number, number>,
): number | null {
  if (isImageId(named) && shown.has(named)) return named;
  const best = groups.find(({ kind }) => kind === 'champion');
  return best?.images.length === 1 ? (best.images[0] ?? null) : null;
}

function getNatural(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
