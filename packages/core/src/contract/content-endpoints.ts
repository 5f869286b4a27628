// The calls that every kind of content has, from one factory. A kind's own calls (lines, images) stand in endpoints.ts.
import type { ContentKind } from '../content-kind.ts';
import { anyone, member } from './endpoint.ts';
import type * as wire from './types.ts';

/** What travels for each kind: an entry of a list, the whole content, the bodies of a creation and of an update. */
export type ContentWire = {
  tierlist: {
    summary: wire.TierlistSummary;
    whole: wire.Tierlist;
    create: wire.CreateTierlistBody;
    update: wire.UpdateTierlistBody;
  };
  tournament: {
    summary: wire.TournamentSummary;
    /** Null: a reply without a tournament in it, which the viewer calls « not found » (TO-56). */
    whole: wire.Tournament | null;
    create: wire.CreateTournamentBody;
    update: wire.UpdateTournamentBody;
    image: wire.TournamentImage;
    createImage: wire.CreateTournamentImageBody;
  };
  ranking: {
    summary: wire.RankingSummary;
    whole: wire.Ranking;
    create: wire.CreateRankingBody;
    update: wire.UpdateRankingBody;
    image: wire.RankingImage;
    createImage: wire.CreateRankingImageBody;
  };
};

/** The kinds whose images stand in one list, with granular calls for its entries; a tier list has lines instead. */
export type FlatKind = {
  [K in ContentKind]: ContentWire[K] extends { image: unknown; createImage: object } ? K : never;
}[ContentKind];

export type ListOf<T> = { query: wire.ListQuery; data: T[]; meta: wire.PageMeta };

/** The reply to a save: enough to save again. */
export type Saved = { id: number; version: number };
export type SavedContent = Saved & { private: boolean };

/** The reply to a report does not tell how many people have reported the same. */
export type Report = { body: wire.ReportBody; data: null };

const callsFor = <K extends ContentKind>(kind: K) => ({
  list: anyone.get<ListOf<ContentWire[K]['summary']>>(`/${kind}`),
  get: anyone.get<{ data: ContentWire[K]['whole'] }>(`/${kind}/:id`),
  create: member.post<{ body: ContentWire[K]['create']; data: Saved }>(`/${kind}`),
  update: member.put<{ body: ContentWire[K]['update']; data: SavedContent }>(`/${kind}/:id`),
  delete: member.delete<{ data: { id: number } }>(`/${kind}/:id`),
  report: anyone.post<Report>(`/${kind}/:id/report`),
});

export type ContentCalls<K extends ContentKind> = ReturnType<typeof callsFor<K>>;

export const CONTENT_ENDPOINTS: { readonly [K in ContentKind]: ContentCalls<K> } = {
  tierlist: callsFor('tierlist'),
  tournament: callsFor('tournament'),
  ranking: callsFor('ranking'),
};

const imageCallsFor = <K extends FlatKind>(kind: K) => ({
  list: anyone.get<{ data: ContentWire[K]['image'][] }>(`/${kind}/:id/image`),
  create: member.post<{ body: ContentWire[K]['createImage']; data: { id: number } }>(`/${kind}/image`),
  deleteAll: member.delete<{ data: { id: number } }>(`/${kind}/:id/images`),
});

export const IMAGE_ENDPOINTS: { readonly [K in FlatKind]: ReturnType<typeof imageCallsFor<K>> } = {
  tournament: imageCallsFor('tournament'),
  ranking: imageCallsFor('ranking'),
};

type Names<K extends ContentKind> = {
  list: `list${Capitalize<K>}s`;
  get: `get${Capitalize<K>}`;
  create: `create${Capitalize<K>}`;
  update: `update${Capitalize<K>}`;
  delete: `delete${Capitalize<K>}`;
  report: `report${Capitalize<K>}`;
};

/** The calls of a kind, or something of each, under the names that the API description gives them: `listTierlists`, `getTierlist`, … */
export function nameContentCalls<K extends ContentKind, T extends Record<keyof Names<K>, unknown>>(
  kind: K,
  calls: T,
): { readonly [C in keyof Names<K> as Names<K>[C]]: T[C] } {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const named = Object.entries(calls).map(([call, value]) => [
    `${call}${name}${call === 'list' ? 's' : ''}`,
    value,
  ]);
  return Object.fromEntries(named) as { readonly [C in keyof Names<K> as Names<K>[C]]: T[C] };
}
