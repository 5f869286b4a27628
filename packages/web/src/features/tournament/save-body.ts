// What a save sends: the details, and the whole result when one was played (product.md §2, « Saves are atomic »).
import type { UpdateTournamentBody } from '@palmares/core/contract/types';
import type { Tournament } from '@palmares/core/tournament/tournament';
import { toSaved } from '@palmares/core/tournament/wire';
import { type Details, toSavedDetails } from '../../lib/content-details.ts';

export type TournamentResult = Pick<UpdateTournamentBody, 'turn' | 'winner_id' | 'images'>;

export type TournamentSave = Required<Pick<UpdateTournamentBody, 'name' | 'description' | 'private'>> &
  TournamentResult & { name: string };

/** Without a finished tournament only the details change; `saved` is what a copy takes along then. */
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
