import type { Standings } from '../convert-content/standings.ts';
import { groupTitle } from './messages.ts';
import { fromSaved, type StoredTournament } from './wire.ts';

/** Images that lost in the same round are equal. */
export function standingsFromTournament(saved: StoredTournament): Standings {
  const { groups } = fromSaved(saved);
  return {
    groups: groups.map((group) => ({ label: groupTitle(group, 'viewer'), images: group.images })),
    unknown: [],
  };
}
