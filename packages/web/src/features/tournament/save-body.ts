// Builds the body of a save: the details, and the whole result when one was played (TO-43).
import type { UpdateTournamentBody } from '@palmares/core/contract/types';
import { removeFromDuels } from '@palmares/core/tournament/saved-duels';
import type { Tournament } from '@palmares/core/tournament/tournament';
import { toSaved } from '@palmares/core/tournament/wire';
import { type Details, toSavedDetails } from '../../lib/content-details.ts';

export type TournamentResult = Pick<UpdateTournamentBody, 'turn' | 'winner_id' | 'images' | 'duels'>;

export type TournamentSave = Required<Pick<UpdateTournamentBody, 'name' | 'description' | 'private'>> &
  TournamentResult & { name: string };

/** Removes lost images from a saved result. Null when its champion is lost, because the duels that led to it are no longer known. */
export function removeFromResult(
  result: TournamentResult,
  lost: ReadonlySet<number>,
): TournamentResult | null {
  const { turn, winner_id, images = [], duels } = result;
  if (winner_id != null && lost.has(winner_id)) return null;
  const left = images.filter(({ id_image }) => !lost.has(id_image));
  if (left.length === images.length) return result;
  return {
    ...(turn === undefined ? {} : { turn }),
    ...(winner_id === undefined ? {} : { winner_id }),
    images: left.map((image) => ({
      ...image,
      place: 1 + left.filter((other) => isAbove(other, image)).length,
    })),
    ...(duels === undefined ? {} : { duels: removeFromDuels(duels, [...lost]) }),
  };
}

function isAbove(other: { readonly turn?: number }, image: { readonly turn?: number }): boolean {
  return (other.turn ?? 0) > (image.turn ?? 0);
}

/** Builds the body. Without a finished tournament only the details change; `saved` is the result that a copy includes then. */
export function toSaveBody(
  details: Details,
  tournament: Tournament | null,
  saved: TournamentResult | null = null,
): TournamentSave {
  return {
    ...toSavedDetails(details),
    ...(tournament === null ? saved : toSaved(tournament)),
  };
}
