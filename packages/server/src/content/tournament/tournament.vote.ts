import type { Vote } from '@palmares/core/palmares/ballot';
import { ballotFromTournament } from '@palmares/core/tournament/ballot';
import { removeFromDuels, type SavedDuel } from '@palmares/core/tournament/saved-duels';

type PlayedImage = [image: number, turn: number, disable: boolean];
type Tournament = [turn: number, winner: number | null, images: PlayedImage[], duels: SavedDuel[] | null];

/** `said` is the JSON built by the repository's SQL. Duels of hidden images are removed, because nobody may see them. */
export function parseVote(said: unknown): Vote {
  const [turn, winner_id, played, duels] = said as Tournament;
  const images = played.map(([id_image, score, disable]) => ({ id_image, turn: score, disable }));
  const ballot = ballotFromTournament({ turn, winner_id, images });
  const hidden = images.filter(({ disable }) => disable).map(({ id_image }) => id_image);
  return duels === null ? { ballot } : { ballot, duels: removeFromDuels(duels, hidden) };
}
