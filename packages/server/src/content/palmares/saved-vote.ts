// The vote of a content, in the compact form in which the database passes it to the thread: arrays without names, because ten thousand
// contents of five hundred images are five million entries. The parsers are separate from SERVER_KINDS, so that the thread does not load
// the services and their libraries.
import type { ContentKind } from '@palmares/core/content-kind';
import type { Vote } from '@palmares/core/palmares/ballot';
import { parseVote as parseRanking } from '../ranking/ranking.vote.ts';
import { parseVote as parseTierlist } from '../tierlist/tierlist.vote.ts';
import { parseVote as parseTournament } from '../tournament/tournament.vote.ts';

const PARSERS: Readonly<Record<ContentKind, (said: unknown) => Vote>> = {
  tierlist: parseTierlist,
  tournament: parseTournament,
  ranking: parseRanking,
};

/** `said` is the JSON built by the kind's SQL. */
export const toVote = ({ kind, said }: { kind: ContentKind; said: string }): Vote =>
  PARSERS[kind](JSON.parse(said));
