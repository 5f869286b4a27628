// What a save sends: the details, and the whole result when one was played (product.md §2, « Saves are atomic »).
import type { UpdateTournamentBody } from '@palmares/core/contract/types';
import type { Tournament } from '@palmares/core/tournament/tournament';
import { toSaved } from '@palmares/core/tournament/wire';
import type { Details } from './play-source.ts';

export type TournamentSave = Required<Pick<UpdateTournamentBody, 'name' | 'description' | 'private'>> &
  Pick<UpdateTournamentBody, 'turn' | 'winner_id' | 'images'> & { name: string };

/** Without a finished tournament only the details change. */
export function toSaveBody(details: Details, tournament: Tournament | null): TournamentSave {
  const description = details.description.trim();
  return {
    name: details.name.trim(),
    description: description === '' ? null : description,
    private: details.private,
    ...(tournament === null ? null : toSaved(tournament)),
  };
}
