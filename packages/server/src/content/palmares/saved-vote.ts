// What a content says, in the compact form in which the database hands it to the thread (palmares.repository.ts): arrays without names, because
// ten thousand contents of five hundred images are five million of them.
import type { ContentKind } from '@palmares/core/content-kind';
import type { Vote } from '@palmares/core/palmares/ballot';
import {
  ballotOfRanking,
  ballotOfTierlist,
  ballotOfTournament,
} from '@palmares/core/palmares/content-ballots';
import { duelsWithout, type SavedDuel } from '@palmares/core/tournament/saved-duels';

type Line = [label: string, placement: number, images: number[]];
type PlayedImage = [image: number, turn: number, disable: boolean];
type Tournament = [turn: number, winner: number | null, images: PlayedImage[], duels: SavedDuel[] | null];
type RankedImage = [image: number, points: number, viewed: number];

/** `said`: JSON that the repository's SQL has built. */
export function toVote({ kind, said }: { kind: ContentKind; said: string }): Vote {
  const saved: unknown = JSON.parse(said);
  switch (kind) {
    case 'tierlist':
      return voteOfTierlist(saved as Line[]);
    case 'tournament':
      return voteOfTournament(saved as Tournament);
    case 'ranking':
      return voteOfRanking(saved as RankedImage[]);
  }
}

function voteOfTierlist(lines: readonly Line[]): Vote {
  const stored = lines.map(([label, placement, images]) => ({
    label,
    placement,
    images: images.map((id_image, index) => ({ id_image, placement: index + 1 })),
  }));
  return { ballot: ballotOfTierlist(stored) };
}

/** Duels of hidden images are nobody's to see either. */
function voteOfTournament([turn, winner_id, played, duels]: Tournament): Vote {
  const images = played.map(([id_image, score, disable]) => ({ id_image, turn: score, disable }));
  const ballot = ballotOfTournament({ turn, winner_id, images });
  const hidden = images.filter(({ disable }) => disable).map(({ id_image }) => id_image);
  return duels === null ? { ballot } : { ballot, duels: duelsWithout(duels, hidden) };
}

function voteOfRanking(rows: readonly RankedImage[]): Vote {
  return {
    ballot: ballotOfRanking(rows.map(([id_image, points, viewed]) => ({ id_image, points, viewed }))),
  };
}
