// What a content may be taken to say: for each kind the ways that were compared (docs/PALMARES.md). The product's own reads are those of
// core/palmares.

import type { Ballot } from '@palmares/core/palmares/ballot';
import { ballotOfRanking, ballotOfTournament } from '@palmares/core/palmares/content-ballots';
import { ballotsOfDuels } from '@palmares/core/palmares/duel-ballots';
import { makeTierlist, type Person, playRanking, playTournament } from './people.ts';

export type Reading = {
  readonly kind: string;
  readonly name: string;
  readonly read: (person: Person) => readonly Ballot[];
};

const allLive = () => true;

export const tiers: Reading = { kind: 'tier lists', name: 'tiers', read: (person) => [makeTierlist(person)] };

export const forest: Reading = {
  kind: 'tournaments',
  name: 'duels, with what follows from them',
  read: (person) => ballotsOfDuels(playTournament(person).duels, allLive),
};

export const order: Reading = {
  kind: 'rankings',
  name: 'finished',
  read: (person) => [ballotOfRanking(playRanking(person, 1))],
};

export const tournamentReadings: readonly Reading[] = [
  forest,
  {
    kind: 'tournaments',
    name: 'duels alone',
    read: (person) =>
      playTournament(person).duels.map(({ winner_id, loser_ids }) => [[winner_id], loser_ids]),
  },
  { kind: 'tournaments', name: 'rounds', read: (person) => [ballotOfTournament(playTournament(person))] },
];

/** `share`: how far the ranking was played. */
export function rankingReadings(share: number): readonly Reading[] {
  const kind = `rankings, ${Math.round(share * 100)} % played`;
  return [
    { kind, name: 'order, then points', read: (person) => [ballotOfRanking(playRanking(person, share))] },
    { kind, name: 'order, then points, then shown in vain', read: (person) => [withShown(person, share)] },
    { kind, name: 'order, then all in progress alike', read: (person) => [inProgressAlike(person, share)] },
    { kind, name: 'order alone', read: (person) => [ranked(person, share)] },
  ];
}

function withShown(person: Person, share: number): Ballot {
  const rows = playRanking(person, share);
  const shown = rows.filter(({ points, viewed }) => points === 0 && viewed > 0);
  return [...ballotOfRanking(rows), shown.map(({ id_image }) => id_image)].filter(({ length }) => length > 0);
}

function inProgressAlike(person: Person, share: number): Ballot {
  const rows = playRanking(person, share).map((row) => ({ ...row, points: Math.min(row.points, 1) }));
  return ballotOfRanking(rows);
}

function ranked(person: Person, share: number): Ballot {
  return ballotOfRanking(playRanking(person, share).filter(({ points }) => points < 0));
}
