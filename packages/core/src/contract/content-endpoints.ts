// Builds the calls that all kinds of content share. Calls of a single kind (lines, images) are in endpoints.ts.
import { CONTENT_KINDS, type ContentKind, forEachKind } from '../content-kind.ts';
import { anyone, member } from './endpoint.ts';
import type * as wire from './types.ts';

/** Wire types of each kind: an entry of a list, the whole content, the bodies of a creation and of an update. */
export type ContentWire = {
  tierlist: {
    summary: wire.TierlistSummary;
    whole: wire.Tierlist;
    create: wire.CreateTierlistBody;
    update: wire.UpdateTierlistBody;
  };
  tournament: {
    summary: wire.TournamentSummary;
    /** Null for a reply without a tournament, which the viewer shows as « not found » (TO-56). */
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

/** Kinds with a flat list of images and separate calls for its entries; a tier list has lines instead. */
export type FlatKind = {
  [K in ContentKind]: ContentWire[K] extends { image: unknown; createImage: object } ? K : never;
}[ContentKind];

export type ListOf<T> = { query: wire.ListQuery; data: T[]; meta: wire.PageMeta };

/** The reply to a save, with the version needed for the next one. */
export type Saved = { id: number; version: number };
export type SavedContent = Saved & { private: boolean };

/** The reply hides how many other people reported the same. */
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

export const CONTENT_ENDPOINTS = forEachKind(callsFor) as { readonly [K in ContentKind]: ContentCalls<K> };

const imageCallsFor = <K extends FlatKind>(kind: K) => ({
  list: anyone.get<{ data: ContentWire[K]['image'][] }>(`/${kind}/:id/image`),
  create: member.post<{ body: ContentWire[K]['createImage']; data: { id: number } }>(`/${kind}/image`),
  deleteAll: member.delete<{ data: { id: number } }>(`/${kind}/:id/images`),
});

export const IMAGE_ENDPOINTS: { readonly [K in FlatKind]: ReturnType<typeof imageCallsFor<K>> } = {
  tournament: imageCallsFor('tournament'),
  ranking: imageCallsFor('ranking'),
};

export const FLAT_KINDS = Object.keys(IMAGE_ENDPOINTS) as FlatKind[];

type Names<K extends ContentKind> = {
  list: `list${Capitalize<K>}s`;
  get: `get${Capitalize<K>}`;
  create: `create${Capitalize<K>}`;
  update: `update${Capitalize<K>}`;
  delete: `delete${Capitalize<K>}`;
  report: `report${Capitalize<K>}`;
};

/** Maps the calls of a kind, or values per call, to the names used in the API description: `listTierlists`, `getTierlist`, … */
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

function nameImageCalls<K extends FlatKind>(kind: K): ImageCalls<K> {
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const { list, create, deleteAll } = IMAGE_ENDPOINTS[kind];
  const named = {
    [`list${name}Images`]: list,
    [`create${name}Image`]: create,
    [`delete${name}Images`]: deleteAll,
  };
  return named as ImageCalls<K>;
}

type ImageCalls<K extends FlatKind> = Readonly<
  Record<`list${Capitalize<K>}Images`, ReturnType<typeof imageCallsFor<K>>['list']> &
    Record<`create${Capitalize<K>}Image`, ReturnType<typeof imageCallsFor<K>>['create']> &
    Record<`delete${Capitalize<K>}Images`, ReturnType<typeof imageCallsFor<K>>['deleteAll']>
>;

type NamedCalls = {
  [K in ContentKind]: { readonly [C in keyof Names<K> as Names<K>[C]]: ContentCalls<K>[C] };
}[ContentKind];
type NamedImageCalls = { [K in FlatKind]: ImageCalls<K> }[FlatKind];

type Intersection<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

/** The calls of every kind under their names. */
export const CONTENT_CALLS: Intersection<NamedCalls | NamedImageCalls> = Object.assign(
  {},
  ...CONTENT_KINDS.map((kind) => nameContentCalls(kind, CONTENT_ENDPOINTS[kind])),
  ...FLAT_KINDS.map(nameImageCalls),
);
