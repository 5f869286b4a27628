// What a content says, in the compact form in which the database hands it to the thread: arrays without names, because
// ten thousand contents of five hundred images are five million of them. The parsers stand apart from SERVER_KINDS, so that the
// thread does not load the services and their libraries.
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

/** `said`: JSON that the SQL of the kind has built. */
export const toVote = ({ kind, said }: { kind: ContentKind; said: string }): Vote =>
  PARSERS[kind](JSON.parse(said));
