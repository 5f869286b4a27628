import type {
  Tournament,
  TournamentDuel,
  TournamentImage,
  TournamentSummary,
} from '@palmares/core/contract/types';
import type { Actor } from '@palmares/core/permissions';
import { type AddressDeps, presentImage } from '../../catalog/image/image.presenter.ts';
import { addressingFor, mayReadContent, presentContent, presentWhole } from '../shared/content.presenter.ts';
import type { Whole } from '../shared/content.repository.ts';
import type { TournamentCardRow, TournamentImageRow, TournamentRow } from './tournament.repository.ts';

export function presentTournamentSummary(
  deps: AddressDeps,
  actor: Actor,
  row: TournamentCardRow,
): TournamentSummary {
  const shown = mayReadContent(actor, row) && row.cover !== null;
  return {
    ...presentContent(actor, row),
    turn: row.turn,
    winner_id: row.winner_id,
    image_count: row.image_count,
    cover: shown && row.cover !== null ? presentImage(deps, row.cover, addressingFor(actor, row)) : null,
  };
}

/** Disabled images are stored, and shown only to the author. */
export function presentImages(
  deps: AddressDeps,
  actor: Actor,
  row: TournamentRow,
  images: readonly TournamentImageRow[],
): TournamentImage[] {
  const addressing = addressingFor(actor, row);
  const isAuthor = actor.kind === 'account' && actor.id === row.account_id;
  return images
    .filter((entry) => isAuthor || !entry.disable)
    .map((entry) => ({
      id: entry.id,
      id_tournament: entry.id_tournament,
      id_image: entry.id_image,
      place: entry.place,
      turn: entry.turn,
      lose: entry.lose,
      disable: entry.disable,
      image: presentImage(deps, entry.image, addressing),
    }));
}

export function presentTournament(
  deps: AddressDeps,
  actor: Actor,
  row: Whole<TournamentRow>,
  images: readonly TournamentImageRow[],
  duels: readonly TournamentDuel[],
): Tournament {
  return {
    ...presentWhole(deps, actor, row),
    turn: row.turn,
    winner_id: row.winner_id,
    tournamentImage: presentImages(deps, actor, row, images),
    // Duels hold no disabled image: a save with one is refused.
    duels: duels.map(({ winner_id, loser_ids }) => ({ winner_id, loser_ids })),
  };
}
