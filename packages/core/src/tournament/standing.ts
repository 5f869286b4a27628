import type { Standings } from '../convert-content/standings.ts';
import type { Group } from './result.ts';
import { fromSaved, type StoredTournament } from './wire.ts';

/** Images that lost in the same round are equal; `toLabel` phrases the round. */
export function standingsFromTournament(
  saved: StoredTournament,
  toLabel: (group: Group) => string,
): Standings {
  const { groups } = fromSaved(saved);
  return {
    groups: groups.map((group) => ({ label: toLabel(group), images: group.images })),
    unknown: [],
  };
}
