// What a save sends: the details, and the whole result when one was played (product.md §2, « Saves are atomic »).
import type { UpdateTournamentBody } from '@palmares/core/contract/types';
import type { Tournament } from '@palmares/core/tournament/tournament';
import { toSaved } from '@palmares/core/tournament/wire';
import { type Details, toSavedDetails } from '../../lib/content-details.ts';

export type TournamentSave = Required<Pick<UpdateTournamentBody, 'name' | 'description' | 'private'>> &
  Pick<UpdateTournamentBody, 'turn' | 'winner_id' | 'images'> & { name: string };

/** Without a finished tournament only the details change. */
export function toSaveBody(details: Details, tournament: Tournament | null): TournamentSave {
  return {
    ...toSavedDetails(details),
    ...(tournament === null ? null : toSaved(tournament)),
  };
}
