// Wire schemas with a part for each kind of content.
import { type TArray, type TSchema, Type } from 'typebox';
import { CONTENT_KINDS, type ContentKind, type ListName, listName } from '../../content-kind.ts';
import * as ranking from './ranking.ts';
import * as tierlist from './tierlist.ts';
import * as tournament from './tournament.ts';

/** All schemas of each kind. */
export const KIND_SCHEMAS: Readonly<Record<ContentKind, object>> = { tierlist, tournament, ranking };

const SUMMARIES = {
  tierlist: tierlist.TierlistSummary,
  tournament: tournament.TournamentSummary,
  ranking: ranking.RankingSummary,
} as const satisfies Record<ContentKind, TSchema>;

type SummaryLists = { [K in ContentKind as ListName<K>]: TArray<(typeof SUMMARIES)[K]> };

/** The cards of each kind, under the name of its list. */
export const summaryLists = Object.fromEntries(
  CONTENT_KINDS.map((kind) => [listName(kind), Type.Array(SUMMARIES[kind])]),
) as SummaryLists;

export const Kind = Type.Unsafe<ContentKind>(Type.Union(CONTENT_KINDS.map((kind) => Type.Literal(kind))));
