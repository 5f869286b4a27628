// Interpretations of contents as ballots that were compared for each kind (docs/PALMARES.md). The product uses those of core/palmares.

import type { Ballot } from '@palmares/core/palmares/ballot';
import { ballotsFromDuels } from '@palmares/core/palmares/duel-ballots';
import { ballotFromRanking } from '@palmares/core/ranking/ballot';
import { ballotFromTournament } from '@palmares/core/tournament/ballot';
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
  read: (person) => ballotsFromDuels(playTournament(person).duels, allLive),
};

export const order: Reading = {
  kind: 'rankings',
  name: 'finished',
  read: (person) => [ballotFromRanking(playRanking(person, 1))],
};

export const tournamentReadings: readonly Reading[] = [
  forest,
  {
    kind: 'tournaments',
    name: 'duels alone',
    read: (person) =>
      playTournament(person).duels.map(({ winner_id, loser_ids }) => [[winner_id], loser_ids]),
  },
  { kind: 'tournaments', name: 'rounds', read: (person) => [ballotFromTournament(playTournament(person))] },
];

/** `share` is the played share of the ranking. */
export function rankingReadings(share: number): readonly Reading[] {
  const kind = `rankings, ${Math.round(share * 100)} % played`;
  const getRows = (person: Person) => playRanking(person, share);
  return [
    { kind, name: 'order, points, shown in vain', read: (person) => [ballotFromRanking(getRows(person))] },
    {
      kind,
      name: 'order, points',
      read: (person) => [ballotFromRanking(getRows(person).filter(({ points }) => points !== 0))],
    },
    {
      kind,
      name: 'order, in progress alike, shown in vain',
      read: (person) => [
        ballotFromRanking(getRows(person).map((row) => ({ ...row, points: Math.min(row.points, 1) }))),
      ],
    },
    {
      kind,
      name: 'order alone',
      read: (person) => [ballotFromRanking(getRows(person).filter(({ points }) => points < 0))],
    },
  ];
}
