// Wire schemas with a part for each kind of content.
import { type TArray, type TSchema, Type } from 'typebox';
import { CONTENT_KINDS, type ContentKind, type ListName, listName } from '../../content-kind.ts';
import * as ranking from './ranking.ts';
import * as tierlist from './tierlist.ts';
import * as tournament from './tournament.ts';

/** All schemas of each kind. */
export const KIND_SCHEMAS: Readonly<Record<ContentKind, object>> = { tierlist, tournament, ranking };

/** The schemas of `ContentWire` (content-endpoints.ts), under the same names; the server's routes compare them. */
export const CONTENT_SCHEMAS = {
  tierlist: {
    summary: tierlist.TierlistSummary,
    whole: tierlist.Tierlist,
    create: tierlist.CreateTierlistBody,
    update: tierlist.UpdateTierlistBody,
  },
  tournament: {
    summary: tournament.TournamentSummary,
    whole: tournament.Tournament,
    create: tournament.CreateTournamentBody,
    update: tournament.UpdateTournamentBody,
    image: tournament.TournamentImage,
    createImage: tournament.CreateTournamentImageBody,
  },
  ranking: {
    summary: ranking.RankingSummary,
    whole: ranking.Ranking,
    create: ranking.CreateRankingBody,
    update: ranking.UpdateRankingBody,
    image: ranking.RankingImage,
    createImage: ranking.CreateRankingImageBody,
  },
} as const satisfies Record<ContentKind, Readonly<Record<string, TSchema>>>;

type SummaryLists = { [K in ContentKind as ListName<K>]: TArray<(typeof CONTENT_SCHEMAS)[K]['summary']> };

/** The cards of each kind, under the name of its list. */
export const summaryLists = Object.fromEntries(
  CONTENT_KINDS.map((kind) => [listName(kind), Type.Array(CONTENT_SCHEMAS[kind].summary)]),
) as SummaryLists;

export const Kind = Type.Unsafe<ContentKind>(Type.Union(CONTENT_KINDS.map((kind) => Type.Literal(kind))));
