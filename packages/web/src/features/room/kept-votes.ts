// The votes that a tab has sent and that the server has not answered: a reload in that moment must not lose them (SA-47).
import type { RoomChoiceWire } from '@palmares/core/contract/types';
import { parseArray, parseRecord } from '@palmares/core/parse-untrusted';
import { parseNatural } from '@palmares/core/ranking/snapshot';
import { tabStorage } from '../../storage/web-storage.ts';
import type { OwnVote } from './vote-sender.ts';

const getKey = (code: string) => `palmares:room:${code}:votes` as const;

/** `seat`: the id of the guest, since another seat of the same browser has votes of its own. */
export function keepVotes(code: string, seat: number, votes: readonly OwnVote[]): void {
  if (votes.length === 0) tabStorage.remove(getKey(code));
  else tabStorage.write(getKey(code), JSON.stringify({ seat, votes }));
}

export function readKeptVotes(code: string, seat: number): readonly OwnVote[] {
  const kept = parseRecord(tabStorage.readJson(getKey(code)));
  return kept?.['seat'] === seat ? parseArray(kept['votes']).flatMap((vote) => parseVote(vote) ?? []) : [];
}

function parseVote(vote: unknown): OwnVote | null {
  const record = parseRecord(vote);
  const choice = record?.['choice'];
  if (typeof choice !== 'number' && !Array.isArray(choice)) return null;
  // The server checks the groups of a ballot.
  return { step: parseNatural(record?.['step']), choice: choice as RoomChoiceWire };
}
